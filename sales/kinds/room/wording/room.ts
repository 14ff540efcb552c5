/** Labels of the price steps of rooms. */
export const roomSteps = {
  fr: {
    night: '{age} : {nights} {nights|nuit|nuits} à {unit} ({period})',
    board: '{board}, {age} : {nights} × {unit} ({period})',
    free: 'Gratuit : {age}',
  },
  en: {
    night: '{age}: {nights} {nights|night|nights} at {unit} ({period})',
    board: '{board}, {age}: {nights} × {unit} ({period})',
    free: 'Free: {age}',
  },
  es: {
    night: '{age}: {nights} {nights|noche|noches} a {unit} ({period})',
    board: '{board}, {age}: {nights} × {unit} ({period})',
    free: 'Gratis: {age}',
  },
  nl: {
    night: '{age}: {nights} {nights|nacht|nachten} à {unit} ({period})',
    board: '{board}, {age}: {nights} × {unit} ({period})',
    free: 'Gratis: {age}',
  },
}

/** Why a room cannot be had, and what to do. Keys begin with the code of the refusal. */
export const roomRefusals = {
  fr: {
    'sold-out.house': '{house} : plus aucune chambre n’est libre cette saison. Appelez l’hôtel pour les désistements.',
    'sold-out.room': 'Complet à ces dates. Choisissez une autre chambre ou d’autres dates.',
    'not-bookable.room': 'Ce type de chambre n’existe pas ici. Choisissez-en un autre.',
    'not-bookable.board': 'Cette formule de repas n’existe pas ici. Choisissez-en une autre.',
    'not-bookable.closed': '« {room} » n’est pas proposée à ces dates. Choisissez une autre chambre ou d’autres dates.',
    'not-bookable.departure': 'Le départ doit suivre l’arrivée du {day}. Choisissez un jour de départ plus tardif.',
    'not-bookable.long': 'On réserve en ligne {nights} nuits au plus. Pour plus longtemps, appelez l’hôtel.',
    'not-bookable.arrival-past': 'Le {day} est déjà passé. Choisissez un autre jour d’arrivée.',
    'not-bookable.house-closed': 'L’hôtel est ouvert du {from} au {to}. Choisissez des nuits entre ces dates.',
    'not-bookable.arrival': '{period} : on arrive le {weekday}. Choisissez un autre jour d’arrivée.',
    'not-bookable.leave': '{period} : on repart le {weekday}. Choisissez un autre jour de départ.',
    'not-bookable.short':
      '{period} : {nights} nuits au moins, et vous en demandez {wanted}. Choisissez un départ plus tardif ou d’autres dates.',
    'not-bookable.too-many':
      '« {room} » a {max} {max|lit|lits} et vous êtes {people} hors bébés. Prenez une chambre plus grande ou deux chambres.',
    'not-bookable.too-few':
      '« {room} » se réserve à {min} personnes au moins, et vous êtes {people} hors bébés. Prenez une chambre plus petite.',
    'not-bookable.cots':
      '« {room} » a la place de {cots} {cots|lit|lits} bébé pour {babies} bébés. Prenez deux chambres ou appelez l’hôtel.',
    'age.no-adult': 'Personne n’a {age} ans le {day} : un adulte doit dormir dans la chambre. Ajoutez-le.',
  },
  en: {
    'sold-out.house': '{house}: no room is left this season. Call the hotel about cancellations.',
    'sold-out.room': 'Full on these dates. Choose another room or other dates.',
    'not-bookable.room': 'There is no such room here. Choose another one.',
    'not-bookable.board': 'These meals are not served here. Choose others.',
    'not-bookable.closed': '“{room}” is not on offer on these dates. Choose another room or other dates.',
    'not-bookable.departure': 'You must leave after you arrive on {day}. Choose a later day of departure.',
    'not-bookable.long': 'At most {nights} nights can be booked online. For a longer stay, call the hotel.',
    'not-bookable.arrival-past': '{day} is already over. Choose another day of arrival.',
    'not-bookable.house-closed': 'The hotel is open from {from} to {to}. Choose nights between these dates.',
    'not-bookable.arrival': '{period}: guests arrive on a {weekday}. Choose another day of arrival.',
    'not-bookable.leave': '{period}: guests leave on a {weekday}. Choose another day of departure.',
    'not-bookable.short':
      '{period}: {nights} nights at least, and you asked for {wanted}. Choose a later departure or other dates.',
    'not-bookable.too-many':
      '“{room}” has {max} {max|bed|beds} and you are {people}, not counting babies. Take a larger room, or two.',
    'not-bookable.too-few':
      '“{room}” is for {min} people or more, and you are {people}, not counting babies. Take a smaller room.',
    'not-bookable.cots':
      '“{room}” has space for {cots} {cots|cot|cots} and you have {babies} babies. Take two rooms, or call the hotel.',
    'age.no-adult': 'Nobody is {age} on {day}: an adult must sleep in the room. Add one.',
  },
  es: {
    'sold-out.house': '{house}: no queda ninguna habitación esta temporada. Llame al hotel por si hay anulaciones.',
    'sold-out.room': 'Completo en estas fechas. Elija otra habitación u otras fechas.',
    'not-bookable.room': 'Ese tipo de habitación no existe aquí. Elija otro.',
    'not-bookable.board': 'Ese régimen no existe aquí. Elija otro.',
    'not-bookable.closed': '«{room}» no se ofrece en estas fechas. Elija otra habitación u otras fechas.',
    'not-bookable.departure': 'La salida debe ser posterior a la llegada del {day}. Elija un día de salida más tarde.',
    'not-bookable.long': 'En línea se reservan {nights} noches como máximo. Para más tiempo, llame al hotel.',
    'not-bookable.arrival-past': 'El {day} ya ha pasado. Elija otro día de llegada.',
    'not-bookable.house-closed': 'El hotel abre del {from} al {to}. Elija noches entre esas fechas.',
    'not-bookable.arrival': '{period}: se llega en {weekday}. Elija otro día de llegada.',
    'not-bookable.leave': '{period}: se sale en {weekday}. Elija otro día de salida.',
    'not-bookable.short':
      '{period}: {nights} noches como mínimo, y pide {wanted}. Elija una salida más tarde u otras fechas.',
    'not-bookable.too-many':
      '«{room}» tiene {max} {max|cama|camas} y son {people} sin contar bebés. Tome una habitación mayor, o dos.',
    'not-bookable.too-few':
      '«{room}» es para {min} personas o más, y son {people} sin contar bebés. Tome una habitación menor.',
    'not-bookable.cots':
      '«{room}» tiene sitio para {cots} {cots|cuna|cunas} y hay {babies} bebés. Tome dos habitaciones o llame al hotel.',
    'age.no-adult': 'Nadie tiene {age} años el {day}: un adulto debe dormir en la habitación. Añádalo.',
  },
  nl: {
    'sold-out.house': '{house}: dit seizoen is er geen kamer meer vrij. Bel het hotel over annuleringen.',
    'sold-out.room': 'Vol op deze data. Kies een andere kamer of andere data.',
    'not-bookable.room': 'Dit kamertype bestaat hier niet. Kies een ander.',
    'not-bookable.board': 'Deze maaltijden bestaan hier niet. Kies andere.',
    'not-bookable.closed': '‘{room}’ wordt op deze data niet aangeboden. Kies een andere kamer of andere data.',
    'not-bookable.departure': 'Het vertrek moet na de aankomst op {day} zijn. Kies een latere dag van vertrek.',
    'not-bookable.long': 'Online zijn hooguit {nights} nachten te boeken. Bel het hotel voor een langer verblijf.',
    'not-bookable.arrival-past': '{day} is al voorbij. Kies een andere dag van aankomst.',
    'not-bookable.house-closed': 'Het hotel is open van {from} tot en met {to}. Kies nachten tussen die data.',
    'not-bookable.arrival': '{period}: aankomst op {weekday}. Kies een andere dag van aankomst.',
    'not-bookable.leave': '{period}: vertrek op {weekday}. Kies een andere dag van vertrek.',
    'not-bookable.short':
      '{period}: minstens {nights} nachten, en je vraagt er {wanted}. Kies een later vertrek of andere data.',
    'not-bookable.too-many':
      '‘{room}’ heeft {max} {max|bed|bedden} en jullie zijn met {people}, baby’s niet meegeteld. Neem een grotere kamer, of twee.',
    'not-bookable.too-few':
      '‘{room}’ is voor {min} personen of meer, en jullie zijn met {people}, baby’s niet meegeteld. Neem een kleinere kamer.',
    'not-bookable.cots':
      '‘{room}’ heeft plaats voor {cots} {cots|kinderbedje|kinderbedjes} en er zijn {babies} baby’s. Neem twee kamers of bel het hotel.',
    'age.no-adult': 'Niemand is {age} op {day}: er moet een volwassene in de kamer slapen. Voeg die toe.',
  },
}
