/** The kinds of cart lines. */
export const lineKinds = [
  'ESF',
  'ESF_CUSTOM',
  'LIFT',
  'SKI_RENTAL',
  'HOT',
  'STAY_TAX',
  'STAND',
  'TRANSFER',
  'GENERIC_LINE',
  'ASSU',
  'FFS',
] as const
export type LineKind = (typeof lineKinds)[number]
