import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import type { TestDatabase } from 'base/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestContent, createTestResort, origin } from '../testing.ts'
import { readEditorPage, readPublishedPage } from '../../drafts/editor-page.ts'
import { numberIn, editedPage, zone } from './numbered-page.ts'

const kills = 6
const writer = join(import.meta.dirname, 'writer.ts')
/** With this a process ends when the test run does, however that went. */
const leaveWithParent = resolve('tools/start/exit-with-parent.ts')

let database: TestDatabase
beforeAll(async () => {
  database = await createTestResort()
})
afterAll(() => database.close())

/** Writes from `first` on, and is killed some milliseconds after its first answer; tells the last numbers that were answered. */
async function writeUntilKilled(first: number, milliseconds: number): Promise<{ saved: number; published: number }> {
  const answered = { saved: 0, published: 0 }
  const child = fork(writer, [database.url, String(first)], { execArgv: ['--import', leaveWithParent] })
  child.on('message', (answer) => Object.assign(answered, answer))
  await once(child, 'message')
  await new Promise((over) => setTimeout(over, milliseconds))
  const gone = once(child, 'close')
  child.kill('SIGKILL')
  await gone
  return answered
}

/** The numbers that an editor and a visitor are shown, wherever one stands, the page's path, and where an earlier one leads. */
async function shown(earlier: string) {
  const [draft, published] = [await readEditorPage(database, editedPage), await readPublishedPage(database, editedPage)]
  const path = published?.fields.path ?? ''
  const content = await createTestContent(database)
  const [found] = await content.reader.search('fr', published?.fields.title ?? '')
  const visited = await content.reader.read('fr', path)
  const way = await content.reader.resolve(origin, earlier)
  await content.close()
  return {
    draft: [draft?.fields.title, draft?.zones.find(({ id }) => id === zone)?.blocks].map(numberIn),
    visitor: [visited?.fields, visited?.zones.find(({ id }) => id === zone)?.blocks, found?.title].map(numberIn),
    path,
    way,
  }
}

test('killed at random moments while saving and publishing, nothing that was answered is lost and no half is shown', async () => {
  let next = 1
  let earlier = '/mediation/'
  for (let kill = 0; kill < kills; kill += 1) {
    // Moments that differ from kill to kill, and from one step of a publication to the next.
    const answered = await writeUntilKilled(next, kill * 12)
    const { draft, visitor, path, way } = await shown(earlier)
    const [number = 0] = visitor
    expect(visitor).toEqual([number, number, number])
    expect(number).toBeGreaterThanOrEqual(answered.published)
    for (const one of draft) expect(one).toBeGreaterThanOrEqual(answered.saved)
    expect(way).toEqual(
      path === earlier ? { kind: 'page', lang: 'fr', path } : { kind: 'redirect', to: path, status: 301 },
    )
    next = Math.max(...draft) + 1
    earlier = path
  }
  expect(next).toBeGreaterThan(kills)
}, 120_000)
