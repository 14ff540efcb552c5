const heavy = /font-weight:\s*(bold|[6-9]00)/
const light = /font-weight:\s*(normal|[1-5]00)/
const slanted = /font-style:\s*italic/
const upright = /font-style:\s*normal/

/**
 * Pasted HTML that says by tags what a word processor says by styles, which the page's policy keeps the browser from reading:
 * bold, italic, lists, and the rows of a table as lines.
 */
export function normalizePastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(renameStyleAttributes(html), 'text/html')
  for (const styled of body.querySelectorAll<HTMLElement>('[data-style]')) replaceStyleByTag(styled)
  for (const paragraph of body.querySelectorAll<HTMLElement>('[data-style*="mso-list:l"]')) convertToListItem(paragraph)
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

/** The list that ends just before a paragraph, or a new one in its place. */
function listFor(paragraph: HTMLElement, tag: 'ol' | 'ul', depth: number): Element {
  const before = paragraph.previousElementSibling
  let list = before?.matches('ol, ul') ? before : document.createElement(tag)
  if (list !== before) paragraph.before(list)
  for (let level = 1; level < depth && list.lastElementChild; level += 1) {
    const inner = list.lastElementChild.querySelector(':scope > :is(ol, ul)')
    list = inner ?? list.lastElementChild.appendChild(document.createElement(tag))
  }
  return list
}

function linesOf(table: HTMLTableElement): HTMLElement[] {
  return Array.from(table.rows, (row) => {
    const line = document.createElement('p')
    line.textContent = Array.from(row.cells, (cell) => cell.textContent?.trim()).join(' ')
    return line
  })
}
