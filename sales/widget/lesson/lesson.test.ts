import { expect, test } from 'vitest'
import type { Slot } from '../../api/offers.ts'
import { ageProblemIn, completeChoice, missingOfLesson, selectionsOf, slotState, weeksOf } from './lesson.ts'

function slot(change: Partial<Slot> = {}): Slot {
  return {
    id: 's1',
    start: '2027-02-21',
    end: '2027-02-26',
    days: 6,
    startTime: '09:15',
    time: '9 h 15-11 h 45',
    meetingPoint: 'Place des Drapeaux',
    levels: ['givre', 'cristal-1'],
    capacity: 60,
    places: 40,
    priceCents: 20900,
    period: 'Vacances de février',
    bookable: true,
    ...change,
  }
}

test.each([
  [40, 2, true, 'free'],
  [6, 2, true, 'free'],
  [5, 2, true, 'few'],
  [2, 2, true, 'few'],
  [2, 3, true, 'too-few'],
  [0, 1, true, 'full'],
  [0, 1, false, 'full'],
  [9, 1, false, 'closed'],
])('%i places for %i people, bookable %s: %s', (places, people, bookable, state) => {
  expect(slotState({ places, bookable }, people)).toBe(state)
})

test('weeks come in the order of the season, and their times in the order of the day', () => {
  const slots = [
    slot({ id: 'late', start: '2027-02-28', end: '2027-03-05' }),
    slot({ id: 'afternoon', startTime: '14:15', time: '14 h 15-16 h 45', priceCents: 19900 }),
    slot({ id: 'morning' }),
  ]
  const weeks = weeksOf(slots, { demand: [{ level: undefined, people: 1 }] })
  expect(weeks.map(({ start, options }) => [start, options.map(({ id }) => id)])).toEqual([
    ['2027-02-21', ['morning', 'afternoon']],
    ['2027-02-28', ['late']],
  ])
  expect(weeks[0]?.fromCents).toBe(19900)
})

test('a week shows only the places where the level meets', () => {
  const slots = [slot(), slot({ id: 'meadow', meetingPoint: 'Pré des Moufles', levels: ['lutin'] })]
  expect(weeksOf(slots, { demand: [{ level: 'lutin', people: 1 }] })[0]?.options.map(({ id }) => id)).toEqual([
    'meadow',
  ])
})

test('a week has the state of its freest time, for the whole party', () => {
  const slots = [slot({ places: 0 }), slot({ id: 's2', places: 2 })]
  expect(weeksOf(slots, { demand: [{ level: undefined, people: 2 }] })[0]?.state).toBe('few')
  expect(weeksOf(slots, { demand: [{ level: undefined, people: 3 }] })[0]?.state).toBe('too-few')
})

test('a week belongs to a stay when all of its days do', () => {
  const stays = [
    { from: '2027-02-20', to: '2027-02-27' },
    { from: '2027-02-20', to: '2027-02-25' },
    { from: '2027-02-22', to: '2027-02-28' },
  ]
  expect(
    stays.map((stay) => weeksOf([slot()], { demand: [{ level: undefined, people: 1 }], stay })[0]?.inStay),
  ).toEqual([true, false, false])
})

test('the first section without an answer is the one that is missing', () => {
  const slots = [slot()]
  const whole = { people: ['zoe'], level: 'givre', week: '2027-02-21', option: 's1' }
  expect(missingOfLesson({ ...whole, people: [] }, slots)).toBe('people')
  expect(missingOfLesson({ ...whole, level: undefined }, slots)).toBe('level')
  expect(missingOfLesson({ ...whole, week: undefined }, slots)).toBe('week')
  expect(missingOfLesson({ ...whole, option: undefined }, slots)).toBe('slot')
  expect(missingOfLesson(whole, slots)).toBeUndefined()
})

