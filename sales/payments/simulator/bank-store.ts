import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'

/** The payment that the shop asked for, from the fields of its form. */
export type PaymentRequest = {
  orderId: string
  amountCents: number
  description: string
  lang: string
  clientIdent: string
  clientEmail: string
}

/** `state`: open until the card was given, challenge while the cardholder is asked, final. `browserCode` is the code that the browser brings back. */
export type Transaction = PaymentRequest & {
  id: string
  operation: 'payment' | 'refund'
  state: 'open' | 'challenge' | 'final'
  code: string | null
  browserCode: string | null
}

/** A notification that the shop has not confirmed yet. */
export type DueNotification = { id: string; code: string; transaction: Transaction }

const tables = `
  select pg_advisory_xact_lock(7303);
  create table if not exists bank_transaction (
    id text primary key,
    operation text not null,
    state text not null,
    amount_cents integer not null check (amount_cents >= 0),
    refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
    code text,
    told text,
    demand jsonb not null,
    created_at timestamptz not null default now());
  create table if not exists bank_notice (
    id bigint generated always as identity primary key,
    transaction_id text not null references bank_transaction,
    code text not null,
    due_at timestamptz not null,
    attempts integer not null default 0);
  create index if not exists bank_notice_due on bank_notice (due_at);`

/** Creates the bank's own tables if they do not exist. They hold all of its state, so that a crash loses nothing. */
export async function createBankTables(pool: Pool): Promise<void> {
  await pool.query(tables)
}

const columns = `t.id, t.operation, t.state, t.code, t.told as "browserCode", t.demand`
type Stored = Pick<Transaction, 'id' | 'operation' | 'state' | 'code' | 'browserCode'> & { demand: PaymentRequest }

function read({ demand, ...row }: Stored): Transaction {
  return { ...demand, ...row }
}

export async function openTransaction(pool: Pool, demand: PaymentRequest): Promise<string> {
  const id = newId('T')
  await pool.query(
    `insert into bank_transaction (id, operation, state, amount_cents, demand) values ($1, 'payment', 'open', $2, $3)`,
    [id, demand.amountCents, JSON.stringify(demand)],
  )
  return id
}

export async function findTransaction(pool: Pool, id: string): Promise<Transaction | undefined> {
  const { rows } = await pool.query<Stored>(`select ${columns} from bank_transaction t where id = $1`, [id])
  return rows[0] && read(rows[0])
}

/** Starts the 3-D Secure challenge; does nothing once the card was entered. */
export async function startChallenge(pool: Pool, id: string): Promise<void> {
  await pool.query(`update bank_transaction set state = 'challenge' where id = $1 and state = 'open'`, [id])
}

/** `notifications`: the codes that the shop's server is sent, and after how long. */
export type Outcome = { code: string; browserCode: string; notifications: { code: string; afterMs: number }[] }

/** Ends a transaction, once: its code and its notifications are written in one statement. */
export async function finishTransaction(
  pool: Pool,
  id: string,
  { code, browserCode, notifications }: Outcome,
): Promise<void> {
  await pool.query(
    `with decided as (
       update bank_transaction set state = 'final', code = $2, told = $3 where id = $1 and state <> 'final' returning id)
     insert into bank_notice (transaction_id, code, due_at)
     select decided.id, n.code, now() + n."afterMs" * interval '1 millisecond'
     from decided, jsonb_to_recordset($4::jsonb) as n(code text, "afterMs" integer)`,
    [id, code, browserCode, JSON.stringify(notifications)],
  )
}

/** Refunds, never more than was paid. Returns the refund's own id, undefined when less is left. */
export async function refund(pool: Pool, id: string, cents: number): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    `with taken as (
       update bank_transaction set refunded_cents = refunded_cents + $2
       where id = $1 and operation = 'payment' and code = '0000' and refunded_cents + $2 <= amount_cents
       returning demand),
     made as (
       insert into bank_transaction (id, operation, state, amount_cents, code, told, demand)
       select $3, 'refund', 'final', $2, '0000', '0000', demand || jsonb_build_object('amountCents', $2::int) from taken
       returning id),
     notified as (insert into bank_notice (transaction_id, code, due_at) select id, '0000', now() from made)
     select id from made`,
    [id, cents, newId('R')],
  )
  return rows[0]?.id
}

/** Claims the notifications that are due and postpones their next attempt, so that a crash in between only repeats them. */
export async function claimDueNotifications(
  pool: Pool,
  backoffMs: number,
  longestMs: number,
): Promise<DueNotification[]> {
  const { rows } = await pool.query<Stored & { notification: string; notification_code: string }>(
    `with due as (
       update bank_notice set attempts = attempts + 1,
         due_at = now() + least($2::float8, $1::float8 * power(2, least(attempts, 12))) * interval '1 millisecond'
       where id in (select id from bank_notice where due_at <= now() order by due_at limit 20 for update skip locked)
       returning id, transaction_id, code)
     select due.id as notification, due.code as notification_code, ${columns} from due join bank_transaction t on t.id = due.transaction_id`,
    [backoffMs, longestMs],
  )
  return rows.map(({ notification, notification_code: code, ...row }) => ({
    id: notification,
    code,
    transaction: read(row),
  }))
}

/** Deletes a notification that the shop has confirmed. */
export async function deleteNotification(pool: Pool, id: string): Promise<void> {
  await pool.query('delete from bank_notice where id = $1', [id])
}

/** Milliseconds until the next notification is due; undefined when there is none. */
export async function msUntilNextNotification(pool: Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ ms: number | null }>(
    'select extract(epoch from min(due_at) - now())::float8 * 1000 as ms from bank_notice',
  )
  return rows[0]?.ms ?? undefined
}

function newId(letter: string): string {
  return letter + randomBytes(10).toString('hex').toUpperCase()
}
