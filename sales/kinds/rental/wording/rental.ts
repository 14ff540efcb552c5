/** Labels of the price steps of rentals. */
export const rentalSteps = {
  fr: {
    'day-rate': '{range} : {days} {days|journée|journées} au tarif d’un jour',
    'several-days': 'Dégressif : {days} jours de suite',
    season: '{range} : jusqu’à la fin de l’hiver {season}',
    pack: '{pack} : −{percent} %',
    helmet: 'Casque : {days} {days|jour|jours}',
    'helmet-season': 'Casque : jusqu’à la fin de l’hiver',
    cover: 'Couverture casse et vol : {days} {days|jour|jours}',
    'cover-season': 'Couverture casse et vol : jusqu’à la fin de l’hiver',
  },
  en: {
    'day-rate': '{range}: {days} {days|day|days} at the one-day price',
    'several-days': 'Less for {days} days in a row',
    season: '{range}: until the end of winter {season}',
    pack: '{pack}: −{percent}%',
    helmet: 'Helmet: {days} {days|day|days}',
    'helmet-season': 'Helmet: until the end of winter',
    cover: 'Breakage and theft cover: {days} {days|day|days}',
    'cover-season': 'Breakage and theft cover: until the end of winter',
  },
  es: {
    'day-rate': '{range}: {days} {days|día|días} a precio de un día',
    'several-days': 'Descuento por {days} días seguidos',
    season: '{range}: hasta el final del invierno {season}',
    pack: '{pack}: −{percent} %',
    helmet: 'Casco: {days} {days|día|días}',
    'helmet-season': 'Casco: hasta el final del invierno',
    cover: 'Cobertura de rotura y robo: {days} {days|día|días}',
    'cover-season': 'Cobertura de rotura y robo: hasta el final del invierno',
  },
  nl: {
    'day-rate': '{range}: {days} {days|dag|dagen} tegen de dagprijs',
    'several-days': 'Korting voor {days} dagen achter elkaar',
    season: '{range}: tot het einde van winter {season}',
    pack: '{pack}: −{percent}%',
    helmet: 'Helm: {days} {days|dag|dagen}',
    'helmet-season': 'Helm: tot het einde van de winter',
    cover: 'Dekking bij breuk en diefstal: {days} {days|dag|dagen}',
    'cover-season': 'Dekking bij breuk en diefstal: tot het einde van de winter',
  },
}

/** Why equipment cannot be rented, and what to do. Keys begin with the code of the refusal. */
export const rentalRefusals = {
  fr: {
    'not-bookable.rental-choice': 'Ce magasin ne loue pas ce matériel. Choisissez-en un autre dans la liste.',
    'not-bookable.rental-stock': 'Ce magasin n’a pas ce matériel. Choisissez l’autre magasin ou une autre gamme.',
    'not-bookable.rental-order':
      'Le dernier jour ({to}) vient avant le premier ({from}). Choisissez un jour plus tard.',
    'not-bookable.rental-past': 'Le {day} est déjà passé. Choisissez un autre premier jour.',
    'not-bookable.rental-season': 'Le magasin loue du {from} au {to}. Choisissez des jours entre ces dates.',
    'level.rental': 'Ce niveau n’existe pas. Choisissez-en un dans la liste, ou laissez vide.',
    'age.rental':
      '{name} aura {age} {age|an|ans} le {day} : la gamme « {range} » n’est pas de son âge. Choisissez {ranges}.',
    'age.rental-none':
      '{name} aura {age} {age|an|ans} le {day} : nous n’avons pas ce matériel à sa taille. Demandez au magasin.',
  },
  en: {
    'not-bookable.rental-choice': 'This shop does not hire this equipment out. Choose another from the list.',
    'not-bookable.rental-stock': 'This shop does not have this equipment. Choose the other shop or another range.',
    'not-bookable.rental-order': 'The last day ({to}) comes before the first ({from}). Choose a later day.',
    'not-bookable.rental-past': '{day} is already over. Choose another first day.',
    'not-bookable.rental-season': 'The shop hires out from {from} to {to}. Choose days between these dates.',
    'level.rental': 'There is no such level. Choose one from the list, or leave it empty.',
    'age.rental': '{name} will be {age} on {day}: the range “{range}” is not for that age. Choose {ranges}.',
    'age.rental-none': '{name} will be {age} on {day}: we do not have this equipment in their size. Ask the shop.',
  },
  es: {
    'not-bookable.rental-choice': 'Esta tienda no alquila este material. Elija otro de la lista.',
    'not-bookable.rental-stock': 'Esta tienda no tiene este material. Elija la otra tienda u otra gama.',
    'not-bookable.rental-order': 'El último día ({to}) es anterior al primero ({from}). Elija un día posterior.',
    'not-bookable.rental-past': 'El {day} ya ha pasado. Elija otro primer día.',
    'not-bookable.rental-season': 'La tienda alquila del {from} al {to}. Elija días entre esas fechas.',
    'level.rental': 'Este nivel no existe. Elija uno de la lista o déjelo vacío.',
    'age.rental': '{name} tendrá {age} {age|año|años} el {day}: la gama «{range}» no es de su edad. Elija {ranges}.',
    'age.rental-none':
      '{name} tendrá {age} {age|año|años} el {day}: no tenemos este material de su talla. Pregunte en la tienda.',
  },
  nl: {
    'not-bookable.rental-choice': 'Deze winkel verhuurt dit materiaal niet. Kies iets anders uit de lijst.',
    'not-bookable.rental-stock': 'Deze winkel heeft dit materiaal niet. Kies de andere winkel of een andere klasse.',
    'not-bookable.rental-order': 'De laatste dag ({to}) ligt voor de eerste ({from}). Kies een latere dag.',
    'not-bookable.rental-past': '{day} is al voorbij. Kies een andere eerste dag.',
    'not-bookable.rental-season': 'De winkel verhuurt van {from} tot en met {to}. Kies dagen tussen die data.',
    'level.rental': 'Dit niveau bestaat niet. Kies er een uit de lijst, of laat het leeg.',
    'age.rental': '{name} is {age} op {day}: ‘{range}’ is niet voor die leeftijd. Kies {ranges}.',
    'age.rental-none': '{name} is {age} op {day}: we hebben dit materiaal niet in die maat. Vraag het de winkel.',
  },
}
