import type { Pool } from 'pg'
import { msUntilNextNotification, deleteNotification, claimDueNotifications } from './bank-store.ts'
import type { DueNotification } from './bank-store.ts'
import { messageFields } from './messages.ts'
import type { Account } from './messages.ts'

/** Sends the bank's notifications to the shop until each is confirmed. */
export type Notifier = {
  /** Sends what is due now, without waiting for the timer. */
  sendDueNow: () => Promise<void>
  stop: () => Promise<void>
}

/** Posts a notification to the shop. */
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
const timeoutMs = 5000

/** Resumes after a crash: what is due is in the bank's tables. */
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
    sendDueNow: wake,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await turn
    },
  }
}

export const postOverHttp: Post = (url, body) =>
  fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })

async function sendDue(options: Options): Promise<number> {
  const due = await claimDueNotifications(options.pool, options.backoffMs, options.longestMs)
  await Promise.all(due.map((one) => send(options, one)))
  const next = await msUntilNextNotification(options.pool)
  return next === undefined ? longestSleepMs : Math.min(Math.max(next, 5), longestSleepMs)
}

async function send(
  { pool, account, notificationUrl, post }: Options,
  { id, code, transaction }: DueNotification,
): Promise<void> {
  const body = new URLSearchParams(messageFields(transaction, code, account))
  try {
    const answer = await post(notificationUrl, body)
    if (answer.status === 200 && (await answer.text()) === 'OK') await deleteNotification(pool, id)
  } catch {
    // The shop cannot be reached: the notification stays due and is sent again later.
  }
}
