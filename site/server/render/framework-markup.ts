// Everything that this server assumes of the markup that React Router's `<Scripts />` renders. The build ends with the sentence
// that `findScripts` returns where an assumption no longer holds (check-markup.ts).

/** An inline script as it stands in the HTML, and what it runs. */
export type InlineScript = { element: string; code: string }

/** The scripts of a page that carry the renderer's mark. */
export type FrameworkScripts = {
  /** Links that preload modules, as they stand in the HTML, and their addresses. */
  links: string[]
  preloads: string[]
  /** Those of `preloads` that only define something and can be run ahead, those first that others import. */
  definitions: string[]
  /** The module that imports the entry, which hydrates. */
  entry: InlineScript
  /** All other inline scripts. */
  others: InlineScript[]
}

/** Names of the modules that do something when they are run: the entry hydrates, the manifest is of use to it alone. */
const notRunAhead = /\/(entry\.client|manifest)-/
/** Names of the chunks that all others import, by the build (vite.config.ts), in the order of their imports. */
const importedFirst = ['rolldown-runtime', 'react', 'router']

/**
 * Finds the scripts in a rendered page that carry `mark`, an attribute that only the renderer knows: every module of the page is
 * preloaded by `<link rel="modulepreload" href="/assets/root-x.js">`, and one inline module imports manifest, routes and entry.
 * Returns a sentence where the markup is not what is assumed.
 */
export function findScripts(html: string, mark: string): FrameworkScripts | string {
  const links = [...html.matchAll(new RegExp(`<link rel="modulepreload"[^>]*${mark}[^>]*>`, 'g'))].map(([link]) => link)
  const preloads = links.map((link) => /\shref="([^"]+)"/.exec(link)?.[1] ?? '')
  const inline = inlineScripts(html, mark)
  const [entry, ...more] = inline.filter(({ isModule }) => isModule)
  if (!entry || more.length > 0)
    return `React Router renders ${more.length + (entry ? 1 : 0)} inline module scripts instead of one.`
  if (!preloads.some((href) => href.includes('/entry.client-')))
    return 'React Router no longer preloads its entry by <link rel="modulepreload" href="/assets/entry.client-…">.'
  if (!/\bimport\("[^"]*\/entry\.client-/.test(entry.code))
    return 'The inline module script of React Router no longer imports its entry.'
  const missing = importedFirst.find((name) => !preloads.some((href) => nameOf(href) === name))
  if (missing !== undefined) return `The build makes no chunk "${missing}" any more, which all others import.`
  return {
    links,
    preloads,
    definitions: preloads.filter((href) => !notRunAhead.test(href)).toSorted((one, other) => rank(one) - rank(other)),
    entry,
    others: inline.filter((script) => script !== entry),
  }
}

/** Inline scripts that carry the mark. */
export function inlineScripts(html: string, mark: string): (InlineScript & { isModule: boolean })[] {
  return [...html.matchAll(new RegExp(`<script([^>]*)${mark}([^>]*)>([\\s\\S]*?)</script>`, 'g'))]
    .map(([element, before = '', after = '', code = '']) => ({ element, code, attributes: before + after }))
    .filter(({ attributes }) => !/\ssrc=/.test(attributes))
    .map(({ element, code, attributes }) => ({ element, code, isModule: /\stype="module"/.test(attributes) }))
}

function rank(href: string): number {
  const found = importedFirst.indexOf(nameOf(href))
  return found < 0 ? importedFirst.length : found
}

/** `react` of `/assets/react-CMs5V4Sg.js`. */
function nameOf(href: string): string {
  return href.slice(href.lastIndexOf('/') + 1).replace(/-[\w-]{8}\.js$/, '')
}
