import { randomUUID } from 'node:crypto'
import type { Day } from 'base/day'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import type { z } from 'zod'
import { holdTimes } from '../availability/limits.ts'
import type { addLinesRequest, Overlap, Person, personInput } from '../api/cart.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { priceSelection, resolveSelection } from '../kinds/resolve.ts'
import type { ResolvedSelection } from '../kinds/resolve.ts'
import { lineState } from './cart.ts'
import type { Cart, Line } from './cart.ts'
import { findOverlaps } from './overlaps.ts'
import type { Refusal } from './refusal.ts'

export type AddRequest = z.infer<typeof addLinesRequest>
type Participant = AddRequest['participants'][number]

/** What an addition would change: new people of the party, and new lines. */
export type AddPlan = { people: Person[]; lines: Line[] }

export type PlanResult<Value> = { ok: true; value: Value } | { ok: false; failure: Refusal }

/** Works out an addition without writing anything: all of its lines, or a refusal. */
export function planAddition(
  catalogue: Catalogue,
  cart: Cart,
  request: AddRequest,
  { now, today }: { now: Date; today: Day },
): PlanResult<AddPlan> {
  const selected = resolveSelection(catalogue, request.product, request.selection, today)
  if (!selected.ok) return selected
  const party = matchParty(cart, request.participants)
  if (!party.ok) return party
  const lines: Line[] = []
  for (const people of groupsOf(selected.value, party.value)) {
    const line = planLine([...cart.lines, ...lines], people, selected.value, { ...request, now })
    if (!line.ok) return line
    lines.push(line.value)
  }
  if (lines.length === 0) return fail('people', 'people')
  const overlaps = lines.flatMap((line) => findOverlaps(catalogue, cart, party.value, line, request.lang))
  if (overlaps[0] && !request.acceptOverlap) return overlapping(overlaps[0], overlaps)
  const people = party.value.filter((person) => !cart.party.includes(person))
  return ok({ people, lines })
}

/** The people of each line that a selection becomes: everybody alone, all together, or one line for nobody. */
export function groupsOf({ kind }: ResolvedSelection, party: readonly Person[]): Person[][] {
  if (kind.people === 'none') return [[]]
  if (kind.people === 'each') return party.map((person) => [person])
  return party.length > 0 ? [[...party]] : []
}

/** The line of some people, unless `lines` have it already. Times of other lines are not looked at. */
export function planLine(
  lines: readonly Line[],
  people: readonly Person[],
  selected: ResolvedSelection,
  { selection, now }: { selection: AddRequest['selection']; now: Date },
): PlanResult<Line> {
  const line = createLine(selected, people, selection, now)
  if (!line.ok) return line
  const duplicate = findDuplicateLine(selected, lines, line.value)
  if (!duplicate) return line
  const twice = people.find(({ id }) => duplicate.people.includes(id))
  return twice ? alreadyThere(duplicate, twice, now) : line
}

function overlapping({ participant, name, detail }: Overlap, overlaps: Overlap[]): PlanResult<never> {
  return fail('overlap', 'overlap', { name: participant.firstName, activity: name, detail, overlaps })
}

/** Everybody is in the party once: who is named again, with the same name and birth date, is the same person. */
export function matchParty(cart: Cart, participants: readonly Participant[]): Result<Person[], 'unknown-line'> {
  const party = [...cart.party]
  const matched: Person[] = []
  for (const wanted of participants) {
    const known =
      'id' in wanted ? party.find(({ id }) => id === wanted.id) : party.find((one) => isSamePerson(one, wanted))
    if (!known && 'id' in wanted) return fail('unknown-line', 'unknown-person')
    const person = known ?? newPerson(wanted as PersonInput)
    if (!known) party.push(person)
    matched.push(person)
  }
  return ok(matched)
}

function newPerson({ firstName, lastName, birthDate }: PersonInput): Person {
  return { id: randomUUID(), firstName, lastName, birthDate }
}

type PersonInput = z.infer<typeof personInput>

/** Whether two entries name one person; upper and lower case do not matter. */
export function isSamePerson(one: PersonInput, other: PersonInput): boolean {
  return (
    one.birthDate === other.birthDate &&
    one.firstName.toLowerCase() === other.firstName.toLowerCase() &&
    one.lastName.toLowerCase() === other.lastName.toLowerCase()
  )
}

/** A line that gives the same person the same thing already. */
function findDuplicateLine({ kind }: ResolvedSelection, lines: readonly Line[], wanted: Line): Line | undefined {
  return lines.find(
    (line) =>
      line.people.some((person) => wanted.people.includes(person)) &&
      line.product === wanted.product &&
      kind.isSame(line, wanted),
  )
}

function alreadyThere(line: Line, person: Person, now: Date): PlanResult<never> {
  const key = lineState(line, now) === 'expired' ? 'already-there.expired' : 'already-there'
  return fail('already-there', key, { name: person.firstName })
}

function createLine(
  selected: ResolvedSelection,
  people: readonly Person[],
  selection: AddRequest['selection'],
  now: Date,
): PlanResult<Line> {
  const { kind, context, choice } = selected
  const price = priceSelection(selected, people)
  if (!price.ok) return withParticipantName(price.failure, people[0])
  const { cents, ...derivation } = price.value
  return ok({
    id: randomUUID(),
    kind: kind.lineKind,
    type: kind.name,
    product: context.product.id,
    people: people.map(({ id }) => id),
    quantity: kind.quantity?.(selection) ?? 1,
    dependsOn: [],
    selection,
    firstDay: choice.firstDay,
    lastDay: choice.lastDay,
    priceCents: cents,
    derivation,
    holds: kind.places(choice, people.length).map((need) => ({ ...need, state: 'held', ...holdTimes(now) })),
  })
}

/** A refusal that names the participant it is about, unless it does already. */
export function withParticipantName(failure: Refusal, person: { firstName: string } | undefined): PlanResult<never> {
  return fail(failure.code, failure.message, { ...(person && { name: person.firstName }), ...failure.details })
}

/** The refusal of a line that would follow others, when none of them is there. */
export function nothingToFollow(): { ok: false; failure: Refusal } {
  return fail('not-bookable', 'not-bookable.nothing-to-follow')
}
