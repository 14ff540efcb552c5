import { createHash, timingSafeEqual } from 'node:crypto'

/** The fields of a message of the bank's protocol, as they stand in a form; an array's items are named `NAME[INDEX]`. */
export type Fields = Readonly<Record<string, string>>

/**
 * The signature of a message: SHA-256 in lower-case hex over the key, then every field (but `HASH`) as `NAME=VALUE` and
 * the key again, sorted by name in byte order, and by index inside an array. The rule of Be2bill's hosted form.
 */
export function sign(fields: Fields, key: string): string {
  const parts = Object.entries(fields)
    .filter(([name]) => name !== 'HASH')
    .map(([name, value]) => ({ ...splitName(name), text: `${name}=${value}` }))
    .toSorted((a, b) => compareBytes(a.name, b.name) || compareBytes(a.index, b.index))
  return createHash('sha256')
    .update(key + parts.map(({ text }) => text + key).join(''), 'utf8')
    .digest('hex')
}

/** The fields with their signature. */
export function signed(fields: Fields, key: string): Record<string, string> {
  return { ...fields, HASH: sign(fields, key) }
}

/** Whether a message bears the right signature; takes the same time wherever it differs. */
export function isSigned(fields: Fields, key: string): boolean {
  const expected = Buffer.from(sign(fields, key))
  const given = Buffer.from(fields.HASH ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The fields of a form or of a query string. Of a name that comes twice the last counts, as on the bank's side. */
export function fieldsOf(form: URLSearchParams): Fields {
  return Object.fromEntries(form)
}

function splitName(name: string): { name: string; index: string } {
  const bracket = name.indexOf('[')
  return bracket < 0 ? { name, index: '' } : { name: name.slice(0, bracket), index: name.slice(bracket) }
}

function compareBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}
