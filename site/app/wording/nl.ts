import type { Key } from './fr.ts'

export const nl: Record<Key, string> = {
  'bar.skip': 'Naar de inhoud',
  'bar.home': 'Terug naar de startpagina',
  'bar.menu': 'Menu',
  'bar.close-menu': 'Menu sluiten',
  'bar.main': 'Hoofdnavigatie',
  'bar.tools': 'Snel naar',
  'bar.back': 'Terug naar het menu',
  'bar.search': 'Zoeken tonen',
  'bar.languages': 'Talen',
  'bar.meeting-points': 'Verzamelpunten',
  'bar.see-all-offers': 'Bekijk het hele aanbod',
  'bar.see-offers': 'Bekijk het aanbod',
  'bar.loading': 'Pagina wordt geladen',

  'area.title': 'Skigebied',

  'dialog.close': 'Sluiten',
  'dialog.loading': 'Laden',

  'zone.failed': 'De verzamelpunten konden niet worden geladen.',
  'zone.retry': 'Opnieuw proberen',
  'zone.page': 'Pagina openen',

  'search.label': 'Zoeken op de site',
  'search.placeholder': 'Een les, een skipas, een plek…',
  'search.submit': 'Zoeken',
  'search.results': 'Zoekresultaten',
  'search.loading': 'Bezig met zoeken',
  'search.count': '{count} {count|resultaat|resultaten}',
  'search.none': 'Geen resultaten...',
  'search.none-hint': 'Probeer een korter woord of een rubriek uit het menu.',
  'search.failed': 'Zoeken lukt nu niet. Probeer het zo nog eens.',
  'search.keys': '↑ ↓ om te kiezen, Enter om te openen, Esc om te sluiten',

  'cart.title': 'Mijn winkelmandje',
  'cart.open': 'Mijn winkelmandje bekijken',
  'cart.products': '{count} {count|product|producten}',
  'cart.empty': 'Uw winkelmandje is leeg.',
  'cart.loading': 'Winkelmandje wordt geladen',
  'cart.failed': 'Het winkelmandje kon niet worden geladen.',
  'cart.retry': 'Opnieuw proberen',
  'cart.total': 'Totaal',
  'cart.before': 'in plaats van {price}',
  'cart.secure': 'Veilig betalen',

  'footer.navigation': 'Alle rubrieken',
  'footer.map': 'Bekijk op de kaart',
  'footer.phone': 'Bel de skischool',
  'footer.contact': 'Schrijf ons',
  'footer.partners': 'Onze partners',
  'footer.secure': 'Veilig betalen',
  'footer.secure-text': 'Bankkaart met 3-D Secure. Uw kaartgegevens gaan nooit via deze site.',
  'footer.cookies': 'Cookies',
  'footer.legal': 'Juridische informatie',
  'footer.social': 'Volg ons op sociale media',
  'footer.built-by': 'Site gebouwd door {name}',
  'footer.new-tab': '(nieuw tabblad)',

  'tag.nouveaute': 'Nieuw',
  'tag.promotion': 'Voordeel',
  'tag.actualite': 'Evenement',
  'tag.decouverte': 'Ontdekking',

  'consent.title': 'Cookies',
  'consent.ask': 'Als u akkoord gaat, meten we het bezoek om de site te verbeteren. Vóór uw keuze wordt niets gemeten.',
  'consent.accept': 'Accepteren',
  'consent.refuse': 'Weigeren',
  'consent.more': 'Meer weten',
  'consent.notice': 'Deze site gebruikt geen cookies meer.',
  'consent.acknowledge': 'Begrepen',

  'page.breadcrumb': 'Kruimelpad',
  'page.children': 'In deze rubriek',
  'page.neighbours': 'Zie ook',

  'home.question': 'Wanneer komt u, en met wie?',
  'home.when': 'Uw data',
  'home.from': 'Aankomst',
  'home.to': 'Vertrek',
  'home.who': 'Voor wie?',

  'card.more': 'Meer weten',

  'offer.price': 'Prijs afhankelijk van uw data',
  'offer.choose': 'Mijn data kiezen',

  'levels.can': 'Kan al',
  'levels.next': 'Leert hierna',

  'meeting.for': 'Voor',
  'meeting.time': 'Wanneer',
  'meeting.map': 'Op de kaart bekijken',

  'news.none': 'Nu even geen nieuws.',
  'news.read': 'Lezen',

  'carousel.previous': 'Vorige',
  'carousel.next': 'Volgende',
  'carousel.pause': 'Beelden stilzetten',
  'carousel.play': 'Beelden laten doorlopen',
  'carousel.slide': '{number} van {count}',

  'video.play': 'Film bekijken',
  'video.transcript': 'Wat er gezegd en getoond wordt',

  'shop.unavailable': 'De winkel antwoordt niet',
  'shop.unavailable-text':
    'Uw winkelmandje is niet kwijt. Probeer het zo opnieuw of bel ons op {phone}: wij boeken samen met u.',
  'shop.script': 'Het winkelmandje heeft JavaScript nodig. Bel anders de skischool: wij boeken samen met u.',

  'search.none-for': 'Niets gevonden voor “{query}”.',

  'lost.title': 'Dit spoor loopt dood',
  'lost.text': 'De pagina is verhuisd of gesmolten. Zoek haar op, of begin opnieuw vanaf veilig terrein.',

  'failure.title': 'We zijn gevallen',
  'failure.text': 'De pagina kon niet worden klaargemaakt. Het ligt aan ons, niet aan u: probeer het zo opnieuw.',
  'failure.phone': 'Is het dringend? Bel ons op {phone}.',
  'failure.retry': 'Opnieuw proberen',

  'editing.title': 'Toegang voor redacteuren',
  'editing.email': 'E-mail',
  'editing.password': 'Wachtwoord',
  'editing.sign-in': 'Inloggen',
  'editing.signing-in': 'Bezig met inloggen…',
  'editing.wrong': 'e-mail ou mot de passe incorrect',
  'editing.silence': 'De server antwoordt niet. Probeer het zo meteen opnieuw.',
}