test('sold-out times cannot be put in the cart, nor those of another level', () => {
  const whole = { people: ['zoe'], level: 'givre', week: '2027-02-21', option: 's1' }
  expect(missingOfLesson(whole, [slot({ places: 0 })])).toBe('slot')
  expect(missingOfLesson({ ...whole, level: 'lutin' }, [slot()])).toBe('slot')
})

test('a choice that no longer fits is removed; a single possibility is chosen', () => {
  const morning = slot()
  const meadow = slot({ id: 'meadow', levels: ['lutin'] })
  const chosen = completeChoice({ people: ['zoe'], level: 'lutin', week: '2027-02-21', option: 's1' }, [
    morning,
    meadow,
  ])
  expect(chosen.option).toBe('meadow')
  expect(
    completeChoice({ people: ['a', 'b'], level: 'givre', week: '2027-02-21', option: 's1' }, [slot({ places: 1 })])
      .option,
  ).toBeUndefined()
  const stay = { from: '2027-02-20', to: '2027-02-27' }
  expect(completeChoice({ people: ['zoe'] }, [morning], stay)).toMatchObject({ week: '2027-02-21', option: 's1' })
})

test('age counts on the first day of the chosen week, and the answer says which day that is', () => {
  const offer = { minAge: 6, maxAge: 12, slots: [slot(), slot({ id: 's2', start: '2027-03-07', end: '2027-03-12' })] }
  const zoe = { firstName: 'Zoé', lastName: 'Martin', birthDate: '2021-03-01' }
  expect(ageProblemIn(zoe, offer, '2027-02-21')).toEqual({ age: 5, day: '2027-02-21' })
  expect(ageProblemIn(zoe, offer, '2027-03-07')).toBeUndefined()
})

test('before a week is chosen only a person who fits in no week has an age problem', () => {
  const offer = { minAge: 6, maxAge: 12, slots: [slot(), slot({ id: 's2', start: '2027-03-07', end: '2027-03-12' })] }
  const zoe = { firstName: 'Zoé', lastName: 'Martin', birthDate: '2021-03-01' }
  expect(ageProblemIn(zoe, offer, undefined)).toBeUndefined()
  expect(ageProblemIn({ ...zoe, birthDate: '2023-03-01' }, offer, undefined)).toEqual({ age: 3, day: '2027-02-21' })
})

const each = { people: ['zoe', 'tom'], levels: { zoe: 'lutin', tom: 'givre' }, week: '2027-02-21' }

test('each child has an own level: in one slot where both meet', () => {
  const both = slot({ levels: ['lutin', 'givre'] })
  const chosen = completeChoice(each, [both])
  expect(selectionsOf(chosen, [both])).toEqual([
    { selection: { type: 'lesson', slot: 's1', level: 'lutin' }, people: ['zoe'] },
    { selection: { type: 'lesson', slot: 's1', level: 'givre' }, people: ['tom'] },
  ])
})

test('each child has an own level: in two slots at the same time where they meet at different places', () => {
  const slots = [
    slot(),
    slot({ id: 'meadow', meetingPoint: 'Pré des Moufles', levels: ['lutin'], places: 3 }),
    slot({ id: 'later', startTime: '14:15', time: '14 h 15-16 h 45' }),
  ]
  const chosen = completeChoice(each, slots)
  expect(chosen.option, 'only one time suits both').toBe('meadow+s1')
  expect(selectionsOf(chosen, slots).map(({ selection, people }) => [selection, people])).toEqual([
    [{ type: 'lesson', slot: 'meadow', level: 'lutin' }, ['zoe']],
    [{ type: 'lesson', slot: 's1', level: 'givre' }, ['tom']],
  ])
  expect(
    weeksOf(slots, {
      demand: [
        { level: 'lutin', people: 4 },
        { level: 'givre', people: 1 },
      ],
    })[0]?.state,
  ).toBe('too-few')
})

test('the level of each child is missing until it is chosen', () => {
  expect(missingOfLesson({ ...each, levels: { zoe: 'lutin' } }, [slot()])).toBe('level')
})
