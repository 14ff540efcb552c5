import type { Block, BlockType } from 'content/api/blocks'
import type { PageView } from 'content/api/page'
import { isRequiredText } from 'content/api/required-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { Wording, loadWording } from '../../wording/wording.tsx'
import { ZoneView } from '../zone.tsx'
import { everyBlock } from './blocks.fixture.ts'

const types = Object.keys(everyBlock) as BlockType[]
/** What the editor changes elsewhere: the text alternatives of pictures, coordinates, and what the school's pages say. */
const unmarked: readonly BlockType[] = ['news']

beforeAll(() => loadWording('fr'))

test.each(types)('%s: visitors get neither a mark of the editor nor an inline style', (type) => {
  const html = draw(type, undefined)
  expect(html).not.toMatch(/data-(zone|block|field|text)|style=/)
  expect(html).not.toContain('??')
})

test.each(types.filter((type) => !unmarked.includes(type)))(
  'EDIT %s: an editor finds its block and its texts',
  (type) => {
    const html = draw(type, 7)
    expect(html).toContain(`data-block="b1" data-block-type="${type}"`)
    expect(html).toMatch(/data-(field|text)="/)
  },
)

test.each(types)(
  'EDIT-5 %s: an optional text that was emptied is gone for visitors, and stays for its editor',
  (type) => {
    const optional = marksOf(draw(type, 7)).filter(
      (path) => !isRequiredText(type, path.split('.')) && isPlain(type, path),
    )
    const emptied = optional.map((path) => withEmpty(type, path))
    expect(emptied.map((data) => marksOf(draw(type, 7, data)))).toEqual(optional.map(() => marksOf(draw(type, 7))))
    const drawnEmpty = emptied.filter((data) => emptyElement.test(draw(type, undefined, data)))
    expect(drawnEmpty).toHaveLength(type === 'price-table' ? optional.length : 0)
  },
)

test('a link to a page that does not exist is left out', () => {
  expect(draw('buttons', undefined)).toContain('href="/known/"')
  expect(draw('buttons', undefined)).not.toContain('Perdu')
})

test('NAV-11 a card says what is special about it', () => {
  expect(draw('cards', undefined)).toContain('Bon plan')
})

test('an offer works as a link without the widget, and marks where the price goes', () => {
  const html = draw('offer', undefined)
  expect(html).toContain('data-sales-price="ESF:children-ski"')
  expect(html).toMatch(
    /<a [^>]*href="\/p\/#offer=ESF:children-ski"[^>]*data-sales-offer="ESF:children-ski"|data-sales-offer="ESF:children-ski"[^>]*href="\/p\/#offer=ESF:children-ski"/,
  )
})

test('a list without news shows a message', () => {
  expect(draw('news', undefined)).toContain('Rien de neuf')
})

const emptyElement = /<(p|h2|span|figcaption|dd|t[dh])[^>]*><\/\1>/

/** The paths of the texts that an editor finds. */
function marksOf(html: string): string[] {
  return [...html.matchAll(/data-(?:field|text)="([^"]+)"/g)].map(([, path]) => path ?? '')
}

function isPlain(type: BlockType, path: string): boolean {
  return typeof holderOf(everyBlock[type], path)[lastOf(path)] === 'string'
}

function withEmpty(type: BlockType, path: string): unknown {
  const data = structuredClone(everyBlock[type])
  holderOf(data, path)[lastOf(path)] = ''
  return data
}

function holderOf(data: unknown, path: string): Record<string, unknown> {
  const steps = path.split('.').slice(0, -1)
  return steps.reduce((value, step) => value[step] as Record<string, unknown>, data as Record<string, unknown>)
}

function lastOf(path: string): string {
  return path.split('.').at(-1) ?? ''
}

function draw(type: BlockType, version: number | undefined, data: unknown = everyBlock[type]): string {
  const block = { id: 'b1', type, data } as Block
  const zone = { id: 'content', blocks: [block], version }
  return renderToStaticMarkup(
    <Wording lang="fr">
      <ZoneView page={{ ...page, zones: [zone], version }} zone={zone} />
    </Wording>,
  )
}

const page: PageView = {
  key: 'p',
  kind: 'page',
  lang: 'fr',
  fields: { path: '/p/', name: 'P', title: 'P', disabled: false, seo: {} },
  metadata: {},
  preProd: false,
  path: '/p/',
  address: 'https://ski.example.org/p/',
  parents: [],
  children: [],
  alternates: [],
  zones: [],
  links: { known: '/known/' },
  news: [],
  tags: [],
}
