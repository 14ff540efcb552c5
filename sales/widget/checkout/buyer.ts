import type { Person } from '../../api/cart.ts'
import { ageOn } from 'base/day'
import type { Day } from 'base/day'
import type { Buyer } from '../api-client/endpoints.ts'
import type { PlainTextKey } from '../wording/keys.ts'

/** The buyer as typed. */
export type BuyerForm = Record<BuyerField, string>
export type BuyerField = (typeof buyerFields)[number]['name']
export type BuyerErrors = Partial<Record<BuyerField | 'terms', PlainTextKey>>

/** The questions, in their order, with what browsers know to fill in and what phones show as a keyboard. */
export const buyerFields = [
  { name: 'firstName', key: 'buyer.first-name', autoComplete: 'given-name', type: 'text', required: true, max: 80 },
  { name: 'lastName', key: 'buyer.last-name', autoComplete: 'family-name', type: 'text', required: true, max: 80 },
  { name: 'email', key: 'buyer.email', autoComplete: 'email', type: 'email', required: true, max: 200 },
  { name: 'phone', key: 'buyer.phone', autoComplete: 'tel', type: 'tel', required: true, max: 30 },
  { name: 'address', key: 'buyer.address', autoComplete: 'street-address', type: 'text', required: false, max: 200 },
  { name: 'postalCode', key: 'buyer.postal-code', autoComplete: 'postal-code', type: 'text', required: false, max: 12 },
  { name: 'city', key: 'buyer.city', autoComplete: 'address-level2', type: 'text', required: false, max: 80 },
] as const

export const emptyBuyer: BuyerForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  postalCode: '',
  city: '',
}

/** What is wrong, by field, as keys of the wording. The order is that of the form. */
export function checkBuyer(form: BuyerForm, terms: boolean): BuyerErrors {
  const wrong = buyerFields.flatMap(({ name, required }) => {
    const error = errorOf(name, form[name].trim(), required)
    return error ? [[name, error]] : []
  })
  return { ...Object.fromEntries(wrong), ...(!terms && { terms: 'buyer.error.terms' }) } as BuyerErrors
}

function errorOf(name: BuyerField, value: string, required: boolean): PlainTextKey | undefined {
  if (required && value === '') return `buyer.error.${name}` as PlainTextKey
  if (name === 'email' && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value)) return 'buyer.error.email'
  if (name === 'phone' && !/^\+?[\d\s().-]{6,30}$/.test(value)) return 'buyer.error.phone'
  return undefined
}

/** The form as a request carries it: what was left open is not sent. */
export function asBuyer(form: BuyerForm): Buyer {
  const filled = Object.entries(form).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : []))
  return Object.fromEntries(filled) as Buyer
}

/** The first values of the form: what was typed before, else the name of the oldest adult of the party. */
export function firstBuyer(
  remembered: Partial<BuyerForm> | undefined,
  party: readonly Person[],
  today: Day,
): BuyerForm {
  if (remembered) return { ...emptyBuyer, ...remembered }
  const [payer] = party
    .filter(({ birthDate }) => ageOn(birthDate, today) >= 18)
    .toSorted((one, other) => one.birthDate.localeCompare(other.birthDate))
  return payer ? { ...emptyBuyer, firstName: payer.firstName, lastName: payer.lastName } : emptyBuyer
}
