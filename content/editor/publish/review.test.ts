import type { EditorPage } from 'content/api/calls'
import { fail, ok } from 'base/errors'
import { expect, test } from 'vitest'
import { translateIn } from '../wording/wording.ts'
import { reviewOf } from './review.ts'

const t = translateIn('en')
const here = { key: 'contact', lang: 'fr' }
const callout = (title: string) => [
  {
    id: 'a',
    type: 'callout' as const,
    data: { tone: 'info' as const, title, text: { type: 'doc' as const, content: [] } },
  },
]
const page = (title: string, version: number, published: number | null): EditorPage => ({
  key: 'contact',
  lang: 'fr',
  today: '2026-11-21',
  fields: { path: '/contact/', name: 'Contact', title: 'Contact', disabled: false, seo: {} },
  version: 1,
  published: published === null ? null : 1,
  dirty: version !== published,
  zones: [{ id: 'hero', version, published, blocks: callout(title) }],
})
const answers = (draft: EditorPage, online?: EditorPage) => ({
  page: () => Promise.resolve(ok(draft)),
  published: () => Promise.resolve(online ? ok(online) : fail('unreachable' as const, 'no network')),
})

test('EDIT-5 what a colleague saved meanwhile is among the changes, and among what was reviewed', async () => {
  expect(await reviewOf(answers(page('Neige', 3, 1), page('Soleil', 1, 1)), here, t)).toEqual({
    comparison: [
      {
        part: 'hero',
        rows: [
          { kind: 'before', line: 'Soleil' },
          { kind: 'after', line: 'Neige' },
        ],
      },
    ],
    empty: [],
    reviewed: { fields: 1, hero: 3 },
  })
})

test('a page that visitors do not see yet has nothing to be compared with', async () => {
  expect(await reviewOf(answers(page('Neige', 1, null)), here, t)).toEqual({
    comparison: 'first',
    empty: [],
    reviewed: { fields: 1, hero: 1 },
  })
})

test('what cannot be compared is said, and what was reviewed is still known', async () => {
  expect(await reviewOf(answers(page('Neige', 3, 1)), here, t)).toEqual({
    comparison: 'unknown',
    empty: [],
    reviewed: { fields: 1, hero: 3 },
  })
})

test('EDIT-5 the required texts of the draft that are empty are named', async () => {
  const draft = { ...page('', 3, 1), fields: { ...page('', 3, 1).fields, title: ' ' } }
  const { empty } = await reviewOf(answers(draft, page('Soleil', 1, 1)), here, t)
  expect(empty).toEqual([{ part: 'fields', path: ['title'], blockType: undefined }])
})
