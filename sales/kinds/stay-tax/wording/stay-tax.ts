/** Labels of the steps of the stay tax. `nights` are nights of adults. */
export const stayTaxSteps = {
  fr: {
    class: '{classification}, {year} : {nights} {nights|nuit|nuits} d’adulte à {unit}',
    share: 'Sans classement, {year} : {percent} % de la nuit, {nights} {nights|nuit|nuits} d’adulte à {unit}',
    capped: 'Sans classement, {year} : plafond atteint, {nights} {nights|nuit|nuits} d’adulte à {unit}',
    surcharge: '{surcharge} : +{percent} %',
    minors: 'Moins de {adultFrom} ans : exonérés',
  },
  en: {
    class: '{classification}, {year}: {nights} adult {nights|night|nights} at {unit}',
    share: 'Not classified, {year}: {percent}% of the night, {nights} adult {nights|night|nights} at {unit}',
    capped: 'Not classified, {year}: upper limit reached, {nights} adult {nights|night|nights} at {unit}',
    surcharge: '{surcharge}: +{percent}%',
    minors: 'Under {adultFrom}: exempt',
  },
  es: {
    class: '{classification}, {year}: {nights} {nights|noche|noches} de adulto a {unit}',
    share: 'Sin clasificar, {year}: {percent} % de la noche, {nights} {nights|noche|noches} de adulto a {unit}',
    capped: 'Sin clasificar, {year}: límite alcanzado, {nights} {nights|noche|noches} de adulto a {unit}',
    surcharge: '{surcharge}: +{percent} %',
    minors: 'Menores de {adultFrom} años: exentos',
  },
  nl: {
    class: '{classification}, {year}: {nights} {nights|nacht|nachten} van volwassenen à {unit}',
    share:
      'Niet geclassificeerd, {year}: {percent}% van de nacht, {nights} {nights|nacht|nachten} van volwassenen à {unit}',
    capped: 'Niet geclassificeerd, {year}: maximum bereikt, {nights} {nights|nacht|nachten} van volwassenen à {unit}',
    surcharge: '{surcharge}: +{percent}%',
    minors: 'Onder {adultFrom} jaar: vrijgesteld',
  },
}

/** Why the stay tax cannot be added by hand. */
export const stayTaxRefusals = {
  fr: {
    'not-bookable.stay-tax':
      'La taxe de séjour ne s’ajoute pas à la main : elle suit la chambre, calculée par nuit et par adulte. Ajoutez un hébergement.',
  },
  en: {
    'not-bookable.stay-tax':
      'The tourist tax is not added by hand: it comes with the room, worked out by night and adult. Add a place to stay.',
  },
  es: {
    'not-bookable.stay-tax':
      'La tasa turística no se añade a mano: acompaña a la habitación, calculada por noche y adulto. Añada un alojamiento.',
  },
  nl: {
    'not-bookable.stay-tax':
      'De toeristenbelasting voeg je niet zelf toe: ze hoort bij de kamer en wordt per nacht en volwassene berekend. Voeg een verblijf toe.',
  },
}
