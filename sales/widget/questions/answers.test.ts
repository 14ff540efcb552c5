import { expect, test } from 'vitest'
import type { Answer, Question } from '../../api/questions.ts'
import { tom, zoe } from '../fixtures/cart.ts'
import { ask, option } from '../fixtures/questions.ts'
import {
  emptyChoice,
  factsOf,
  isQuestionChoice,
  keepPossible,
  missingAnswer,
  problemOf,
  selectionsOf,
  withFacts,
} from './answers.ts'

const people = [zoe, tom].map((person) => ({ ...person, key: person.firstName }))
const full = option('c', { unavailable: 'Complet ce jour-là' })

test.each<[Question, Answer | undefined, 'missing' | 'impossible' | undefined]>([
  [ask.choice('q'), undefined, 'missing'],
  [ask.choice('q', { optional: true }), undefined, undefined],
  [ask.choice('q', { value: 'a' }), undefined, undefined],
  [ask.choice('q', { value: 'a', optional: true }), '', undefined],
  [ask.choice('q', { options: [option('a'), full] }), 'c', 'impossible'],
  [ask.choice('q'), 'gone', 'impossible'],
  [ask.day('q'), '2027-02-20', undefined],
  [ask.day('q'), '2027-04-18', 'impossible'],
  [ask.day('q'), '2027-02-30', 'impossible'],
  [ask.day('q', { days: ['2027-02-20', '2027-02-27'] }), '2027-02-21', 'impossible'],
  [ask.day('q', { days: ['2027-02-20', '2027-02-27'] }), '2027-02-27', undefined],
  [ask.number('q'), 20, undefined],
  [ask.number('q'), 19, 'impossible'],
  [ask.number('q', { min: 0 }), 0, undefined],
  [ask.text('q'), '  ', 'missing'],
  [ask.text('q', { maxLength: 3 }), 'abcd', 'impossible'],
  [ask.checkbox('q'), undefined, 'missing'],
  [ask.checkbox('q'), false, 'missing'],
  [ask.checkbox('q'), true, undefined],
  [ask.checkbox('q', { optional: true }), false, undefined],
])('of %o the answer %s is %s', (question, answer, problem) =>
  expect(problemOf(question, answer === undefined ? {} : { q: answer })).toBe(problem),
)

test('people with the same answers have one selection, with the answers that all share', () => {
  const questions = [
    ask.choice('level'),
    ask.number('size', { perPerson: true }),
    ask.checkbox('helmet', { optional: true }),
  ]
  const choice = { ...emptyChoice, answers: { level: 'a' }, personal: { Zoé: { size: 28 }, Tom: { size: 28 } } }
  expect(selectionsOf('rental', questions, choice, people, 'each')).toEqual([
    { selection: { type: 'rental', level: 'a', helmet: false, size: 28 }, people },
  ])
  const different = { ...choice, personal: { ...choice.personal, Tom: { size: 31 } } }
  expect(selectionsOf('rental', questions, different, people, 'each')).toEqual([
    { selection: { type: 'rental', level: 'a', helmet: false, size: 28 }, people: [people[0]] },
    { selection: { type: 'rental', level: 'a', helmet: false, size: 31 }, people: [people[1]] },
  ])
})

test('one line for all, or for nobody, has one selection, and no answer differs by person', () => {
  const questions = [ask.day('day', { value: '2027-02-20' }), ask.text('flight', { perPerson: true, optional: true })]
  const choice = { ...emptyChoice, answers: { flight: ' AF 1 ' } }
  const selection = { type: 'transfer', day: '2027-02-20', flight: 'AF 1' }
  expect(selectionsOf('transfer', questions, choice, people, 'all')).toEqual([{ selection, people }])
  expect(selectionsOf('transfer', questions, choice, people, 'none')).toEqual([{ selection, people: [] }])
})

