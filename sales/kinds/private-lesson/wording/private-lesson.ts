/** Labels of the price steps of private lessons. */
export const privateLessonSteps = {
  fr: {
    lesson: '{length}, jusqu’à {smallest} personnes',
    people: 'Pour {people} personnes',
    'quiet-hours': 'Heures calmes, {hours}',
  },
  en: {
    lesson: '{length}, up to {smallest} people',
    people: 'For {people} people',
    'quiet-hours': 'Quiet hours, {hours}',
  },
  es: {
    lesson: '{length}, hasta {smallest} personas',
    people: 'Para {people} personas',
    'quiet-hours': 'Horas tranquilas, {hours}',
  },
  nl: {
    lesson: '{length}, tot en met {smallest} personen',
    people: 'Voor {people} personen',
    'quiet-hours': 'Rustige uren, {hours}',
  },
}

/** What is asked for a private lesson. */
export const privateLessonQuestions = {
  fr: {
    discipline: 'Discipline',
    duration: 'Durée',
    day: 'Jour',
    'day-hint': 'En ligne jusqu’à la veille au soir.',
    start: 'Horaire',
    'start-hint': 'Le prix est celui du groupe ; le nombre de places est celui des moniteurs libres.',
    quiet: 'Heure calme, moins cher',
    full: 'Aucun moniteur n’est libre',
    meeting: 'Lieu de rendez-vous',
    or: ' ou ',
  },
  en: {
    discipline: 'Discipline',
    duration: 'Length',
    day: 'Day',
    'day-hint': 'Online until the evening before.',
    start: 'Time',
    'start-hint': 'The price is for the whole group; the number of places is that of free instructors.',
    quiet: 'Quiet hour, costs less',
    full: 'No instructor is free',
    meeting: 'Meeting point',
    or: ' or ',
  },
  es: {
    discipline: 'Disciplina',
    duration: 'Duración',
    day: 'Día',
    'day-hint': 'En línea hasta la víspera.',
    start: 'Horario',
    'start-hint': 'El precio es el del grupo; el número de plazas es el de monitores libres.',
    quiet: 'Hora tranquila, más barata',
    full: 'No hay ningún monitor libre',
    meeting: 'Punto de encuentro',
    or: ' o ',
  },
  nl: {
    discipline: 'Discipline',
    duration: 'Duur',
    day: 'Dag',
    'day-hint': 'Online tot de avond ervoor.',
    start: 'Tijd',
    'start-hint': 'De prijs is voor de hele groep; het aantal plaatsen is dat van vrije leraren.',
    quiet: 'Rustig uur, goedkoper',
    full: 'Er is geen leraar vrij',
    meeting: 'Verzamelpunt',
    or: ' of ',
  },
} as const

