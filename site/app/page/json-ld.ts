import type { PageView, Shell } from 'content/api/page'

/** What search engines are told of a page in their own words: who we are on the home page, the way to it on any other (META-6). */
export function jsonLdOf(page: PageView, shell: Shell): object {
  const { origin } = new URL(page.address)
  if (page.kind === 'home') return organisation(page, shell, origin)
  return breadcrumbs(page, origin)
}

function organisation(page: PageView, shell: Shell, origin: string): object {
  const { contact, socials } = shell.settings
  return {
    '@context': 'https://schema.org',
    '@type': ['SkiResort', 'Organization'],
    name: contact.name,
    url: page.address,
    logo: `${origin}/logo.svg`,
    image: `${origin}/og-default.jpg`,
    telephone: contact.phone,
    email: contact.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.address,
      postalCode: contact.postalCode,
      addressLocality: contact.city,
    },
    geo: { '@type': 'GeoCoordinates', latitude: contact.lat, longitude: contact.lon },
    sameAs: socials.map(({ href }) => href),
  }
}

function breadcrumbs(page: PageView, origin: string): object {
  const way = [...page.parents, { name: page.fields.name, path: page.path }]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

/** JSON that can stand in a script element: nothing in it can end the element. */
export function jsonInScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
