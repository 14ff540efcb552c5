/** What people may tell their instructor with a lesson. */
export const instructorNoteTexts = {
  fr: {
    remark: 'Remarque pour le moniteur',
    'remark-hint': 'Une allergie, une langue, un ami du même groupe.',
    phone: 'Téléphone sur les pistes',
    'phone-hint': 'Celui d’un adulte joignable pendant le cours.',
  },
  en: {
    remark: 'Note for the instructor',
    'remark-hint': 'An allergy, a language, a friend in the same group.',
    phone: 'Phone on the slopes',
    'phone-hint': 'Of an adult who can be reached during the lesson.',
  },
  es: {
    remark: 'Nota para el monitor',
    'remark-hint': 'Una alergia, un idioma, un amigo del mismo grupo.',
    phone: 'Teléfono en las pistas',
    'phone-hint': 'De un adulto localizable durante la clase.',
  },
  nl: {
    remark: 'Opmerking voor de leraar',
    'remark-hint': 'Een allergie, een taal, een vriend in dezelfde groep.',
    phone: 'Telefoon op de piste',
    'phone-hint': 'Van een volwassene die tijdens de les bereikbaar is.',
  },
} as const
