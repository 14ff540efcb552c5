/** Labels of the price steps of requests. */
export const quotationSteps = {
  fr: { request: 'Demande de devis, rien à payer maintenant' },
  en: { request: 'Request for a quote, nothing to pay now' },
  es: { request: 'Solicitud de presupuesto, nada que pagar ahora' },
  nl: { request: 'Aanvraag van een offerte, nu niets te betalen' },
}

/** What a line in the cart says of a request. */
export const quotationLineTexts = {
  fr: {
    people: '{count} {count|personne|personnes}',
    answer: 'Demande de devis : l’école répond par mail sous un jour',
  },
  en: {
    people: '{count} {count|person|people}',
    answer: 'Request for a quote: the school answers by mail within a day',
  },
  es: {
    people: '{count} {count|persona|personas}',
    answer: 'Solicitud de presupuesto: la escuela responde por correo en un día',
  },
  nl: {
    people: '{count} {count|persoon|personen}',
    answer: 'Aanvraag van een offerte: de school antwoordt binnen een dag per mail',
  },
} as const

/** What is asked for a request. */
export const quotationQuestions = {
  fr: {
    from: 'Premier jour',
    to: 'Dernier jour',
    count: 'Nombre de personnes',
    wish: 'Votre idée',
    'wish-hint': 'Âges, niveaux, ce que vous voulez faire, et le budget si vous en avez un.',
    phone: 'Téléphone',
    'phone-hint': 'Pour vous rappeler si quelque chose n’est pas clair.',
  },
  en: {
    from: 'First day',
    to: 'Last day',
    count: 'Number of people',
    wish: 'Your idea',
    'wish-hint': 'Ages, levels, what you would like to do, and a budget if you have one.',
    phone: 'Phone',
    'phone-hint': 'To ring you if something is not clear.',
  },
  es: {
    from: 'Primer día',
    to: 'Último día',
    count: 'Número de personas',
    wish: 'Su idea',
    'wish-hint': 'Edades, niveles, lo que quiere hacer y el presupuesto si lo tiene.',
    phone: 'Teléfono',
    'phone-hint': 'Para llamarle si algo no está claro.',
  },
  nl: {
    from: 'Eerste dag',
    to: 'Laatste dag',
    count: 'Aantal personen',
    wish: 'Je idee',
    'wish-hint': 'Leeftijden, niveaus, wat je wilt doen, en een budget als je dat hebt.',
    phone: 'Telefoon',
    'phone-hint': 'Om je te bellen als iets niet duidelijk is.',
  },
} as const

/** Why a request cannot be sent, and what to do. Keys begin with the code of the refusal. */
export const quotationRefusals = {
  fr: {
    'not-bookable.request-order': 'Le dernier jour est avant le premier. Corrigez l’une des deux dates.',
    'not-bookable.request-past':
      'Pour le {day}, appelez l’école : en ligne, une demande se fait au plus tard la veille.',
    'not-bookable.request-season': 'La saison va du {from} au {to}. Choisissez des dates entre les deux.',
    'not-bookable.request-many':
      'Cette demande va jusqu’à {most} personnes, vous êtes {count}. Appelez l’école, ou demandez « Groupe ou séminaire ».',
  },
  en: {
    'not-bookable.request-order': 'The last day is before the first. Correct one of the two dates.',
    'not-bookable.request-past': 'For {day}, call the school: online, a request is made the day before at the latest.',
    'not-bookable.request-season': 'The season is from {from} to {to}. Choose dates between them.',
    'not-bookable.request-many':
      'This request is for {most} people at most, and there are {count} of you. Call the school, or ask for “Group or seminar”.',
  },
  es: {
    'not-bookable.request-order': 'El último día es anterior al primero. Corrija una de las dos fechas.',
    'not-bookable.request-past':
      'Para el {day}, llame a la escuela: en línea, la solicitud se hace la víspera como muy tarde.',
    'not-bookable.request-season': 'La temporada va del {from} al {to}. Elija fechas entre ambas.',
    'not-bookable.request-many':
      'Esta solicitud es para {most} personas como máximo y ustedes son {count}. Llame a la escuela o pida «Grupo o seminario».',
  },
  nl: {
    'not-bookable.request-order': 'De laatste dag ligt voor de eerste. Verbeter een van de twee datums.',
    'not-bookable.request-past': 'Bel voor {day} de school: online kan een aanvraag tot de dag ervoor.',
    'not-bookable.request-season': 'Het seizoen loopt van {from} tot en met {to}. Kies datums daartussen.',
    'not-bookable.request-many':
      'Deze aanvraag is voor hoogstens {most} personen, en jullie zijn met {count}. Bel de school of vraag ‘Groep of seminar’.',
  },
}
