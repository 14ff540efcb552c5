import type { LineKind } from 'contracts/cart/kinds'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  CartState,
  HoldState,
  PriceColumn,
  PriceDerivation,
  StoredCartContent,
  StoredPeriod,
  StoredPoolData,
  StoredResort,
  StoredRules,
  StoredSelection,
  StoredTexts,
} from './column-types.ts'
import type {
  Buyer,
  MailState,
  OrderLang,
  OrderLineData,
  OrderLineKind,
  OrderState,
  PaymentAlertKind,
  PaymentState,
  TransactionState,
} from './order-types.ts'

// Money is integer cents, days are dates of the resort's calendar, states are words. Texts of four languages are `{fr, en, es, nl}`.
const instant = (name: string) => timestamp(name, { withTimezone: true })
const cents = (name: string) => integer(name)

/** Where things are sold. `data`: name, time zone, meeting points. */
export const resort = pgTable('resort', {
  id: text('id').primaryKey(),
  data: jsonb('data').$type<StoredResort>().notNull(),
})

export const merchant = pgTable(
  'merchant',
  {
    resort: text('resort').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    data: jsonb('data').$type<{ email: string; phone: string }>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.resort, table.id] })],
)

export const product = pgTable(
  'product',
  {
    resort: text('resort').notNull(),
    id: text('id').notNull(),
    kind: text('kind').$type<LineKind>().notNull(),
    type: text('type').notNull(),
    merchant: text('merchant').notNull(),
    position: integer('position').notNull(),
    texts: jsonb('texts').$type<{ name: StoredTexts; summary: StoredTexts }>().notNull(),
    rules: jsonb('rules').$type<StoredRules>().notNull(),
    /** False for what the catalogue's files no longer have. */
    onSale: boolean('on_sale').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.resort, table.id] }),
    foreignKey({ columns: [table.resort, table.merchant], foreignColumns: [merchant.resort, merchant.id] }),
  ],
)

/** A winter that is on sale. `periods`: the weeks that are not low season. */
export const season = pgTable(
  'season',
  {
    resort: text('resort').notNull(),
    id: text('id').notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    periods: jsonb('periods').$type<StoredPeriod[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.resort, table.id] })],
)

