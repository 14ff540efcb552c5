/** Labels of price steps. */
export const stepTexts = {
  fr: {
    lesson: '{days} {days|demi-journée|demi-journées}',
    'day-rate': '{age} : {days} {days|journée|journées} au tarif d’un jour',
    'several-days': 'Dégressif : {days} jours de suite',
    period: '{period}',
    season: '{age} : saison {season}',
    free: 'Gratuit : {age}',
    family: 'Formule famille : −{percent} %',
  },
  en: {
    lesson: '{days} {days|half-day|half-days}',
    'day-rate': '{age}: {days} {days|day|days} at the one-day price',
    'several-days': 'Less for {days} days in a row',
    period: '{period}',
    season: '{age}: season {season}',
    free: 'Free: {age}',
    family: 'Family deal: −{percent}%',
  },
  es: {
    lesson: '{days} {days|media jornada|medias jornadas}',
    'day-rate': '{age}: {days} {days|día|días} a precio de un día',
    'several-days': 'Descuento por {days} días seguidos',
    period: '{period}',
    season: '{age}: temporada {season}',
    free: 'Gratis: {age}',
    family: 'Oferta familiar: −{percent} %',
  },
  nl: {
    lesson: '{days} {days|halve dag|halve dagen}',
    'day-rate': '{age}: {days} {days|dag|dagen} tegen de dagprijs',
    'several-days': 'Korting voor {days} dagen achter elkaar',
    period: '{period}',
    season: '{age}: seizoen {season}',
    free: 'Gratis: {age}',
    family: 'Gezinskorting: −{percent}%',
  },
} as const
