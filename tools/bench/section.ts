/**
 * Puts `text` between the marks `<!-- name -->` and `<!-- /name -->` of a page.
 * @throws when the page has no such marks: a figure that nobody finds is not kept.
 */
export function replaceSection(page: string, name: string, text: string): string {
  const marks = new RegExp(`<!-- ${name} -->[^]*?<!-- /${name} -->`)
  if (!marks.test(page))
    throw new Error(`bench/README.md has no section "${name}": add <!-- ${name} --> and <!-- /${name} -->.`)
  return page.replace(marks, () => `<!-- ${name} -->\n\n${text}\n\n<!-- /${name} -->`)
}
