import { expect, test } from 'vitest'
import { markHits } from './mark.ts'

/** The text with what is marked between brackets. */
function marked(text: string, query: string): string {
  return markHits(text, query)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('')
}

test.each([
  ['Départ des télésièges', 'tele', 'Départ des [télé]sièges', 'the beginning, accents apart'],
  ['Lieux de rendez-vous', 'RENDEZ VOUS', 'Lieux de [rendez]-[vous]', 'capitals and hyphens apart'],
  ['Ski (6-12)', '(6', 'Ski ([6]-12)', 'signs apart'],
  ['Les Œufs du matin', 'oeu', 'Les [Œufs] du matin', 'a ligature written out'],
  ['Ski de\u0301butant', 'débutant', 'Ski [de\u0301butant]', 'accents that are letters of their own'],
  ['Niveaux de ski', 'niveau', '[Niveau]x de ski', 'fr: the singular'],
  ['Équipement', 'equipements', '[Équipement]', 'fr: the plural'],
  ['Moniteur principal', 'moniteurs principaux', '[Moniteur] [principal]', 'fr: a plural in -aux'],
  ['Débutante', 'debutants', '[Débutante]', 'fr: feminine and masculine'],
  ['Skiing lesson', 'lessons', 'Skiing [lesson]', 'en: the plural'],
  ['Family passes', 'families pass', '[Family] [pass]es', 'en: a plural in -ies'],
  ['Clase de esquí', 'clases esqui', '[Clase] de [esquí]', 'es: the plural'],
  ['Estación', 'estaciones', '[Estación]', 'es: a plural in -es'],
  ['Les van een uur', 'lessen', '[Les] van een uur', 'nl: a doubled letter'],
  ['Verzamelpunt', 'verzamelpunten', '[Verzamelpunt]', 'nl: a plural in -en'],
  ['Snowboard', 'snowbord', '[Snowboard]', 'a letter missing'],
  ['Équipement', 'equippement', '[Équipement]', 'a letter too many'],
  ['Assurance', 'assurence', '[Assurance]', 'a wrong letter'],
  ['Moufle', 'mofule', '[Moufle]', 'two letters exchanged'],
  ['Casques et bâtons', 'masques', 'Casques et bâtons', 'another word is not marked'],
  ['Ski', 'ska', 'Ski', 'nor a short one that is nearly the same'],
  ['Après-ski', 'ski', 'Après-[ski]', 'each word for itself'],
  ['Freeski', 'ski', 'Freeski', 'not inside a word'],
  ['Forfaits', '', 'Forfaits', 'nothing asked'],
])('SEARCH-7 in "%s" the question "%s" marks %s: %s', (text, query, expected) =>
  expect(marked(text, query)).toBe(expected),
)
