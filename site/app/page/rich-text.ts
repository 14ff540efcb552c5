import { escapeHtml } from 'base/html'
import type { ListItem, Mark, RichText, RichTextNode } from 'content/api/rich-text'
import { linkTo } from './links.ts'

type Links = Readonly<Record<string, string>>

/** A rich text as HTML. Text is escaped, links are resolved by `links`; no tag comes from anywhere but this file. */
export function richTextHtml(text: RichText, links: Links): string {
  return all(text.content, links)
}

function all(nodes: readonly RichTextNode[] | undefined, links: Links): string {
  return (nodes ?? []).map((node) => html(node, links)).join('')
}

function html(node: RichTextNode, links: Links): string {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce((inner, mark) => marked(inner, mark, links), escapeHtml(node.text))
    case 'hardBreak':
      return '<br>'
    case 'paragraph':
      return `<p>${all(node.content, links)}</p>`
    case 'heading':
      return heading(node.attrs.level, all(node.content, links))
    case 'bulletList':
      return `<ul>${all(node.content, links)}</ul>`
    case 'orderedList':
      return `<ol>${all(node.content, links)}</ol>`
    case 'listItem':
      return `<li>${items(node, links)}</li>`
  }
}

function heading(level: 2 | 3, inner: string): string {
  return `<h${level}>${inner}</h${level}>`
}

/** The first paragraph of a list item is rendered without `<p>`. */
function items({ content }: ListItem, links: Links): string {
  const [first, ...rest] = content
  return first?.type === 'paragraph' ? all(first.content, links) + all(rest, links) : all(content, links)
}

function marked(inner: string, mark: Mark, links: Links): string {
  if (mark.type === 'bold') return `<strong>${inner}</strong>`
  if (mark.type === 'italic') return `<em>${inner}</em>`
  const link = linkTo(mark.attrs.href, links)
  if (!link) return inner
  const { href, ...others } = link
  const attributes = Object.entries(others).map(([name, value]) => ` ${name}="${value}"`)
  return `<a href="${escapeHtml(href)}"${attributes.join('')}>${inner}</a>`
}
