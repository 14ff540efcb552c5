/** Labels of the price steps of lessons. */
export const lessonSteps = {
  fr: {
    lesson: '{days} {days|demi-journée|demi-journées}',
  },
  en: {
    lesson: '{days} {days|half-day|half-days}',
  },
  es: {
    lesson: '{days} {days|media jornada|medias jornadas}',
  },
  nl: {
    lesson: '{days} {days|halve dag|halve dagen}',
  },
}

/** Why a lesson cannot be had, and what to do. Keys begin with the code of the refusal. */
export const lessonRefusals = {
  fr: {
    'not-bookable.begun':
      'Ce cours commence le {day} : il n’est plus en vente en ligne. Choisissez une autre semaine ou appelez le bureau.',
    'age.from':
      'À partir de {from} ans le {day} ; {name} aura {age} {age|an|ans} ce jour-là. Choisissez le cours de son âge.',
    'age.range':
      'De {from} à {to} ans le {day} ; {name} aura {age} {age|an|ans} ce jour-là. Choisissez le cours de son âge.',
    'level.unknown': 'Ce niveau n’est pas enseigné dans ce cours. Choisissez-en un autre.',
    'level.elsewhere':
      'Le groupe « {level} » ne part pas d’ici : rendez-vous {places}. Choisissez un créneau de ce lieu.',
  },
  en: {
    'not-bookable.begun':
      'This lesson begins on {day} and can no longer be bought online. Choose another week or call the office.',
    'age.from': 'From age {from} on {day}; {name} will be {age} that day. Choose the lesson for their age.',
    'age.range': 'Ages {from} to {to} on {day}; {name} will be {age} that day. Choose the lesson for their age.',
    'level.unknown': 'This level is not taught in this lesson. Choose another one.',
    'level.elsewhere':
      'The group “{level}” does not start here but at {places}. Choose a date with that meeting point.',
  },
  es: {
    'not-bookable.begun':
      'Esta clase empieza el {day} y ya no se vende en línea. Elija otra semana o llame a la oficina.',
    'age.from': 'A partir de {from} años el {day}; {name} tendrá {age} ese día. Elija la clase de su edad.',
    'age.range': 'De {from} a {to} años el {day}; {name} tendrá {age} ese día. Elija la clase de su edad.',
    'level.unknown': 'Este nivel no se enseña en esta clase. Elija otro.',
    'level.elsewhere': 'El grupo «{level}» no sale de aquí, sino de {places}. Elija una fecha de ese lugar.',
  },
  nl: {
    'not-bookable.begun':
      'Deze les begint op {day} en is niet meer online te koop. Kies een andere week of bel het kantoor.',
    'age.from': 'Vanaf {from} jaar op {day}; {name} is dan {age}. Kies de les voor die leeftijd.',
    'age.range': 'Van {from} tot en met {to} jaar op {day}; {name} is dan {age}. Kies de les voor die leeftijd.',
    'level.unknown': 'Dit niveau wordt in deze les niet gegeven. Kies een ander.',
    'level.elsewhere': 'De groep ‘{level}’ begint niet hier, maar bij {places}. Kies een datum met dat verzamelpunt.',
  },
}
