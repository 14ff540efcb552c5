import { listen } from 'base/database/notify'
import type { Log } from 'base/log'
import { z } from 'zod'
import { changeChannel } from '../drafts/notify-change.ts'

const announcement = z.object({ site: z.string(), tags: z.array(z.string()) })
type Listener = (tags: string[]) => void

/** Who is told of changes of a site, made by this process or another. */
export type Changes = { onChange: (listener: Listener) => () => void; close: () => Promise<void> }

/** Listens for what publishing announces. After a lost connection listeners hear '*': something may have been missed. */
export async function listenForChanges(url: string, site: string, log: Log): Promise<Changes> {
  const listeners = new Set<Listener>()
  const tell = (tags: string[]): void => listeners.forEach((listener) => listener(tags))
  const close = await listen(url, changeChannel, hear, () => {
    log.warn('changes of content may have been missed: everything is read anew')
    tell(['*'])
  })
  return {
    close,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }

  function hear(payload: string): void {
    const { site: changed, tags } = announcement.parse(JSON.parse(payload))
    if (changed === site) tell(tags)
  }
}
