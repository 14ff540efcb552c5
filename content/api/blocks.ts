import { daySchema } from 'base/day'
import { z } from 'zod'
import { href, richText } from './rich-text.ts'

const text = z.string().max(2000)
const line = z.string().max(300)
const picture = z.object({ picture: line, alt: line })
const link = z.object({ href, label: line })
export const offerTag = z.enum(['nouveaute', 'promotion', 'actualite', 'decouverte'])
export type OfferTag = z.infer<typeof offerTag>
const dateRange = z
  .object({ from: daySchema, to: daySchema })
  .refine(({ from, to }) => from <= to, 'a range that ends after it begins')
export type DateRange = z.infer<typeof dateRange>

/** The data of each type of block. A type is added here, and drawn in the site's `page/blocks/<type>/`. */
export const blockData = {
  'rich-text': z.object({ text: richText }),
  picture: picture.extend({ caption: line.optional() }),
  gallery: z.object({ items: z.array(picture.extend({ caption: line.optional() })).max(40) }),
  carousel: z.object({
    fade: z.boolean().optional(),
    items: z
      .array(picture.extend({ title: line, text: text.optional(), href: href.optional(), label: line.optional() }))
      .max(12),
  }),
  cards: z.object({
    title: line.optional(),
    items: z
      .array(
        z.object({
          title: line,
          text: text.optional(),
          picture: line.optional(),
          alt: line.optional(),
          href: href.optional(),
          label: line.optional(),
          tag: offerTag.optional(),
        }),
      )
      .max(24),
  }),
  offer: z.object({
    product: line,
    kind: z.enum(['ESF', 'ESF_CUSTOM', 'LIFT', 'SKI_RENTAL', 'HOT', 'STAND', 'TRANSFER', 'ASSU', 'FFS']),
    title: line,
    text: text.optional(),
    picture: line.optional(),
    alt: line.optional(),
  }),
  'price-table': z.object({
    caption: line,
    columns: z.array(line).max(8),
    rows: z.array(z.array(line)).max(60),
    note: richText.optional(),
  }),
  levels: z.object({
    items: z.array(z.object({ code: line, name: line, age: line.optional(), can: text, next: text })).max(20),
  }),
  questions: z.object({
    title: line.optional(),
    items: z.array(z.object({ question: line, answer: richText })).max(60),
  }),
  'meeting-points': z.object({
    items: z
      .array(
        z.object({
          name: line,
          sector: line,
          altitude: z.number().int(),
          description: text,
          for: text,
          time: line.optional(),
          lat: z.number().min(-90).max(90),
          lon: z.number().min(-180).max(180),
        }),
      )
      .max(30),
  }),
  map: z.object({
    title: line,
    address: line,
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
    text: richText.optional(),
  }),
  steps: z.object({ title: line.optional(), items: z.array(z.object({ title: line, text: richText })).max(20) }),
  callout: z.object({ tone: z.enum(['info', 'tip', 'warning']), title: line.optional(), text: richText }),
  buttons: z.object({ items: z.array(link.extend({ look: z.enum(['primary', 'secondary']) })).max(6) }),
  columns: z.object({ items: z.array(richText).min(2).max(3) }),
  video: z.object({ title: line, poster: line, alt: line, source: href.optional(), transcript: richText }),
  news: z.object({ limit: z.number().int().min(1).max(24) }),
} as const

export type BlockType = keyof typeof blockData
export type BlockData<Type extends BlockType> = z.infer<(typeof blockData)[Type]>

function blockOf<Type extends BlockType>(type: Type) {
  return z.object({
    id: z.string().regex(/^[\w-]{1,40}$/),
    type: z.literal(type),
    data: blockData[type],
    dateRanges: z.array(dateRange).max(20).optional(),
  })
}

/** A piece of a zone. `id` is unique in its zone and stays when the block moves; with `dateRanges` it shows on those days only (META-4). */
export const block = z.discriminatedUnion('type', [
  blockOf('rich-text'),
  blockOf('picture'),
  blockOf('gallery'),
  blockOf('carousel'),
  blockOf('cards'),
  blockOf('offer'),
  blockOf('price-table'),
  blockOf('levels'),
  blockOf('questions'),
  blockOf('meeting-points'),
  blockOf('map'),
  blockOf('steps'),
  blockOf('callout'),
  blockOf('buttons'),
  blockOf('columns'),
  blockOf('video'),
  blockOf('news'),
])
export type Block = z.infer<typeof block>

/** All blocks of a zone, in reading order. */
export const blocks = z.array(block).max(200)
