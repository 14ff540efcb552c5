import type { Pool } from 'pg'
import { nextDue, settle, takeDue } from './book.ts'
import type { Due } from './book.ts'
import { messageFields } from './messages.ts'
import type { Account } from './messages.ts'

/** Sends the bank's messages to the shop until each is confirmed. */
export type Notifier = {
  /** Sends what is due now, without waiting for the timer. */
  wake: () => Promise<void>
  stop: () => Promise<void>
}

/** Hands a message to the shop. */
export type Post = (url: string, body: URLSearchParams) => Promise<Response>

type Options = {
  pool: Pool
  account: Account
  notificationUrl: string
  backoffMs: number
  longestMs: number
  post: Post
}

const longestSleepMs = 5000
const patienceMs = 5000

/** Goes on where a killed process stopped: what is due is in the book. */
export function startNotifier(options: Options): Notifier {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let turn = Promise.resolve()
  const wake = (): Promise<void> => (turn = turn.then(work, work))
  async function work(): Promise<void> {
    clearTimeout(timer)
    if (stopped) return
    const sleep = await sendDue(options).catch(() => options.backoffMs)
    timer = setTimeout(() => void wake(), sleep)
    timer.unref()
  }
  void wake()
  return {
    wake,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await turn
    },
  }
}

export const postOverHttp: Post = (url, body) =>
  fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(patienceMs) })

async function sendDue(options: Options): Promise<number> {
  const due = await takeDue(options.pool, options.backoffMs, options.longestMs)
  await Promise.all(due.map((one) => send(options, one)))
  const next = await nextDue(options.pool)
  return next === undefined ? longestSleepMs : Math.min(Math.max(next, 5), longestSleepMs)
}

async function send({ pool, account, notificationUrl, post }: Options, { id, code, transaction }: Due): Promise<void> {
  const body = new URLSearchParams(messageFields(transaction, code, account))
  try {
    const answer = await post(notificationUrl, body)
    if (answer.status === 200 && (await answer.text()) === 'OK') await settle(pool, id)
  } catch {
    // The shop is not there: the message stays due and comes again later.
  }
}
