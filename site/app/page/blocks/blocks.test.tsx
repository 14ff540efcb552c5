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
  'EDIT-5 %s: an optional text that was emptied is not shown to visitors, and stays for its editor',
  (type) => {
    const marks = (version: number | undefined, data = everyBlock[type]) =>
      [...draw(type, version, data).matchAll(/data-(?:field|text)="([^"]+)"/g)].map(([, path]) => path)
    for (const path of marks(7)) {
      const emptied = structuredClone(everyBlock[type])
      if (path === undefined || isRequiredText(type, path.split('.')) || !emptyText(emptied, path)) continue
      expect(marks(7, emptied)).toEqual(marks(7))
      if (type !== 'price-table')
        expect(draw(type, undefined, emptied)).not.toMatch(/<(p|h2|span|figcaption|dd)[^>]*><\/\1>/)
    }
  },
)

test('a link to a page that does not exist is left out', () => {
  expect(draw('buttons', undefined)).toContain('href="/known/"')
  expect(draw('buttons', undefined)).not.toContain('Perdu')
})

test('NAV-11 a card says what is special about it', () => {
  expect(draw('cards', undefined)).toContain('Bon plan')
})

test('an offer works as a link before the widget is there, and tells it where the price goes', () => {
  const html = draw('offer', undefined)
  expect(html).toContain('data-sales-price="ESF:children-ski"')
  expect(html).toMatch(
    /<a [^>]*href="\/p\/#offer=ESF:children-ski"[^>]*data-sales-offer="ESF:children-ski"|data-sales-offer="ESF:children-ski"[^>]*href="\/p\/#offer=ESF:children-ski"/,
  )
})

test('no news is said, not left blank', () => {
  expect(draw('news', undefined)).toContain('Rien de neuf')
})

/** Empties a plain text of a block's data; false when the text is a rich one. */
function emptyText(data: unknown, path: string): boolean {
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const holder = steps.reduce((value, step) => value[step] as Record<string, unknown>, data as Record<string, unknown>)
  if (typeof holder[last] !== 'string') return false
  holder[last] = ''
  return true
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
