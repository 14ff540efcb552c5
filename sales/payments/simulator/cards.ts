/** What the simulated bank does with a card. `late` comes some seconds after `code`, which then was only "not yet". */
export type CardOutcome =
  | { kind: 'final'; code: string; late?: string }
  /** The cardholder is asked first; confirmed it is `code`. */
  | { kind: 'challenge'; code: string }

/** Cards to try, as the bank's sandbox has them: the last four digits say what happens. */
export const testCards = [
  { number: '4234603011240000', hint: 'paid' },
  { number: '4464215790990001', hint: 'challenge' },
  { number: '4234607564194001', hint: 'refused' },
  { number: '4234604810334002', hint: 'funds' },
  { number: '4234607483945004', hint: 'late' },
] as const

/** A card of the older sandbox that pays although its digits say nothing. */
const oldPaidCard = '1111222233334444'
const refusals = /^(40(0\d|1[0-7]|20)|500[1235]|600[1-5])$/

/** What happens with a card, by its last four digits; a number that says nothing is "not a card". */
export function outcomeOfCard(number: string): CardOutcome {
  const code = number.slice(-4)
  if (code === '0000' || number === oldPaidCard) return { kind: 'final', code: '0000' }
  if (code === '0001') return { kind: 'challenge', code: '0000' }
  if (code === '5004') return { kind: 'final', code: '5004', late: '0000' }
  return { kind: 'final', code: refusals.test(code) ? code : '4010' }
}

export type CardForm = { number: string; expiry: string; cvv: string }
export type CardError = 'number' | 'expiry' | 'cvv'

/** What cannot be right about a card's data, before anybody is asked. The expiry is MM/YY. */
export function cardErrors({ number, expiry, cvv }: CardForm, now: Date): CardError[] {
  const wrong: CardError[] = []
  if (!/^\d{13,19}$/.test(number) || (!passesLuhn(number) && number !== oldPaidCard)) wrong.push('number')
  if (!isFuture(expiry, now)) wrong.push('expiry')
  if (!/^\d{3,4}$/.test(cvv)) wrong.push('cvv')
  return wrong
}

function isFuture(expiry: string, now: Date): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(expiry)
  return match !== null && new Date(Date.UTC(2000 + Number(match[2]), Number(match[1]), 1)) > now
}

function passesLuhn(number: string): boolean {
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}
