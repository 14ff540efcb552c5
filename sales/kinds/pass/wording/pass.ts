/** Labels of the price steps of passes. */
export const passSteps = {
  fr: {
    'day-rate': '{age} : {days} {days|journée|journées} au tarif d’un jour',
    'several-days': 'Dégressif : {days} jours de suite',
    season: '{age} : saison {season}',
    free: 'Gratuit : {age}',
    family: 'Formule famille : −{percent} %',
  },
  en: {
    'day-rate': '{age}: {days} {days|day|days} at the one-day price',
    'several-days': 'Less for {days} days in a row',
    season: '{age}: season {season}',
    free: 'Free: {age}',
    family: 'Family deal: −{percent}%',
  },
  es: {
    'day-rate': '{age}: {days} {days|día|días} a precio de un día',
    'several-days': 'Descuento por {days} días seguidos',
    season: '{age}: temporada {season}',
    free: 'Gratis: {age}',
    family: 'Oferta familiar: −{percent} %',
  },
  nl: {
    'day-rate': '{age}: {days} {days|dag|dagen} tegen de dagprijs',
    'several-days': 'Korting voor {days} dagen achter elkaar',
    season: '{age}: seizoen {season}',
    free: 'Gratis: {age}',
    family: 'Gezinskorting: −{percent}%',
  },
}

/** Why a pass cannot be had, and what to do. Keys begin with the code of the refusal. */
export const passRefusals = {
  fr: {
    'not-bookable.past': 'Le {day} est déjà passé. Choisissez un autre premier jour.',
    'not-bookable.season': 'Les remontées sont ouvertes du {from} au {to}. Choisissez des jours entre ces dates.',
    'not-bookable.season-over':
      'Le forfait de cette saison n’est plus en vente. Celui de l’hiver prochain arrive à l’automne.',
  },
  en: {
    'not-bookable.past': '{day} is already over. Choose another first day.',
    'not-bookable.season': 'The lifts are open from {from} to {to}. Choose days between these dates.',
    'not-bookable.season-over': 'This season’s pass is no longer on sale. Next winter’s goes on sale in the autumn.',
  },
  es: {
    'not-bookable.past': 'El {day} ya ha pasado. Elija otro primer día.',
    'not-bookable.season': 'Los remontes abren del {from} al {to}. Elija días entre esas fechas.',
    'not-bookable.season-over': 'El forfait de esta temporada ya no se vende. El del próximo invierno llega en otoño.',
  },
  nl: {
    'not-bookable.past': '{day} is al voorbij. Kies een andere eerste dag.',
    'not-bookable.season': 'De liften zijn open van {from} tot en met {to}. Kies dagen tussen die data.',
    'not-bookable.season-over':
      'De pas van dit seizoen is niet meer te koop. Die van volgende winter komt in de herfst.',
  },
}
