import { expect, test } from 'vitest'
import type { DraftPart } from '../saving/draft-part.ts'
import { hasUnpublishedChanges, isOutdated } from './editor-state.ts'

type Given = Parameters<typeof hasUnpublishedChanges>[0]
const saved = (base: number): DraftPart<unknown> => ({ state: 'saved', base, value: [] })
const state = (draft: number, published: number | null, base?: number): Given => ({
  typing: false,
  versions: { hero: { draft, published } },
  parts: base === undefined ? {} : { hero: saved(base) },
})

test.each([
  ['a draft that is published, before its parts are opened', state(3, 3), false],
  ['a draft that is not', state(4, 3, 4), true],
  ['one that was never published', state(1, null, 1), true],
  ['a draft that a colleague published', state(4, 4, 3), false],
])('EDIT-5 unpublished changes: %s', (_, given, expected) => {
  expect(hasUnpublishedChanges(given)).toBe(expected)
})

test('EDIT-5 a page is outdated when somebody else saved a newer draft of a part that waits for nothing', () => {
  expect(isOutdated(state(4, 4, 3))).toBe(true)
  expect(isOutdated(state(3, 1, 3))).toBe(false)
  const own = { ...state(4, 4), parts: { hero: { state: 'edited', base: 3, value: [] } as DraftPart<unknown> } }
  expect(isOutdated(own)).toBe(false)
})
