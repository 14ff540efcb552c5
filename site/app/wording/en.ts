import type { Key } from './fr.ts'

export const en: Record<Key, string> = {
  'bar.skip': 'Skip to content',
  'bar.home': 'Back to home',
  'bar.menu': 'Menu',
  'bar.close-menu': 'Close the menu',
  'bar.main': 'Main navigation',
  'bar.tools': 'Quick links',
  'bar.back': 'Back to the menu',
  'bar.search': 'Show search',
  'bar.languages': 'Languages',
  'bar.meeting-points': 'Meeting points',
  'bar.see-all-offers': 'See all offers',
  'bar.see-offers': 'See offers',
  'bar.loading': 'Loading the page',

  'area.title': 'Ski area',

  'dialog.close': 'Close',
  'dialog.loading': 'Loading',

  'zone.failed': 'The meeting points could not be loaded.',
  'zone.retry': 'Try again',
  'zone.page': 'Open the page',

  'search.label': 'Search the site',
  'search.placeholder': 'A lesson, a lift pass, a place…',
  'search.submit': 'Search',
  'search.results': 'Search results',
  'search.loading': 'Searching',
  'search.count': '{count} {count|result|results}',
  'search.none': 'No results...',
  'search.none-hint': 'Try a shorter word, or a section of the menu.',
  'search.failed': 'Search is not answering. Try again in a moment.',
  'search.keys': '↑ ↓ to choose, Enter to open, Esc to close',

  'cart.title': 'My cart',
  'cart.open': 'View my cart',
  'cart.products': '{count} {count|product|products}',
  'cart.empty': 'Your cart is empty.',
  'cart.loading': 'Loading your cart',
  'cart.failed': 'Your cart could not be loaded.',
  'cart.retry': 'Try again',
  'cart.total': 'Total',
  'cart.before': 'instead of {price}',
  'cart.secure': 'Secure payment',

  'footer.navigation': 'All sections',
  'footer.map': 'See on the map',
  'footer.phone': 'Call the school',
  'footer.contact': 'Write to us',
  'footer.partners': 'Our partners',
  'footer.secure': 'Secure payment',
  'footer.secure-text': 'Bank card with 3-D Secure. Your card details never pass through this site.',
  'footer.cookies': 'Cookies',
  'footer.legal': 'Legal information',
  'footer.social': 'Find us on social media',
  'footer.built-by': 'Site built by {name}',
  'footer.new-tab': '(new tab)',

  'tag.nouveaute': 'New offer',
  'tag.promotion': 'Good deal',
  'tag.actualite': 'Event',
  'tag.decouverte': 'Discovery',

  'consent.title': 'Cookies',
  'consent.ask': 'If you agree, we measure visits to make this site better. Nothing is measured before you choose.',
  'consent.accept': 'Accept',
  'consent.refuse': 'Refuse',
  'consent.more': 'Find out more',
  'consent.notice': 'This site no longer uses cookies.',
  'consent.acknowledge': 'Got it',

  'page.breadcrumb': 'Breadcrumb',
  'page.children': 'In this section',
  'page.neighbours': 'See also',

  'home.question': 'When are you coming, and who with?',
  'home.when': 'Your dates',
  'home.from': 'Arrival',
  'home.to': 'Departure',
  'home.who': 'Who is it for?',

  'card.more': 'Find out more',

  'offer.price': 'Price depends on your dates',
  'offer.choose': 'Choose my dates',

  'levels.can': 'Can already',
  'levels.next': 'Learns next',

  'meeting.for': 'For',
  'meeting.time': 'When',
  'meeting.map': 'See on the map',

  'news.none': 'Nothing new for now.',
  'news.read': 'Read',

  'carousel.previous': 'Previous',
  'carousel.next': 'Next',
  'carousel.pause': 'Stop the slides',
  'carousel.play': 'Start the slides',
  'carousel.slide': '{number} of {count}',

  'video.play': 'Watch the film',
  'video.transcript': 'What is said and shown',

  'shop.unavailable': 'The shop is not answering',
  'shop.unavailable-text':
    'Your cart is not lost. Try again in a moment, or call us on {phone}: we will book with you.',
  'shop.script': 'The cart needs JavaScript. Without it, call the school: we will book with you.',

  'search.none-for': 'Nothing matches “{query}”.',

  'lost.title': 'These tracks lead nowhere',
  'lost.text': 'The page has moved, or it has melted. Search for it, or start again from safe ground.',

  'failure.title': 'We took a tumble',
  'failure.text': 'The page could not be prepared. It is our fault, not yours: try again in a moment.',
  'failure.phone': 'If it is urgent, call us on {phone}.',
  'failure.retry': 'Try again',

  'editing.title': 'Editors’ entrance',
  'editing.email': 'E-mail',
  'editing.password': 'Password',
  'editing.sign-in': 'Sign in',
  'editing.signing-in': 'Signing in…',
  'editing.wrong': 'e-mail ou mot de passe incorrect',
  'editing.silence': 'The server does not answer. Try again in a moment.',
}
