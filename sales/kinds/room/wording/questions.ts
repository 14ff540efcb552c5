/** What is asked before a room can be had. */
export const questionTexts = {
  fr: {
    arrival: 'Arrivée',
    departure: 'Départ',
    room: 'Chambre',
    'room.hint': 'Prix pour toutes les nuits et toutes les personnes, taxe de séjour en plus.',
    board: 'Repas',
  },
  en: {
    arrival: 'Arrival',
    departure: 'Departure',
    room: 'Room',
    'room.hint': 'Price for all nights and all people, tourist tax not included.',
    board: 'Meals',
  },
  es: {
    arrival: 'Llegada',
    departure: 'Salida',
    room: 'Habitación',
    'room.hint': 'Precio por todas las noches y todas las personas, tasa turística aparte.',
    board: 'Comidas',
  },
  nl: {
    arrival: 'Aankomst',
    departure: 'Vertrek',
    room: 'Kamer',
    'room.hint': 'Prijs voor alle nachten en alle personen, zonder toeristenbelasting.',
    board: 'Maaltijden',
  },
} as const
