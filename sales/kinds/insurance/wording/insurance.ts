/** Labels of the price steps of insurances. */
export const insuranceSteps = {
  fr: {
    'cover-days': '{days} {days|jour|jours} de couverture',
    'cover-lines': '{percent} % du prix de {lines} {lines|prestation assurée|prestations assurées}',
  },
  en: {
    'cover-days': '{days} {days|day|days} of cover',
    'cover-lines': '{percent}% of the price of {lines} {lines|insured item|insured items}',
  },
  es: {
    'cover-days': '{days} {days|día|días} de cobertura',
    'cover-lines': '{percent} % del precio de {lines} {lines|servicio asegurado|servicios asegurados}',
  },
  nl: {
    'cover-days': '{days} {days|dag|dagen} dekking',
    'cover-lines': '{percent}% van de prijs van {lines} {lines|verzekerd onderdeel|verzekerde onderdelen}',
  },
}

/** Why an insurance cannot be had, and what to do. Keys begin with the code of the refusal. */
export const insuranceRefusals = {
  fr: {
    'not-bookable.cover-days': 'Indiquez le premier et le dernier jour à couvrir.',
    'not-bookable.cover-past': 'Le {day} est déjà passé : la couverture commence aujourd’hui au plus tôt.',
    'not-bookable.cover-season':
      'La couverture vaut pendant la saison. Choisissez des jours où la station est ouverte.',
  },
  en: {
    'not-bookable.cover-days': 'Give the first and the last day to cover.',
    'not-bookable.cover-past': '{day} is already over: cover begins today at the earliest.',
    'not-bookable.cover-season': 'Cover is for the season. Choose days on which the resort is open.',
  },
  es: {
    'not-bookable.cover-days': 'Indique el primer y el último día que desea cubrir.',
    'not-bookable.cover-past': 'El {day} ya ha pasado: la cobertura empieza hoy como muy pronto.',
    'not-bookable.cover-season': 'La cobertura vale durante la temporada. Elija días en que la estación esté abierta.',
  },
  nl: {
    'not-bookable.cover-days': 'Geef de eerste en de laatste dag van de dekking.',
    'not-bookable.cover-past': '{day} is al voorbij: de dekking begint op zijn vroegst vandaag.',
    'not-bookable.cover-season': 'De dekking geldt in het seizoen. Kies dagen waarop het gebied open is.',
  },
}

/** What is asked before an insurance is bought. */
export const insuranceQuestions = {
  fr: {
    insured: 'Êtes-vous déjà assuré pour ces risques ?',
    'insured.hint':
      'Votre assurance habitation, votre carte bancaire ou votre licence couvrent peut-être déjà l’annulation, les secours ou la responsabilité civile. Vérifiez avant d’acheter.',
    'insured.no': 'Non, je ne suis pas déjà couvert',
    'insured.yes': 'Oui, et je souhaite cette couverture en plus',
    information: 'J’ai lu le document d’information sur le produit d’assurance',
    'information.hint': 'À lire avant d’acheter : {address}',
    firstDay: 'Premier jour couvert',
    lastDay: 'Dernier jour couvert',
    lines: 'Couvre les prestations du panier',
  },
  en: {
    insured: 'Are you insured against these risks already?',
    'insured.hint':
      'Your home insurance, bank card or licence may already cover cancellation, rescue or liability. Check before you buy.',
    'insured.no': 'No, I am not covered yet',
    'insured.yes': 'Yes, and I want this cover as well',
    information: 'I have read the insurance product information document',
    'information.hint': 'To read before you buy: {address}',
    firstDay: 'First day covered',
    lastDay: 'Last day covered',
    lines: 'Covers what is in the cart',
  },
  es: {
    insured: '¿Ya está asegurado contra estos riesgos?',
    'insured.hint':
      'Su seguro de hogar, su tarjeta bancaria o su licencia quizá ya cubran la cancelación, el rescate o la responsabilidad civil. Compruébelo antes de comprar.',
    'insured.no': 'No, todavía no estoy cubierto',
    'insured.yes': 'Sí, y deseo además esta cobertura',
    information: 'He leído el documento de información del seguro',
    'information.hint': 'Léalo antes de comprar: {address}',
    firstDay: 'Primer día cubierto',
    lastDay: 'Último día cubierto',
    lines: 'Cubre lo que hay en la cesta',
  },
  nl: {
    insured: 'Ben je al tegen deze risico’s verzekerd?',
    'insured.hint':
      'Je woonverzekering, bankkaart of licentie dekt misschien al annulering, redding of aansprakelijkheid. Kijk het na voordat je koopt.',
    'insured.no': 'Nee, ik ben nog niet gedekt',
    'insured.yes': 'Ja, en ik wil deze dekking erbij',
    information: 'Ik heb het informatiedocument van de verzekering gelezen',
    'information.hint': 'Lezen voordat je koopt: {address}',
    firstDay: 'Eerste dag met dekking',
    lastDay: 'Laatste dag met dekking',
    lines: 'Dekt wat in het winkelmandje zit',
  },
}
