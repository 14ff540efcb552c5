import { JSDOM } from 'jsdom'

const parser = new new JSDOM().window.DOMParser()

/** The HTML of a response as a document; its scripts do not run. */
export function documentOf({ text }: { text: string }): Document {
  return parser.parseFromString(text, 'text/html')
}

/** Whether exactly one element is found. */
export function hasOne(page: ParentNode, selector: string): boolean {
  return page.querySelectorAll(selector).length === 1
}

/** The values that the elements of a selector have for attributes, element by element. */
export function attributesOf(page: ParentNode, selector: string, ...names: string[]): (string | null)[][] {
  return [...page.querySelectorAll(selector)].map((element) => names.map((name) => element.getAttribute(name)))
}

/** The text of the one element that a selector finds, with single spaces. */
export function textOf(page: ParentNode, selector: string): string {
  const found = page.querySelectorAll(selector)
  if (found.length !== 1) throw new Error(`${selector} is found ${found.length} times`)
  return (found[0]?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}
