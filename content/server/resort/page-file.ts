import { z } from 'zod'
import type { Block } from '../../api/blocks.ts'
import { pageFields, pagePath } from '../../api/page.ts'
import type { PageFields } from '../../api/page.ts'
import { blockOf, proseOf, yamlOf } from './block-file.ts'
import { checked, wrongFile } from './failure.ts'

const head = pageFields.extend({
  hero: z.object({ picture: z.string(), alt: z.string(), lead: z.string().optional() }).optional(),
  redirects: z.array(pagePath).default([]),
})

/** A page in a language, as read from its file. */
export type PageFile = { fields: PageFields; redirects: string[]; zones: { id: string; blocks: Block[] }[] }

/**
 * Reads a page file: what the page says of itself between two `---`, then Markdown with blocks.
 * @throws StartFailure that names file, line and field.
 */
export function readPageFile(file: string, text: string): PageFile {
  const match = /^---\n(.*?)\n---\n?(.*)$/s.exec(text.replaceAll('\r\n', '\n'))
  if (!match) throw wrongFile(file, 'begins with "---", the names of the page, and "---"', 1)
  const [, front = '', body = ''] = match
  const { hero, redirects, ...fields } = checked(head.strict(), yamlOf(front, file, 1), file)
  const zones = [{ id: 'content', blocks: blocksOf(file, body, front.split('\n').length + 2) }]
  if (hero) zones.unshift({ id: 'hero', blocks: heroOf(file, hero) })
  return { fields, redirects, zones }
}

function heroOf(file: string, { picture, alt, lead }: { picture: string; alt: string; lead?: string }): Block[] {
  const blocks: Block[] = [{ id: 'picture', type: 'picture', data: { picture, alt } }]
  return lead ? [...blocks, proseOf({ file, line: 1, id: 'lead', text: lead })] : blocks
}

/** Blocks are numbered by their type (`cards-2`), so that they keep their ids when the file is loaded elsewhere. */
function blocksOf(file: string, body: string, before: number): Block[] {
  const counts = new Map<string, number>()
  const idOf = (type: string): string => {
    const count = (counts.get(type) ?? 0) + 1
    counts.set(type, count)
    return `${type}-${count}`
  }
  return partsOf(file, body, before).map((part) =>
    part.type === ''
      ? proseOf({ file, ...part, id: idOf('rich-text') })
      : blockOf({ file, ...part, type: part.type, id: idOf(part.type) }),
  )
}

type Part = { type: string; line: number; text: string }

function partsOf(file: string, body: string, before: number): Part[] {
  const parts: Part[] = []
  let part: Part = { type: '', line: before, text: '' }
  const next = (type: string, line: number): void => {
    if (part.type !== '' || part.text.trim() !== '') parts.push(part)
    part = { type, line, text: '' }
  }
  for (const [at, text] of body.split('\n').entries()) {
    const line = before + at + 1
    const opening = /^::: *([a-z-]+) *$/.exec(text)?.[1]
    if (opening && part.type === '') next(opening, line)
    else if (/^::: *$/.test(text) && part.type !== '') next('', line)
    else if (text.startsWith(':::'))
      throw wrongFile(file, `${text} has no place here: is a ":::" missing before it?`, line)
    else part.text += `${text}\n`
  }
  if (part.type !== '') throw wrongFile(file, `the block ${part.type} is not closed by ":::"`, part.line)
  next('', 0)
  return parts
}
