import type { Lang, SiteSettings } from '../api/page.ts'

type PerLanguage = Partial<Record<Lang, string>>

/** A site's settings as they are kept: once, with what differs by language side by side. `navigation` makes the shell's settings of it. */
export type SiteRecord = {
  settings: Omit<SiteSettings, 'socials' | 'partners' | 'contact'> & {
    contact: Omit<SiteSettings['contact'], 'phone'> & { phone: PerLanguage }
    socials: (Omit<SiteSettings['socials'][number], 'label'> & { label: PerLanguage })[]
    partners: { name: string; logo: string; href?: string; page?: string }[]
  }
  /** Words of one meaning, group by group, by which search finds pages that use another of them. */
  searchSynonyms?: Partial<Record<Lang, string[][]>>
  /** Page keys. */
  navigation: { main: string[]; footer: string[]; legal: string[]; shortcuts: Record<string, string> }
}
