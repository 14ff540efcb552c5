/** A telephone number for `tel:`: the digits, with the leading + where there is one. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/(?!^\+)\D/g, '')}`
}
