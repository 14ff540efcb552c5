// Without a schema, so that the editor knows the list and not the weight of the schema library.

/** Fields of blocks and pages whose strings are no words for readers: addresses, keys, codes, days and settings. */
export const wordlessFields: ReadonlySet<string> = new Set([
  'id',
  'type',
  'href',
  'picture',
  'poster',
  'source',
  'product',
  'kind',
  'code',
  'tone',
  'look',
  'tag',
  'dateRanges',
  'from',
  'to',
  'robots',
  'canonical',
  'path',
  'disabled',
  'date',
])
