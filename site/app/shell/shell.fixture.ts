import type { NavigationItem, PageView, Shell } from 'content/api/page'
import { siteSettings } from 'content/api/page'

const paths = {
  fr: { home: '/', meeting: '/infos-pratiques/lieux-rendez-vous/', contact: '/contact/', cart: '/panier/' },
  en: { home: '/en/', meeting: '/en/information/meeting-points/', contact: '/en/contact/', cart: '/en/cart/' },
}

/** A page of that shell, in all languages. */
export function testPage(lang: 'fr' | 'en'): PageView {
  const path = children(lang).subs[0]?.path ?? '/'
  return {
    key: 'children-ski',
    kind: 'lesson',
    lang,
    fields: { path, name: 'Ski 6-12 ans', title: 'Cours collectifs de ski', disabled: false, seo: {} },
    metadata: {},
    preProd: false,
    path,
    address: `https://www.example.org${path}`,
    parents: [children(lang)],
    children: [],
    alternates: [
      { lang: 'fr', href: 'https://www.example.org/cours-enfants/ski/', preProd: false },
      { lang: 'en', href: 'https://www.example.org/en/children/ski/', preProd: false },
      { lang: 'es', href: 'https://es.example.org/ninos/esqui/', preProd: true },
    ],
    zones: [],
    links: {},
    news: [],
    tags: [],
  }
}

/** A small shell for tests. */
export function testShell(lang: 'fr' | 'en'): Shell {
  const { home, meeting, contact, cart } = paths[lang]
  return {
    site: 'valorsene',
    lang,
    siteName: 'École de ski de Valorsène',
    timeZone: 'Europe/Paris',
    settings,
    main: [children(lang), item('news', `${home}actualites/`)],
    footer: [children(lang)],
    legal: [item('cookies', `${home}cookies/`)],
    shortcuts: {
      homeItem: item('home', home),
      meetingPointsItem: item('meeting-points', meeting),
      contactItem: item('contact', contact),
      cartItem: item('cart', cart),
    },
  }
}

function children(lang: 'fr' | 'en'): NavigationItem {
  const { home } = paths[lang]
  const subs = [
    { ...item('children-ski', `${home}cours-enfants/ski/`), name: 'Ski 6-12 ans', picture: 'cristal-slope' },
    { ...item('children-nordic', `${home}cours-enfants/fond/`), name: 'Ski de fond', tag: 'decouverte' as const },
  ]
  return { ...item('children', `${home}cours-enfants/`), name: 'Cours enfants', subs }
}

function item(key: string, path: string): NavigationItem {
  return { key, name: key, title: key, path, subs: [] }
}

const settings = siteSettings.parse({
  contact: {
    name: 'École de ski de Valorsène',
    address: '1 place des Essarts',
    postalCode: '73999',
    city: 'Valorsène',
    phone: '01 99 00 14 50',
    email: 'bonjour@valorsene.example.org',
    lat: 45.4521,
    lon: 6.7013,
  },
  socials: [
    {
      label: 'Jour après jour',
      name: '@valorsene',
      code: 'microblog',
      icon: 'message',
      href: 'https://social.example.org/',
    },
    { label: 'Nos photos', name: 'En images', code: 'photos', icon: 'camera', href: 'https://photos.example.org/' },
  ],
  partners: [
    { name: 'Le Local à Skis', logo: 'le-local-a-skis', href: '/location/' },
    { name: 'Commune', logo: 'commune', href: 'https://commune.example.org/' },
    { name: 'Navettes', logo: 'navettes' },
  ],
  builder: { name: 'Atelier Schuss', href: 'https://schuss.example.org/' },
})
