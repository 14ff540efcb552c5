const heavy = /font-weight:\s*(bold|[6-9]00)/
const light = /font-weight:\s*(normal|[1-5]00)/
const slanted = /font-style:\s*italic/
const upright = /font-style:\s*normal/
const block = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, div, blockquote'

/**
 * Pasted HTML that says by tags what a word processor says by styles, which the page's policy keeps the browser from reading:
 * bold, italic, lists, and the rows of a table as lines.
 */
export function normalizePastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(renameStyleAttributes(html), 'text/html')
  for (const styled of body.querySelectorAll<HTMLElement>('[data-style]')) replaceStyleByTag(styled)
  for (const paragraph of body.querySelectorAll<HTMLElement>('[data-style*="mso-list:l"]')) convertToListItem(paragraph)
  for (const heading of body.querySelectorAll<HTMLElement>('h1, h4, h5, h6')) replaceHeading(heading)
  for (const lineBreak of body.querySelectorAll('br')) if (isBetweenBlocks(lineBreak)) lineBreak.remove()
  for (const table of body.querySelectorAll('table')) table.replaceWith(...linesOf(table))
  return body.innerHTML
}

/** Styles by another name, so that reading them is no breach of the policy. */
function renameStyleAttributes(html: string): string {
  return html
    .replaceAll(/<style[\s>].*?<\/style>/gis, '')
    .replaceAll(/<[^>]+>/g, (tag) => tag.replaceAll(/\sstyle=/gi, ' data-style='))
}

/** The whole of what Google Docs copies lies in a bold element that is not bold. */
function replaceStyleByTag(element: HTMLElement): void {
  const style = element.dataset['style'] ?? ''
  const contradicted =
    (element.matches('b, strong') && light.test(style)) || (element.matches('i, em') && upright.test(style))
  if (contradicted) return element.replaceWith(...element.childNodes)
  if (heavy.test(style) && !element.closest('b, strong, h1, h2, h3, h4, h5, h6')) wrapWords(element, 'strong')
  if (slanted.test(style) && !element.closest('i, em')) wrapWords(element, 'em')
}

function wrapWords(element: HTMLElement, tag: 'strong' | 'em'): void {
  const wrapper = document.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

/** Word writes a list as paragraphs that begin with their mark, and says in a style how deep each one lies. */
function convertToListItem(paragraph: HTMLElement): void {
  const mark = paragraph.querySelector('[data-style*="mso-list:Ignore"]')
  const tag = /^\s*\w{1,4}[.)]/.test(mark?.textContent ?? '') ? 'ol' : 'ul'
  const depth = Number(/level(\d)/.exec(paragraph.dataset['style'] ?? '')?.[1] ?? 1)
  mark?.remove()
  const item = document.createElement('li')
  listFor(paragraph, tag, depth).append(item)
  item.append(paragraph)
}

/** The list of the same kind that ends just before a paragraph, or a new one in its place. */
function listFor(paragraph: HTMLElement, tag: 'ol' | 'ul', depth: number): Element {
  const before = paragraph.previousElementSibling
  const fits = before?.matches(depth === 1 ? tag : 'ol, ul')
  let list = before && fits ? before : document.createElement(tag)
  if (list !== before) paragraph.before(list)
  for (let level = 2; level <= depth && list.lastElementChild; level += 1) {
    const inner = [...list.lastElementChild.children].findLast((child) => child.matches('ol, ul'))
    const continues = inner?.matches(level === depth ? tag : 'ol, ul')
    list = inner && continues ? inner : list.lastElementChild.appendChild(document.createElement(tag))
  }
  return list
}

/** Headings of other levels become the nearest that content stores. */
function replaceHeading(heading: HTMLElement): void {
  const replacement = document.createElement(heading.matches('h1') ? 'h2' : 'h3')
  replacement.append(...heading.childNodes)
  heading.replaceWith(replacement)
}

/** A line break between two paragraphs is the space between them, not a paragraph. */
function isBetweenBlocks(lineBreak: HTMLElement): boolean {
  const [before, after] = [siblingOf(lineBreak, 'previousSibling'), siblingOf(lineBreak, 'nextSibling')]
  if (!before && !after) return lineBreak.parentElement === lineBreak.ownerDocument.body
  return [before, after].every((node) => !node || (node instanceof Element && node.matches(block)))
}

/** The nearest sibling that is not mere white space between tags. */
function siblingOf(node: Node, direction: 'previousSibling' | 'nextSibling'): Node | null {
  let sibling = node[direction]
  while (sibling && (sibling instanceof HTMLBRElement || (sibling instanceof Text && !sibling.data.trim())))
    sibling = sibling[direction]
  return sibling
}

function linesOf(table: HTMLTableElement): HTMLElement[] {
  return Array.from(table.rows, (row) => {
    const line = document.createElement('p')
    line.textContent = Array.from(row.cells, (cell) => cell.textContent?.trim()).join(' ')
    return line
  })
}
