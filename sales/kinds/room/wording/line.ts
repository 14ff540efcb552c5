/** What tells a line of a room from others. */
export const lineTexts = {
  fr: {
    nights: '{nights} {nights|nuit|nuits}',
    people: '{people} {people|personne|personnes}',
    'check-in': 'chambre prête à partir de {time}',
  },
  en: {
    nights: '{nights} {nights|night|nights}',
    people: '{people} {people|person|people}',
    'check-in': 'room ready from {time}',
  },
  es: {
    nights: '{nights} {nights|noche|noches}',
    people: '{people} {people|persona|personas}',
    'check-in': 'habitación lista a partir de las {time}',
  },
  nl: {
    nights: '{nights} {nights|nacht|nachten}',
    people: '{people} {people|persoon|personen}',
    'check-in': 'kamer klaar vanaf {time}',
  },
} as const
