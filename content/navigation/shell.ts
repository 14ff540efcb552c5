import type { NavigationItem, Shell, Shortcuts, SiteSettings } from '../api/page.ts'
import type { Language } from '../api/reader.ts'
import { pathOn } from '../languages/languages.ts'
import type { Site } from '../languages/site.ts'
import { itemOf } from '../pages/item.ts'
import type { Tree } from '../pages/tree.ts'

/** What every page of a language wears. Pages that are not published in it, or disabled, are left out. */
export function shellOf(site: Site, language: Language, tree: Tree): Shell {
  const items = (keys: readonly string[], depth: number): NavigationItem[] =>
    keys.flatMap((key) => enabledItem(tree, language, key, depth) ?? [])
  return {
    site: site.key,
    lang: language.lang,
    siteName: language.siteName,
    timeZone: site.timeZone,
    settings: settingsOf(site, language, tree),
    main: items(site.navigation.main, 1),
    footer: items(site.navigation.footer, 1),
    legal: items(site.navigation.legal, 0),
    shortcuts: shortcutsOf(site, language, tree),
  }
}

function enabledItem(tree: Tree, language: Language, key: string, depth: number): NavigationItem | undefined {
  const node = tree.byKey.get(key)
  return node && !node.fields.disabled ? itemOf(tree, language, node, depth) : undefined
}

function shortcutsOf(site: Site, language: Language, tree: Tree): Shortcuts {
  return Object.fromEntries(
    Object.entries(site.navigation.shortcuts).flatMap(([name, key]) => {
      const item = enabledItem(tree, language, key, 0)
      return item ? [[name, item]] : []
    }),
  )
}

function settingsOf({ settings, languages }: Site, language: Language, tree: Tree): SiteSettings {
  const first = languages[0]?.lang ?? language.lang
  const inLanguage = (texts: Partial<Record<string, string>>): string => texts[language.lang] ?? texts[first] ?? ''
  return {
    ...settings,
    contact: { ...settings.contact, phone: inLanguage(settings.contact.phone) },
    socials: settings.socials.map((social) => ({ ...social, label: inLanguage(social.label) })),
    partners: settings.partners.map(partnerOf),
  }

  function partnerOf({ name, logo, href, page }: Site['settings']['partners'][number]) {
    const node = page === undefined ? undefined : tree.byKey.get(page)
    const to = node ? pathOn(language, node.fields.path) : href
    return { name, logo, ...(to && { href: to }) }
  }
}

/** Whether a page shows in what every page wears, so that a change of its name must reach them all. */
export function isInShell(site: Pick<Site, 'navigation' | 'settings'>, key: string, parent: string | null): boolean {
  const { main, footer, legal, shortcuts } = site.navigation
  const named = [...main, ...footer, ...legal, ...Object.values(shortcuts)]
  const listed = [...main, ...footer]
  return (
    named.includes(key) ||
    (parent !== null && listed.includes(parent)) ||
    site.settings.partners.some(({ page }) => page === key)
  )
}
