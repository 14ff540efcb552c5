import type { Database } from 'base/database'
import { listen } from 'base/database/notify'
import type { Log } from 'base/log'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { changeChannel } from '../drafts/notify-change.ts'
import { site } from '../store/schema.ts'

const notification = z.object({ site: z.string(), tags: z.array(z.string()) })
type Listener = (tags: string[]) => void

/** Emits the changes of a site, made by this process or another. */
export type Changes = { onChange: (listener: Listener) => () => void; close: () => Promise<void> }

/**
 * Listens for the notifications of publications. Emits '*' where a change may have been missed: after a lost connection, after a
 * notification that cannot be read, and when polling finds another revision of the site.
 */
export async function listenForChanges(
  { db }: Pick<Database, 'db'>,
  url: string,
  siteKey: string,
  log: Log,
): Promise<Changes> {
  const listeners = new Set<Listener>()
  const emit = (tags: string[]): void => listeners.forEach((listener) => listener(tags))
  const close = await listen(url, changeChannel, receive, emitAll, { log, readRevision })
  return {
    close,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }

  function receive(payload: string): void {
    const { site: changed, tags } = notification.parse(JSON.parse(payload))
    if (changed === siteKey) emit(tags)
  }

  function emitAll(): void {
    log.warn('changes of content may have been missed: everything is read anew')
    emit(['*'])
  }

  async function readRevision(): Promise<number | undefined> {
    const [found] = await db.select({ revision: site.revision }).from(site).where(eq(site.key, siteKey))
    return found?.revision
  }
}
