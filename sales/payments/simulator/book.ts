import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'

/** What the bank was asked to take, in the words of its form. */
export type Demand = {
  orderId: string
  amountCents: number
  description: string
  lang: string
  clientIdent: string
  clientEmail: string
}

/** `state`: open until the card was given, challenge while the cardholder is asked, final. `told` is the code that the browser brings back. */
export type Transaction = Demand & {
  id: string
  operation: 'payment' | 'refund'
  state: 'open' | 'challenge' | 'final'
  code: string | null
  told: string | null
}

/** A message that the shop has not confirmed yet. */
export type Due = { id: string; code: string; transaction: Transaction }

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

/** Makes the bank's own tables when they are not there. Everything the bank promised is in them, so that a kill loses nothing. */
export async function prepareBook(pool: Pool): Promise<void> {
  await pool.query(tables)
}

const columns = `t.id, t.operation, t.state, t.code, t.told, t.demand`
type Stored = Pick<Transaction, 'id' | 'operation' | 'state' | 'code' | 'told'> & { demand: Demand }

function read({ demand, ...row }: Stored): Transaction {
  return { ...demand, ...row }
}

export async function openTransaction(pool: Pool, demand: Demand): Promise<string> {
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

/** Asks the cardholder; nothing happens when the card was given before. */
export async function challenge(pool: Pool, id: string): Promise<void> {
  await pool.query(`update bank_transaction set state = 'challenge' where id = $1 and state = 'open'`, [id])
}

/** `notices`: what the shop is told and after how long. */
export type Decision = { code: string; told: string; notices: { code: string; afterMs: number }[] }

/** Decides a transaction, once: the code and the messages about it are written together. */
export async function decide(pool: Pool, id: string, { code, told, notices }: Decision): Promise<void> {
  await pool.query(
    `with decided as (
       update bank_transaction set state = 'final', code = $2, told = $3 where id = $1 and state <> 'final' returning id)
     insert into bank_notice (transaction_id, code, due_at)
     select decided.id, n.code, now() + n."afterMs" * interval '1 millisecond'
     from decided, jsonb_to_recordset($4::jsonb) as n(code text, "afterMs" integer)`,
    [id, code, told, JSON.stringify(notices)],
  )
}

/** Pays back, never more than was taken. Answers the refund's own id, undefined when there is not that much left. */
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
     told as (insert into bank_notice (transaction_id, code, due_at) select id, '0000', now() from made)
     select id from made`,
    [id, cents, newId('R')],
  )
  return rows[0]?.id
}

/** Takes the messages that are due and puts their next attempt off, so that a kill in between only repeats them. */
export async function takeDue(pool: Pool, backoffMs: number, longestMs: number): Promise<Due[]> {
  const { rows } = await pool.query<Stored & { notice: string; notice_code: string }>(
    `with due as (
       update bank_notice set attempts = attempts + 1,
         due_at = now() + least($2::float8, $1::float8 * power(2, least(attempts, 12))) * interval '1 millisecond'
       where id in (select id from bank_notice where due_at <= now() order by due_at limit 20 for update skip locked)
       returning id, transaction_id, code)
     select due.id as notice, due.code as notice_code, ${columns} from due join bank_transaction t on t.id = due.transaction_id`,
    [backoffMs, longestMs],
  )
  return rows.map(({ notice, notice_code: code, ...row }) => ({ id: notice, code, transaction: read(row) }))
}

/** The shop has confirmed. */
export async function settle(pool: Pool, notice: string): Promise<void> {
  await pool.query('delete from bank_notice where id = $1', [notice])
}

/** How long until the next message is due; undefined when there is none. */
export async function nextDue(pool: Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ ms: number | null }>(
    'select extract(epoch from min(due_at) - now())::float8 * 1000 as ms from bank_notice',
  )
  return rows[0]?.ms ?? undefined
}

function newId(letter: string): string {
  return letter + randomBytes(10).toString('hex').toUpperCase()
}