/** Why a private lesson cannot be had, and what to do. Keys begin with the code of the refusal. */
export const privateLessonRefusals = {
  fr: {
    'not-bookable.private-discipline':
      'Cette discipline n’est pas enseignée en cours particulier. Choisissez-en une autre.',
    'not-bookable.private-begun':
      'Pour le {day}, il est trop tard en ligne : appelez le bureau, ou choisissez un autre jour.',
    'not-bookable.private-season':
      'Les cours particuliers ont lieu du {from} au {to}. Choisissez un jour entre les deux.',
    'not-bookable.private-time': 'Il n’y a pas de cours à cette heure. Choisissez un horaire de la liste.',
    'not-bookable.private-meeting': 'Cette discipline ne part pas de ce lieu. Choisissez-en un autre.',
    'not-bookable.private-nobody': 'Dites pour qui est ce cours : choisissez au moins une personne.',
    'not-bookable.private-many':
      'Un moniteur accompagne {most} personnes au plus, vous êtes {people}. Réservez deux cours à la même heure, ou demandez un devis sur mesure.',
    'age.private':
      '{name} aura {age} {age|an|ans} le {day} : un cours particulier se prend à partir de {youngest} ans. Enlevez {name} du cours pour continuer.',
    'sold-out.private':
      'Aucun moniteur n’est libre le {day} pour cette durée ({length}). Choisissez un autre jour ou une durée plus courte.',
    'sold-out.private-days': 'Aucun moniteur n’est libre le {day} pour cette durée ({length}). Il en reste le {days}.',
  },
  en: {
    'not-bookable.private-discipline': 'This discipline is not taught in private lessons. Choose another one.',
    'not-bookable.private-begun': 'It is too late online for {day}: call the office, or choose another day.',
    'not-bookable.private-season': 'Private lessons are given from {from} to {to}. Choose a day between them.',
    'not-bookable.private-time': 'There is no lesson at this time. Choose a time from the list.',
    'not-bookable.private-meeting': 'This discipline does not start from there. Choose another meeting point.',
    'not-bookable.private-nobody': 'Say who the lesson is for: choose at least one person.',
    'not-bookable.private-many':
      'One instructor takes {most} people at most, and there are {people} of you. Book two lessons at the same time, or ask for a quote.',
    'age.private':
      '{name} will be {age} on {day}: private lessons are from age {youngest}. Take {name} off the lesson to go on.',
    'sold-out.private':
      'No instructor is free on {day} for this length ({length}). Choose another day or a shorter lesson.',
    'sold-out.private-days': 'No instructor is free on {day} for this length ({length}). There is one on {days}.',
  },
  es: {
    'not-bookable.private-discipline': 'Esta disciplina no se enseña en clase particular. Elija otra.',
    'not-bookable.private-begun': 'Para el {day} ya es tarde en línea: llame a la oficina o elija otro día.',
    'not-bookable.private-season': 'Las clases particulares se dan del {from} al {to}. Elija un día entre ambos.',
    'not-bookable.private-time': 'No hay clase a esa hora. Elija un horario de la lista.',
    'not-bookable.private-meeting': 'Esta disciplina no sale de ese lugar. Elija otro.',
    'not-bookable.private-nobody': 'Diga para quién es la clase: elija al menos una persona.',
    'not-bookable.private-many':
      'Un monitor lleva {most} personas como máximo y ustedes son {people}. Reserve dos clases a la misma hora o pida un presupuesto.',
    'age.private':
      '{name} tendrá {age} {age|año|años} el {day}: la clase particular es a partir de {youngest} años. Quite a {name} de la clase para seguir.',
    'sold-out.private':
      'No hay ningún monitor libre el {day} para esa duración ({length}). Elija otro día o una clase más corta.',
    'sold-out.private-days': 'No hay ningún monitor libre el {day} para esa duración ({length}). Quedan el {days}.',
  },
  nl: {
    'not-bookable.private-discipline': 'Deze discipline wordt niet in privéles gegeven. Kies een andere.',
    'not-bookable.private-begun': 'Voor {day} is het online te laat: bel het kantoor of kies een andere dag.',
    'not-bookable.private-season': 'Privélessen zijn er van {from} tot en met {to}. Kies een dag daartussen.',
    'not-bookable.private-time': 'Op deze tijd is er geen les. Kies een tijd uit de lijst.',
    'not-bookable.private-meeting': 'Deze discipline begint daar niet. Kies een ander verzamelpunt.',
    'not-bookable.private-nobody': 'Zeg voor wie de les is: kies minstens één persoon.',
    'not-bookable.private-many':
      'Een leraar neemt hoogstens {most} personen mee, en jullie zijn met {people}. Boek twee lessen op dezelfde tijd of vraag een offerte.',
    'age.private':
      '{name} is {age} op {day}: privéles kan vanaf {youngest} jaar. Haal {name} uit de les om verder te gaan.',
    'sold-out.private':
      'Op {day} is geen leraar vrij voor deze duur ({length}). Kies een andere dag of een kortere les.',
    'sold-out.private-days': 'Op {day} is geen leraar vrij voor deze duur ({length}). Wel op {days}.',
  },
} as const
