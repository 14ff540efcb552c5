import { expect, test } from 'vitest'
import { translateIn } from '../wording/wording.ts'
import { partLines } from './part-lines.ts'

const t = translateIn('en')

test('EDIT-5 a difference of page fields says of each line what it is', () => {
  const fields = {
    path: '/contact/',
    name: 'Contact',
    title: 'Contact us',
    disabled: false,
    seo: { title: 'Ski school', description: 'Where we are.', robots: 'noindex' },
  }
  expect(partLines('fields', fields, t)).toEqual([
    'page address: /contact/',
    'name: Contact',
    'title: Contact us',
    'title for search engines: Ski school',
    'description for search engines: Where we are.',
    'instructions for search engines: noindex',
  ])
})

test('EDIT-5 the description of a picture is told from the texts of the page', () => {
  const blocks = [{ id: 'a', type: 'picture', data: { picture: 'p1', alt: 'A child skis', caption: 'Snow' } }]
  expect(partLines('content', blocks, t)).toEqual(['description of the picture: A child skis', 'Snow'])
})
