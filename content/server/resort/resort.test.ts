import { expect, test } from 'vitest'
import { richTextOf } from './markdown.ts'
import { readPageFile } from './page-file.ts'
import { inSeason, seasonYear } from './season.ts'

const winter = { start: 'S-12-12', end: 'N-04-18' }

test.each([
  ['2026-11-21', 2026],
  ['2026-12-31', 2026],
  ['2027-01-01', 2026],
  ['2027-04-18', 2026],
  ['2027-04-19', 2027],
  ['2027-08-01', 2027],
])('on %s the season that runs or comes next starts in %i', (today, year) =>
  expect(seasonYear(winter, today)).toBe(year),
)

test('days and the season are filled in wherever they stand', () => {
  expect(inSeason('{season}: [{from: S-12-19, to: N-01-03}]', 2026, 'fr')).toBe(
    '2026-2027: [{from: 2026-12-19, to: 2027-01-03}]',
  )
})

test.each([
  [2026, 'fr', 'du 12 décembre au 1er janvier, dès 2027-01-02'],
  [2027, 'fr', 'du 18 décembre au 31 décembre, dès 2028-01-01'],
  [2026, 'en', 'du 12 December au 1 January, dès 2027-01-02'],
] as const)('a day that moves with the week is the right one in the winter of %i (%s)', (year, lang, said) =>
  expect(inSeason('du {S-12-12/6} au {S-12-30/5}, dès S-12-31/6', year, lang)).toBe(said),
)

test('Markdown becomes rich text, and HTML in it is dropped', () => {
  expect(richTextOf('## A **b**\n\n- one\n- *two* <script>x</script>\n\n[p](page:contact#map)\nnext').content).toEqual([
    {
      type: 'heading',
      attrs: { level: 2 },
      content: [
        { type: 'text', text: 'A ' },
        { type: 'text', text: 'b', marks: [{ type: 'bold' }] },
      ],
    },
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'one' }] }] },
        {
          type: 'listItem',
          content: [
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: 'two', marks: [{ type: 'italic' }] },
                { type: 'text', text: ' ' },
                { type: 'text', text: 'x' },
              ],
            },
          ],
        },
      ],
    },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'p', marks: [{ type: 'link', attrs: { href: 'page:contact#map' } }] },
        { type: 'text', text: ' next' },
      ],
    },
  ])
})

test('a page file is a hero and a content zone, its blocks numbered by type', () => {
  const { fields, zones } = readPageFile(
    'x.fr.md',
    `---
path: /x/
name: X
title: X
hero: {picture: ridge-dawn, alt: Aube, lead: "Un **bon** jour"}
---
Avant

::: questions
items: [{question: Q, answer: "**R**"}]
dates: [{from: 2026-12-19, to: 2027-01-03}]
:::

Après
`,
  )
  expect(fields).toEqual({ path: '/x/', name: 'X', title: 'X', disabled: false, seo: {} })
  expect(zones.map(({ id, blocks }) => [id, blocks.map((one) => one.id)])).toEqual([
    ['hero', ['picture', 'lead']],
    ['content', ['rich-text-1', 'questions-1', 'rich-text-2']],
  ])
  expect(zones[1]?.blocks[1]).toMatchObject({
    dateRanges: [{ from: '2026-12-19', to: '2027-01-03' }],
    data: { items: [{ answer: { type: 'doc' } }] },
  })
})
