import { globSync, readFileSync } from 'node:fs'
import { faultsOfTexts } from 'base/translate/testing'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

const languages = { fr, en, es, nl }
const keys = Object.keys(fr)

/** Keys that are put together from a value of content; each names where. */
const composed = [/^tag\./]

test('NAV-3 UI-5 every language has the same labels with the same values, and nothing stays unfilled', () => {
  expect(faultsOfTexts(languages)).toEqual([])
})

test('SEARCH-5 nothing found has its words in every language', () => {
  expect(Object.values(languages).map((texts) => texts['search.none'])).toEqual([
    'Pas de résultats...',
    'No results...',
    'No hay resultados...',
    'Geen resultaten...',
  ])
})

test.each([
  ['area.title', 'Domaine skiable', 'Ski area', 'Dominio esquiable', 'Skigebied'],
  ['cart.title', 'Mon panier', 'My cart', 'Mi cesta', 'Mijn winkelmandje'],
  ['bar.search', 'Afficher la recherche', 'Show search', 'Mostrar el buscador', 'Zoekveld tonen'],
  ['bar.home', 'Retour à l’accueil', 'Back to home', 'Volver al inicio', 'Terug naar de startpagina'],
  ['bar.see-all-offers', 'Voir toutes les offres', 'See all offers', 'Ver todas las ofertas', 'Bekijk het hele aanbod'],
  ['cart.secure', 'Paiement sécurisé', 'Secure payment', 'Pago seguro', 'Veilig betalen'],
] as const)('NAV-3 %s has a label in all four languages', (key, ...said) => {
  expect(Object.values(languages).map((texts) => texts[key])).toEqual(said)
})

test.each([
  ['tag.nouveaute', 'Nouveauté', 'New offer', 'Novedad', 'Nieuw'],
  ['tag.promotion', 'Bon plan', 'Good deal', 'Oferta', 'Voordeel'],
  ['tag.actualite', 'Événement', 'Event', 'Evento', 'Evenement'],
  ['tag.decouverte', 'Découverte', 'Discovery', 'Para descubrir', 'Kennismaking'],
] as const)('NAV-11 %s has its name in all four languages', (key, ...said) => {
  expect(Object.values(languages).map((texts) => texts[key])).toEqual(said)
})

test.each([
  ['a straight apostrophe or quotation mark', /['"]/, languages],
  [
    'three full stops, but for the words that are given',
    /(?<!Pas de résultats|No results|No hay resultados|Geen resultaten)\.{3}/,
    languages,
  ],
  ['a French sign without its no-break space', /[^\u00A0\u202F][?!:;»](?!\/)|«(?![\u00A0\u202F])/, { fr }],
  ['a space before a sign where none belongs', /\s[?!:;]/, { en, es, nl }],
  ['a Spanish question or exclamation that does not begin as one', /^[^¿]*\?|^[^¡]*!/, { es }],
  ['a Dutch “u” where shop, mails and pages say “je”', /\b[Uu](w|zelf)?\b/, { nl }],
])('no label has %s', (_, wrong, texts) => {
  const labels = Object.values(texts).flatMap((one) => Object.values(one))
  expect(labels.filter((label) => wrong.test(label))).toEqual([])
})

test('every label is used', () => {
  const source = globSync('site/app/**/*.{ts,tsx}')
    .filter((file) => !file.includes('/wording/') && !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  expect(keys.filter((key) => !source.includes(`'${key}'`) && !composed.some((rule) => rule.test(key)))).toEqual([])
})
