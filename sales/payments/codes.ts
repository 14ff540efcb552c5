/** What a code has in common with others for the buyer: each group has one sentence in each language. */
export type CodeGroup =
  | 'paid'
  | 'waiting'
  | 'our-fault'
  | 'partly'
  | 'other-card'
  | 'funds'
  | 'cancelled'
  | 'other-means'
  | 'confirmation'
  | 'card-data'
  | 'doubled'
  | 'again'
  | 'later'
  | 'refused'

/** The attention that a code needs: none, of staff in time, or at once. */
export type Watch = 'none' | 'staff' | 'alarm'

/** `retry`: whether the buyer may try again with the same cart. */
export type CodeRule = { group: CodeGroup; retry: boolean; watch: Watch }

type GroupRule = { retry: boolean; watch: Watch; codes: string }

const rules: Record<CodeGroup, GroupRule> = {
  paid: { retry: false, watch: 'none', codes: '0000' },
  waiting: { retry: false, watch: 'none', codes: '0001 0002 0003 5004' },
  partly: { retry: false, watch: 'staff', codes: '0004' },
  'our-fault': {
    retry: false,
    watch: 'alarm',
    codes:
      '1001 1002 1003 1004 1005 1006 2001 2002 2003 2004 2005 2006 2007 2008 2009 2010 2011 2012 2013 2014 2015 2016 2017 3001 3002 3003 3004',
  },
  'other-card': { retry: true, watch: 'none', codes: '4001 4003 4013 4014' },
  funds: { retry: true, watch: 'none', codes: '4002' },
  cancelled: { retry: true, watch: 'none', codes: '4004' },
  'other-means': { retry: true, watch: 'none', codes: '4005 4006 4007 6001 6002 6003 6004 6005' },
  confirmation: { retry: true, watch: 'none', codes: '4008 4009 4020' },
  'card-data': { retry: true, watch: 'none', codes: '4010 4012' },
  doubled: { retry: false, watch: 'staff', codes: '4011' },
  again: { retry: true, watch: 'none', codes: '4015 4016 4017 5005' },
  later: { retry: true, watch: 'none', codes: '5001 5002 5003' },
  refused: { retry: true, watch: 'staff', codes: '' },
}

const byCode = new Map<string, CodeRule>(
  (Object.keys(rules) as CodeGroup[]).flatMap((group) => {
    const { retry, watch, codes } = rules[group]
    return codes
      .split(' ')
      .filter(Boolean)
      .map((code): [string, CodeRule] => [code, { group, retry, watch }])
  }),
)

/** Every code that the bank is known to give. */
export const knownCodes: readonly string[] = [...byCode.keys()].toSorted()

/** The rule of a code. An unknown one is a refusal that staff should see. */
export function ruleOf(code: string): CodeRule {
  return byCode.get(code) ?? { group: 'refused', retry: true, watch: 'staff' }
}
