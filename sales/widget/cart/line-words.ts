import type { CartLine } from '../../api/cart.ts'
import { listOf } from '../format/days.ts'

type LineNames = Pick<CartLine, 'name' | 'people' | 'quantity'>

/** The product of a line, with how many of it. */
export function productOf({ name, quantity }: Pick<LineNames, 'name' | 'quantity'>): string {
  return quantity > 1 ? `${quantity}\u00A0× ${name}` : name
}

/** For whom a line is: one person with both names, several with their first names; empty where it is for nobody. */
export function peopleOf({ people }: Pick<LineNames, 'people'>, lang: string): string {
  const [only, ...others] = people
  if (only && others.length === 0) return `${only.firstName} ${only.lastName}`
  return listOf(
    people.map(({ firstName }) => firstName),
    lang,
  )
}

/** Names one line among others, as buttons and messages do: what, and for whom. */
export function lineLabel(line: LineNames, lang: string): string {
  const names = line.people.map(({ firstName }) => firstName)
  return names.length > 0 ? `${productOf(line)}, ${listOf(names, lang)}` : productOf(line)
}
