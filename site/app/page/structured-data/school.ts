import type { PageView, Shell } from 'content/api/page'
import type { Organization, SkiResort, WebSite } from 'schema-dts'

/** The organization as other pages refer to it. */
export function schoolOf({ settings }: Shell): Organization {
  return { '@type': 'Organization', name: settings.contact.name }
}

/** The structured data of the home page: school, resort and site. */
export function homeNodes(page: PageView, shell: Shell): (Organization | SkiResort | WebSite)[] {
  const { origin } = new URL(page.address)
  const { contact, socials } = shell.settings
  const address = {
    '@type': 'PostalAddress',
    streetAddress: contact.address,
    postalCode: contact.postalCode,
    addressLocality: contact.city,
  } as const
  return [
    {
      '@type': 'Organization',
      '@id': `${page.address}#school`,
      name: contact.name,
      url: page.address,
      logo: `${origin}/logo.svg`,
      image: `${origin}/og-default.jpg`,
      telephone: contact.phone,
      email: contact.email,
      address,
      sameAs: socials.map(({ href }) => href),
    },
    {
      '@type': 'SkiResort',
      '@id': `${page.address}#resort`,
      name: contact.city,
      url: page.address,
      image: `${origin}/og-default.jpg`,
      address,
      geo: { '@type': 'GeoCoordinates', latitude: contact.lat, longitude: contact.lon },
    },
    {
      '@type': 'WebSite',
      name: shell.siteName,
      url: page.address,
      inLanguage: page.lang,
      publisher: { '@id': `${page.address}#school` },
    },
  ]
}
