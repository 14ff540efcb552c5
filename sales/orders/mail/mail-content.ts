import { formatCents } from 'base/money'
import type { MailTranslate } from './words.ts'
import type { Order, OrderLine } from '../order.ts'
import { longDay, mailTranslate } from './words.ts'

/** What a mail says, before it is plain text or HTML. */
export type MailContent = {
  lang: string
  subject: string
  title: string
  hello: string
  paragraphs: string[]
  facts: Fact[]
  items: { heading: string; facts: Fact[]; note: string }[]
  itemsTitle: string
  after: { title: string; text: string } | undefined
  link: { label: string; url: string }
  bye: string
  /** Between a label and its value. */
  colon: string
}
type Fact = { label: string; value: string }

/** The confirmation of a paid order. */
export function confirmationMail(order: Order, lines: readonly OrderLine[]): MailContent {
  const t = mailTranslate(order.lang)
  return {
    ...frame(order, t, 'paid'),
    facts: [
      { label: t('number'), value: order.number },
      ...(order.totalCents > 0 ? [{ label: t('total'), value: formatCents(order.totalCents, order.lang) }] : []),
    ],
    itemsTitle: t('ordered'),
    items: lines.map((line) => itemOf(line, order.lang, t)),
    after: whatNext(lines, t),
  }
}

/** The mail about a refund of an order that could not be fulfilled. */
export function refundMail(order: Order): MailContent {
  const t = mailTranslate(order.lang)
  return {
    ...frame(order, t, 'refund'),
    facts: [{ label: t('number'), value: order.number }],
    itemsTitle: '',
    items: [],
    after: undefined,
  }
}

function frame(
  order: Order,
  t: MailTranslate,
  kind: 'paid' | 'refund',
): Omit<MailContent, 'facts' | 'items' | 'itemsTitle' | 'after'> {
  const { lang, number, buyer } = order
  return {
    lang,
    subject: t(`${kind}.subject`, { number }),
    title: t(`${kind}.title`),
    hello: t('paid.hello', { name: buyer.firstName }),
    paragraphs: [
      order.totalCents === 0 ? t('paid.free') : t(`${kind}.text`, { total: formatCents(order.totalCents, lang) }),
    ],
    link: { label: t('link'), url: orderAddress(order) },
    bye: t('bye'),
    colon: t('colon'),
  }
}

/** What to do with what was bought: a lesson has a place to be at, a pass a desk where it is collected. */
function whatNext(lines: readonly OrderLine[], t: MailTranslate): MailContent['after'] {
  const steps = [
    ...(lines.some(({ data }) => data.meetingPoint !== null) ? [t('next.lesson')] : []),
    ...(lines.some(({ kind }) => kind === 'LIFT') ? [t('next.pass')] : []),
  ]
  return steps.length > 0 ? { title: t('next'), text: steps.join(' ') } : undefined
}

function itemOf({ data, totalCents }: OrderLine, lang: string, t: MailTranslate): MailContent['items'][number] {
  const [from, to] = [longDay(data.firstDay, lang), longDay(data.lastDay, lang)]
  const single = data.firstDay === data.lastDay
  const facts = [
    { label: t('for'), value: data.participant },
    { label: t(single ? 'day' : 'dates'), value: single ? from : t('range', { from, to }) },
    { label: t('time'), value: data.time },
    { label: t('meeting'), value: data.meetingPoint },
    { label: t('seller'), value: data.merchantName },
    { label: t('price'), value: formatCents(totalCents, lang) },
  ]
  return {
    heading: data.name,
    facts: facts.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    note: t(`withdrawal.${data.withdrawal}`),
  }
}

/** The page of an order: where the buyer came from, with the order's token. */
export function orderAddress({ returnTo, token }: Pick<Order, 'returnTo' | 'token'>): string {
  const url = new URL(returnTo)
  url.searchParams.set('order', token)
  return url.href
}