test('bad input: an answer named `type`, and answers to questions that are not asked, do not reach the selection', () => {
  const choice = { ...emptyChoice, answers: { type: 'HOT', old: 'x', a: 'a' } }
  expect(selectionsOf('article', [ask.choice('a')], choice, [], 'none')).toEqual([
    { selection: { type: 'article', a: 'a' }, people: [] },
  ])
})

test('the first question without an answer is named, with the person whose answer is missing', () => {
  const questions = [ask.number('size', { perPerson: true }), ask.choice('level')]
  expect(missingAnswer(questions, emptyChoice, people, 'each')).toEqual({ question: questions[1], person: undefined })
  const choice = { ...emptyChoice, answers: { level: 'a' }, personal: { Zoé: { size: 28 } } }
  expect(missingAnswer(questions, choice, people, 'each')).toEqual({ question: questions[0], person: people[1] })
  expect(missingAnswer([], choice, people, 'each')).toBeUndefined()
})

test('answers that are still possible are kept, the others are taken back and named', () => {
  const departures = ask.choice('departure', { options: [option('a'), full] })
  const before = [ask.choice('departure', { options: [option('a'), option('c')] }), ask.day('arrival')]
  const choice = { ...emptyChoice, answers: { departure: 'c', arrival: '2027-02-20', old: 1 } }
  expect(keepPossible([departures, ask.day('arrival')], before, choice)).toEqual({
    choice: { ...choice, answers: { arrival: '2027-02-20', old: 1 } },
    dropped: [{ question: departures, answer: 'c', person: undefined }],
  })
})

test('an answer of one person is taken back, those of the others stay', () => {
  const size = ask.number('size', { perPerson: true, max: 30 })
  const choice = { ...emptyChoice, personal: { Zoé: { size: 28 }, Tom: { size: 31 } } }
  expect(keepPossible([size], [ask.number('size', { perPerson: true })], choice)).toEqual({
    choice: { ...choice, personal: { Zoé: { size: 28 }, Tom: {} } },
    dropped: [{ question: size, answer: 31, person: 'Tom' }],
  })
})

test('an answer that is being typed is not taken back', () => {
  const questions = [ask.number('size'), ask.day('arrival')]
  const choice = { ...emptyChoice, answers: { size: 2, arrival: '0202-02-20' } }
  expect(keepPossible(questions, questions, choice)).toEqual({ choice, dropped: [] })
})

test.each([
  null,
  {},
  { people: [] },
  { people: [], answers: { a: {} }, personal: {} },
  { people: [], answers: {}, personal: { p: 1 } },
])('bad input: %j in the history is no choice', (value) => expect(isQuestionChoice(value)).toBe(false))

test('a choice is read back from the history', () => expect(isQuestionChoice(emptyChoice)).toBe(true))

test('WEEK-1 what people answered about themselves begins the next form; nothing that costs more, and no box', () => {
  const questions = [
    ask.number('shoe', { perPerson: true }),
    ask.choice('level', { perPerson: true }),
    ask.choice('range', { perPerson: true, options: [option('a', { priceCents: 500 })] }),
    ask.checkbox('helmet', { perPerson: true, optional: true }),
    ask.text('note', { perPerson: true }),
  ]
  const answers = { shoe: 33, level: 'b', range: 'a', helmet: true, note: 'x' }
  const choice = { ...emptyChoice, people: ['Zoé'], personal: { Zoé: answers } }
  const known = factsOf(questions, choice)
  expect(known).toEqual({ Zoé: { shoe: 33, level: 'b' } })
  const next = { ...emptyChoice, people: ['Zoé', 'Tom'], personal: { Zoé: { level: 'a' } } }
  expect(withFacts(questions, next, known).personal).toEqual({ Zoé: { shoe: 33, level: 'a' }, Tom: {} })
  const small = [ask.number('shoe', { perPerson: true, max: 30 })]
  expect(withFacts(small, next, known).personal.Zoé).toEqual({ level: 'a' })
})
