import { features } from 'content/api/features'
import type { Shell } from 'content/api/page'
import { prerender } from 'react-dom/static'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { Wording, loadWording } from '../wording/wording.tsx'
import { Frame } from './frame.tsx'
import { testPage, testShell } from './shell.fixture.ts'

beforeAll(async () => {
  await Promise.all([loadWording('fr'), loadWording('en')])
})

async function draw(change: (shell: Shell) => void = () => undefined, lang: 'fr' | 'en' = 'fr'): Promise<string> {
  const shell = structuredClone(testShell(lang))
  change(shell)
  const { prelude } = await prerender(
    <Wording lang={lang}>
      <MemoryRouter>
        <Frame shell={shell} page={testPage(lang)} sales="http://sales.example.org">
          <h1>Ski</h1>
        </Frame>
      </MemoryRouter>
    </Wording>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return new Response(prelude).text()
}

test('UI-5 no label is missing, and none is written in a style attribute', async () => {
  expect(await draw()).not.toContain('??')
  expect(await draw()).not.toMatch(/\sstyle=/)
})

test('NAV-1 the bar has meeting points, search, languages, contact, navigation and cart, and works as links', async () => {
  const html = await draw()
  expect(html).toContain('href="/infos-pratiques/lieux-rendez-vous/"')
  expect(html).toContain('aria-label="Afficher la recherche"')
  expect(html).toContain('href="/contact/"')
  expect(html).toContain('aria-label="Navigation principale"')
  expect(html).toMatch(/<a class="bar-button cart-link" href="\/panier\/" aria-label="Mon panier">/)
  expect(html).toMatch(/<form class="search-form" action="[^"]+" method="get">/)
})

test('NAV-1 the account is there only when it is defined', async () => {
  const account = { key: 'account', name: 'Mon compte', title: 'Mon compte', path: '/compte/', subs: [] }
  expect(await draw()).not.toContain('/compte/')
  expect(await draw((shell) => (shell.shortcuts.accountItem = account))).toContain('href="/compte/"')
})

test('PATH-1 the logo leads home', async () => {
  expect(await draw()).toMatch(
    /<a class="logo [^"]+" href="\/" aria-label="École de ski de Valorsène, Retour à l’accueil">/,
  )
  expect(await draw(undefined, 'en')).toMatch(/<a class="logo [^"]+" href="\/en\/"/)
})

test('NAV-2 an item with pages below opens a mega menu without JavaScript: all offers, and a card a page', async () => {
  const html = await draw()
  expect(html).toMatch(/<button[^>]*popoverTarget="menu-children"[^>]*>Cours enfants/i)
  const menu = html.slice(html.indexOf('id="menu-children"'))
  expect(menu).toMatch(/href="\/cours-enfants\/"[^>]*>Voir toutes les offres/)
  expect(menu).toContain('<a href="/cours-enfants/ski/">Ski 6-12 ans</a>')
  expect(menu).toContain('Voir les offres')
  expect(menu).toContain('/pictures/cristal-slope-480.avif 480w')
})

test('NAV-2 an item without pages below is a link', async () => {
  expect(await draw()).toMatch(/<a class="menu-link" href="\/actualites\/">news<\/a>/)
})

test('NAV-11 a card shows the tag of its offer', async () => {
  expect(await draw()).toContain('<span class="tag tag-green">Découverte</span>')
  expect(await draw(undefined, 'en')).toContain('<span class="tag tag-green">Discovery</span>')
})

test('NAV-7 languages lead to this page in each of them', async () => {
  const html = await draw()
  expect(html).toMatch(/href="\/en\/children\/ski\/"[^>]*lang="en"[^>]*aria-label="EN, English"/)
  expect(html).toMatch(/href="\/cours-enfants\/ski\/"[^>]*aria-current="true"/)
  expect(html).toMatch(/href="https:\/\/es\.example\.org\/ninos\/esqui\/" data-document="true" lang="es"/)
})

test('NAV-9 the footer has address, phone, contact, navigation, search, partners, secure payment, legal links, builder, networks', async () => {
  const footer = (await draw()).split('<footer')[1] ?? ''
  for (const part of [
    'https://www.openstreetmap.org/',
    'href="tel:0199001450"',
    'Nous écrire',
    'href="/cours-enfants/fond/"',
    'name="q"',
    '/partners/le-local-a-skis.svg',
    'Paiement sécurisé',
    'href="/cookies/"',
    'Site réalisé par Atelier Schuss',
    'Retrouvez-nous sur les réseaux sociaux',
    'https://photos.example.org/',
  ])
    expect(footer).toContain(part)
})

test.each([
  { consent: true },
  { analytics: { domain: 'www.example.org' } },
  { heatmap: { vendor: 'clarity', id: 'abc' } },
])('NAV-9 the Cookies button is there with %o alone', async (feature) => {
  expect(await draw()).not.toContain('footer-cookies')
  expect(await draw((shell) => (shell.settings.features = features.parse(feature)))).toContain('footer-cookies')
})

test('NAV-9 at most six partners, however many the settings name', async () => {
  const partners = Array.from({ length: 8 }, (_, at) => ({ name: `Partner ${at}`, logo: 'un' }))
  const html = await draw((shell) => (shell.settings.partners = partners))
  expect(html.match(/partner-logo/g)).toHaveLength(6)
})

test('NAV-9 the social line leads to two networks', async () => {
  const line = (await draw()).split('class="socials"')[1]?.split('</section>')[0] ?? ''
  expect(line.match(/<a /g)).toHaveLength(2)
})

test('SHOP-3 a credit line names the site’s builder and links to it', async () => {
  expect(await draw()).toMatch(
    /<a class="footer-builder" href="https:\/\/schuss\.example\.org\/"[^>]*>Site réalisé par Atelier Schuss</,
  )
})

test.each([
  ['red', 'right', 'light'],
  ['white', 'bottom', 'dark'],
  ['auto', 'right', 'light'],
] as const)('NAV-10 a logo that is %s, its name %s: the bar is %s', async (logoColour, logoPosition, background) => {
  const html = await draw((shell) => Object.assign(shell.settings, { logoColour, logoPosition }))
  expect(html).toContain(`class="logo logo-${logoColour} logo-name-${logoPosition}"`)
  expect(html).toContain(`<header class="bar ${background}"`)
})

test('PATH-4 every link to another site opens in a new tab with noopener', async () => {
  const outside = (await draw()).match(/<a (?![^>]*data-document)[^>]*href="https?:[^>]*>/g) ?? []
  expect(outside.length).toBeGreaterThan(3)
  expect(outside.filter((tag) => !/target="_blank"/.test(tag) || !/rel="noopener/.test(tag))).toEqual([])
})

test('CONSENT-1 the server’s markup has no banner: it is the same for everybody', async () => {
  expect(await draw((shell) => (shell.settings.features.consent = true))).not.toMatch(/class="consent/)
})
