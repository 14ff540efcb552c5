import type { NavigationItem } from 'content/api/page'
import { expect, test } from 'vitest'
import { relatedTo } from './select-related.ts'

const keys = ['ski', 'snowboard', 'nordic', 'race', 'moufle', 'freeride']
const items = keys.map((key) => item(key))
const cards = (...hrefs: string[]) => [
  {
    id: 'content',
    blocks: [{ id: 'b', type: 'cards' as const, data: { items: hrefs.map((href) => ({ title: 't', href })) } }],
  },
]

test('a section shows the pages below it that none of its cards leads to', () => {
  const page = {
    key: 'children',
    children: items.slice(0, 3),
    parents: [],
    zones: cards('page:ski', 'page:nordic#levels'),
    news: [],
  }
  expect(relatedTo(page, [])).toEqual({ what: 'children', items: [items[1]] })
})

test('a page with nothing below shows up to four neighbours, the next one first', () => {
  const page = { key: 'nordic', children: [], parents: [item('children')], zones: [], news: [] }
  const navigation = [item('information'), item('school', [item('children', items)])]
  expect(relatedTo(page, navigation).items.map(({ key }) => key)).toEqual(['race', 'moufle', 'freeride', 'ski'])
})

test('a list of news does not show its pages twice', () => {
  const list = [{ id: 'content', blocks: [{ id: 'n', type: 'news' as const, data: { limit: 2 } }] }]
  const news = items.map(({ key, path, name }) => ({ key, path, name }))
  const page = { key: 'news', children: items.slice(0, 3), parents: [], zones: list, news }
  expect(relatedTo(page, []).items).toEqual([items[2]])
})

test('a page without siblings has no neighbours', () => {
  expect(
    relatedTo({ key: 'contact', children: [], parents: [], zones: [], news: [] }, [item('a', items)]).items,
  ).toEqual([])
})

function item(key: string, subs: NavigationItem[] = []): NavigationItem {
  return { key, name: key, title: key, path: `/${key}/`, subs }
}
