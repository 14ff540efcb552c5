/** What a telephone dials: the digits, with the leading + where there is one. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/(?!^\+)\D/g, '')}`
}
