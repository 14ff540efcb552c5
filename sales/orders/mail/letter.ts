import { formatCents } from 'base/money'
import type { Translate } from 'base/translate'
import type { Order, OrderLine } from '../order.ts'
import { longDay, mailWords } from './words.ts'

/** What a mail says, before it is plain text or HTML. */
export type Letter = {
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
export function confirmation(order: Order, lines: readonly OrderLine[]): Letter {
  const say = mailWords(order.lang)
  return {
    ...frame(order, say, 'paid'),
    facts: [
      { label: say('number'), value: order.number },
      { label: say('total'), value: formatCents(order.totalCents, order.lang) },
    ],
    itemsTitle: say('ordered'),
    items: lines.map((line) => itemOf(line, order.lang, say)),
    after: whatNext(lines, say),
  }
}

/** Tells that money goes back because the order could not be had any more. */
export function refundNews(order: Order): Letter {
  const say = mailWords(order.lang)
  return {
    ...frame(order, say, 'refund'),
    facts: [{ label: say('number'), value: order.number }],
    itemsTitle: '',
    items: [],
    after: undefined,
  }
}

function frame(
  order: Order,
  say: Translate,
  kind: 'paid' | 'refund',
): Omit<Letter, 'facts' | 'items' | 'itemsTitle' | 'after'> {
  const { lang, number, buyer } = order
  return {
    lang,
    subject: say(`${kind}.subject`, { number }),
    title: say(`${kind}.title`),
    hello: say('paid.hello', { name: buyer.firstName }),
    paragraphs: [
      order.totalCents === 0 ? say('paid.free') : say(`${kind}.text`, { total: formatCents(order.totalCents, lang) }),
    ],
    link: { label: say('link'), url: orderAddress(order) },
    bye: say('bye'),
    colon: say('colon'),
  }
}

/** What to do with what was bought: a lesson has a place to be at, a pass a desk where it is collected. */
function whatNext(lines: readonly OrderLine[], say: Translate): Letter['after'] {
  const steps = [
    ...(lines.some(({ data }) => data.meetingPoint !== null) ? [say('next.lesson')] : []),
    ...(lines.some(({ kind }) => kind === 'LIFT') ? [say('next.pass')] : []),
  ]
  return steps.length > 0 ? { title: say('next'), text: steps.join(' ') } : undefined
}

function itemOf({ data, totalCents }: OrderLine, lang: string, say: Translate): Letter['items'][number] {
  const [from, to] = [longDay(data.firstDay, lang), longDay(data.lastDay, lang)]
  const single = data.firstDay === data.lastDay
  const facts = [
    { label: say('for'), value: data.participant },
    { label: say(single ? 'day' : 'dates'), value: single ? from : say('range', { from, to }) },
    { label: say('time'), value: data.time },
    { label: say('meeting'), value: data.meetingPoint },
    { label: say('seller'), value: data.merchantName },
    { label: say('price'), value: formatCents(totalCents, lang) },
  ]
  return {
    heading: data.name,
    facts: facts.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    note: say(`withdrawal.${data.withdrawal}`),
  }
}

/** The page of an order: where the buyer came from, with the order's token. */
export function orderAddress({ returnTo, token }: Pick<Order, 'returnTo' | 'token'>): string {
  const url = new URL(returnTo)
  url.searchParams.set('order', token)
  return url.href
}