/** One price: of a product in a season, for an age category, in a period, for a number of days. */
export const tariff = pgTable(
  'tariff',
  {
    resort: text('resort').notNull(),
    season: text('season').notNull(),
    product: text('product').notNull(),
    age: text('age').notNull(),
    period: text('period').$type<PriceColumn>().notNull(),
    days: integer('days').notNull(),
    cents: cents('cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resort, table.season, table.product, table.age, table.period, table.days] }),
    check('tariff_not_negative', sql`${table.cents} >= 0`),
  ],
)

/**
 * A number of places at a time: those of a lesson's date, a room's night, a departure. `groupKey` names the pools that are offered together
 * (`lesson/<product>`), `data` holds the facts of their kind. The check is the last line of defence of "never more holds plus sales than
 * places".
 */
export const placePool = pgTable(
  'place_pool',
  {
    id: text('id').primaryKey(),
    resort: text('resort').notNull(),
    season: text('season').notNull(),
    groupKey: text('group_key').notNull(),
    /** Null for what has no date, such as a stock. */
    firstDay: date('first_day'),
    lastDay: date('last_day'),
    data: jsonb('data').$type<StoredPoolData>().notNull(),
    capacity: integer('capacity').notNull(),
    /** False for a pool that the catalogue's files no longer have: it stays for its buyers. */
    onSale: boolean('on_sale').notNull().default(true),
    held: integer('held').notNull().default(0),
    sold: integer('sold').notNull().default(0),
  },
  (table) => [
    index('pool_of_group').on(table.resort, table.groupKey, table.firstDay),
    check(
      'place_pool_places',
      sql`${table.held} >= 0 and ${table.sold} >= 0 and ${table.held} + ${table.sold} <= ${table.capacity}`,
    ),
  ],
)

/** The id is the only key to the cart, 128 bit. `previous`: what it was before its last change, while that can be undone. */
export const cart = pgTable(
  'cart',
  {
    id: text('id').primaryKey(),
    resort: text('resort').notNull(),
    version: integer('version').notNull(),
    state: text('state').$type<CartState>().notNull().default('open'),
    lang: text('lang').$type<keyof StoredTexts>().notNull(),
    stayFrom: date('stay_from'),
    stayTo: date('stay_to'),
    orderToken: text('order_token'),
    previous: jsonb('previous').$type<StoredCartContent>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('cart_left_open')
      .on(table.updatedAt)
      .where(sql`${table.state} = 'open'`),
  ],
)

export const person = pgTable(
  'person',
  {
    id: uuid('id').primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    birthDate: date('birth_date').notNull(),
  },
  (table) => [index('person_of_cart').on(table.cartId)],
)

/**
 * One product of a cart, for none, one or several of its people, in their order. `dependsOn`: lines of the cart without which it cannot be.
 * `derivation` keeps how `price_cents` came about; reductions of the whole cart are derived anew each time.
 */
export const cartLine = pgTable(
  'cart_line',
  {
    id: uuid('id').primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    people: uuid('people')
      .array()
      .notNull()
      .default(sql`'{}'`),
    quantity: integer('quantity').notNull().default(1),
    dependsOn: uuid('depends_on')
      .array()
      .notNull()
      .default(sql`'{}'`),
    position: integer('position').notNull(),
    kind: text('kind').$type<LineKind>().notNull(),
    type: text('type').notNull(),
    product: text('product').notNull(),
    selection: jsonb('selection').$type<StoredSelection>().notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    priceCents: cents('price_cents').notNull(),
    derivation: jsonb('derivation').$type<PriceDerivation>().notNull(),
  },
  (table) => [index('line_of_cart').on(table.cartId), check('cart_line_quantity', sql`${table.quantity} > 0`)],
)

/**
 * Places of one pool kept for one line. `state`: held, sold, expired, released. `place_pool.held` and `place_pool.sold` are the sums of the
 * places of these rows. A row outlives its line, as its ceiling counts for the cart, and as orders find the pools of their lines here.
 */
export const hold = pgTable(
  'hold',
  {
    id: uuid('id').primaryKey(),
    lineId: uuid('line_id').notNull(),
    cartId: text('cart_id').notNull(),
    poolId: text('pool_id')
      .notNull()
      .references(() => placePool.id),
    places: integer('places').notNull(),
    state: text('state').$type<HoldState>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    ceilingAt: instant('ceiling_at').notNull(),
  },
  (table) => [
    index('hold_of_cart').on(table.cartId),
    index('hold_of_pool').on(table.poolId),
    uniqueIndex('one_hold_a_line_and_pool')
      .on(table.lineId, table.poolId)
      .where(sql`${table.state} <> 'released'`),
    index('hold_to_expire')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'held'`),
    check('hold_places', sql`${table.places} > 0`),
  ],
)

/** Answers of writes that were done, so that a repetition with the same key gets the same answer and does nothing. */
export const writeKey = pgTable(
  'write_key',
  {
    key: uuid('key').primaryKey(),
    cartId: text('cart_id').notNull(),
    fingerprint: text('fingerprint').notNull(),
    answer: text('answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('write_key_age').on(table.createdAt)],
)

/** Order numbers that people read come from here. */
export const orderNumber = pgSequence('order_number', { startWith: 1001 })

/** The token is the only key to the order page, 128 bit. `erasedAt`: when its personal data were erased. */
export const purchaseOrder = pgTable(
  'purchase_order',
  {
    token: text('token').primaryKey(),
    number: text('number').notNull().unique(),
    cartId: text('cart_id')
      .notNull()
      .references(() => cart.id),
    resort: text('resort').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    lang: text('lang').$type<OrderLang>().notNull(),
    buyer: jsonb('buyer').$type<Buyer>().notNull(),
    totalCents: cents('total_cents').notNull(),
    termsVersion: text('terms_version').notNull(),
    returnTo: text('return_to').notNull(),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    erasedAt: instant('erased_at'),
  },
  (table) => [
    index('order_of_cart').on(table.cartId),
    index('order_by_state').on(table.state, table.createdAt),
    uniqueIndex('one_paid_order_a_cart')
      .on(table.cartId)
      .where(sql`${table.state} = 'paid'`),
  ],
)

/** What was bought, frozen: later changes of catalogue or cart do not reach it. The id is the cart line's. */
export const orderLine = pgTable(
  'order_line',
  {
    orderToken: text('order_token')
      .notNull()
      .references(() => purchaseOrder.token),
    id: uuid('id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind').$type<OrderLineKind>().notNull(),
    product: text('product').notNull(),
    merchant: text('merchant').notNull(),
    totalCents: cents('total_cents').notNull(),
    data: jsonb('data').$type<OrderLineData>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderToken, table.id] })],
)

/** One attempt to pay an order. `id` is the ORDERID that the bank is given. */
export const payment = pgTable(
  'payment',
  {
    id: text('id').primaryKey(),
    orderToken: text('order_token')
      .notNull()
      .references(() => purchaseOrder.token),
    state: text('state').$type<PaymentState>().notNull(),
    amountCents: cents('amount_cents').notNull(),
    code: text('code'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('payment_of_order').on(table.orderToken),
    index('payment_open')
      .on(table.createdAt)
      .where(sql`${table.state} in ('started', 'pending')`),
  ],
)

/**
 * The bank's transactions; one payment can have several (a second try on the bank's page).
 * `attempts` counts the refund requests, `refundId` is the bank's id of the refund.
 */
export const paymentTransaction = pgTable(
  'payment_transaction',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payment.id),
    code: text('code').notNull(),
    amountCents: cents('amount_cents').notNull(),
    state: text('state').$type<TransactionState>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    refundId: text('refund_id'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('transaction_of_payment').on(table.paymentId),
    index('transaction_owed')
      .on(table.changedAt)
      .where(sql`${table.state} = 'refund-due'`),
  ],
)

/** What the bank did that staff must look at; one row per transaction and kind, however often the bank repeats it. */
export const paymentAlert = pgTable(
  'payment_alert',
  {
    kind: text('kind').$type<PaymentAlertKind>().notNull(),
    transactionId: text('transaction_id').notNull(),
    paymentId: text('payment_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
    code: text('code').notNull(),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.transactionId, table.kind] }), index('alert_by_time').on(table.createdAt)],
)

/** The outbox: written with the change that causes it, sent by a job. */
export const mail = pgTable(
  'mail',
  {
    id: uuid('id').primaryKey(),
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    orderToken: text('order_token'),
    recipient: text('recipient').notNull(),
    lang: text('lang').$type<OrderLang>().notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    state: text('state').$type<MailState>().notNull().default('waiting'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_waiting')
      .on(table.createdAt)
      .where(sql`${table.state} = 'waiting'`),
  ],
)
