import type { NavigationItem, Shell, Shortcuts, SiteSettings } from '../api/page.ts'
import type { Language } from '../api/reader.ts'
import { pathOn } from '../languages/addresses.ts'
import type { Site } from '../languages/site.ts'
import { navigationItemOf } from '../pages/navigation-item.ts'
import type { PageTree } from '../pages/tree.ts'

/** The shell (menus, footer, settings) of every page of a language. Pages that are not published in it, or disabled, are left out. */
export function shellOf(site: Site, language: Language, tree: PageTree): Shell {
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

function enabledItem(tree: PageTree, language: Language, key: string, depth: number): NavigationItem | undefined {
  const node = tree.byKey.get(key)
  return node && !node.fields.disabled ? navigationItemOf(tree, language, node, depth) : undefined
}

function shortcutsOf(site: Site, language: Language, tree: PageTree): Shortcuts {
  return Object.fromEntries(
    Object.entries(site.navigation.shortcuts).flatMap(([name, key]) => {
      const item = enabledItem(tree, language, key, 0)
      return item ? [[name, item]] : []
    }),
  )
}

function settingsOf({ settings, languages }: Site, language: Language, tree: PageTree): SiteSettings {
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

/** Whether a page is named in the shell, so that a change of its name must purge every page. */
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
