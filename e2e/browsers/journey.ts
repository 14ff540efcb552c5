import { demoEditor } from 'base/demo'
import type { StackAddresses } from '../support/stack-file.ts'
import { button, field, heading, link } from './find-element.ts'
import type { RemotePage } from './remote-page.ts'

/** A visitor opens a section of the mega menu and goes to a page of it (NAV-2). */
export async function useMenu(browser: RemotePage, { site }: StackAddresses): Promise<void> {
  await browser.open(`${site}/`)
  await browser.click(button('Enfants'))
  await browser.click(link('Ski 6-12'))
  await browser.waitForUrl(({ pathname }) => pathname === '/cours-enfants/ski-6-12-ans/')
  // The address changes before the page, and a change of page closes what is open.
  await browser.waitFor({ css: 'h1', name: 'Cours collectifs' })
}

/** A visitor searches and opens the first result (SEARCH-2). */
export async function search(browser: RemotePage): Promise<void> {
  await browser.click(button('Afficher la recherche'))
  await browser.enter({ css: '#search-input' }, 'moufle')
  await browser.click({ css: '[role=option]' })
  await browser.waitForUrl(({ pathname }) => pathname === '/cours-enfants/club-des-petits-3-5-ans/')
}

/** A parent buys a week of lessons for one child, to the paid order (SHOP-1, CART-5). */
export async function buyLesson(browser: RemotePage, { site, sales }: StackAddresses): Promise<void> {
  await browser.open(`${site}/cours-enfants/ski-6-12-ans/`)
  await browser.click({ css: '[data-sales-offer]' })
  await browser.enter(field('Prénom'), 'Zoé')
  await browser.enter(field('Nom'), 'Martin')
  await browser.enter(field('Jour'), '12')
  await browser.enter(field('Mois'), '5')
  await browser.enter(field('Année'), '2018')
  await browser.click(button('Enregistrer cette personne'))
  await browser.click({ css: 'label', name: 'Vers le Givre' })
  await browser.click({ css: '.choices-weeks label:has(input:enabled)' })
  await browser.click({ css: '.choices-slots label:has(input:enabled)' })
  await browser.click(button('Ajouter au panier'))
  await browser.waitFor(heading('C’est dans le panier'))
  // A click that came before the page was hydrated has opened the selector on the cart page, where its button says so.
  await browser.click({ css: 'a, button', name: ['Voir le panier', 'Continuer'] })
  await browser.click(button('Passer la commande'))
  await browser.enter(field('Prénom'), 'Anna')
  await browser.enter(field('Nom'), 'Martin')
  await browser.enter(field('E-mail'), 'anna@example.org')
  await browser.enter(field('Téléphone'), '06 12 34 56 78')
  await browser.click({ css: 'input[type=checkbox]', name: 'J’ai lu' })
  await browser.click(button('Commander avec obligation de paiement'))
  await browser.waitForUrl(({ origin }) => origin === sales)
  await browser.enter(field('Numéro de carte'), '4234603011240000')
  await browser.enter(field('Date d’expiration'), '12/30')
  await browser.enter(field('Code de sécurité'), '123')
  await browser.click(button('Payer'))
  await browser.waitFor(heading('Merci'))
}

/** An editor signs in, writes at the end of a text, and publishes it (EDIT-5). `words` are new on the page. */
export async function publishWords(browser: RemotePage, url: string, words: string): Promise<void> {
  await browser.open(url)
  await browser.click({ css: 'footer a', name: 'Espace de rédaction' })
  await browser.enter(field('E-mail'), demoEditor.email)
  await browser.enter(field('Mot de passe'), demoEditor.password)
  await browser.click(button('Se connecter'))
  await browser.click({ css: '[data-zone="content"] [data-cms="rich"] p' })
  await browser.waitFor({ css: '[contenteditable=true]:focus' })
  await browser.type(words)
  await browser.click(button('Publier'))
  await browser.click(button('Publier maintenant'))
  await browser.waitFor({ css: 'dialog *', name: 'Publié à' })
}
