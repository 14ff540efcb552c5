import Validator from '@adobe/structured-data-validator'
import { schemaOrg } from './testing-vocabulary.ts'

/** Something told in the words of schema.org. */
export type StructuredItem = { '@type': string } & Record<string, unknown>

/** What a page tells search engines as JSON-LD. */
export function structuredItemsIn(html: string): StructuredItem[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  return scripts.flatMap(([, json = '']) => (JSON.parse(json) as { '@graph': StructuredItem[] })['@graph'])
}

const validator = new Validator(schemaOrg())

/** What a validator holds to be wrong: words that schema.org does not have, and what search engines demand and do not get. */
export async function errorsIn(told: readonly StructuredItem[]): Promise<string[]> {
  const jsonld = Object.groupBy(structuredClone(told), (one) => one['@type'])
  const issues = await validator.validate({ jsonld })
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ issueMessage }) => issueMessage)
}
