import Validator from '@adobe/structured-data-validator'
import { schemaOrg } from './testing-vocabulary.ts'

/** Something told in the words of schema.org. */
export type Told = { '@type': string } & Record<string, unknown>

/** What a page tells search engines as JSON-LD. */
export function toldIn(html: string): Told[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  return scripts.flatMap(([, json = '']) => (JSON.parse(json) as { '@graph': Told[] })['@graph'])
}

const validator = new Validator(schemaOrg())

/** What a validator holds to be wrong: words that schema.org does not have, and what search engines demand and do not get. */
export async function errorsIn(told: readonly Told[]): Promise<string[]> {
  const jsonld = Object.groupBy(structuredClone(told), (one) => one['@type'])
  const issues = await validator.validate({ jsonld })
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ issueMessage }) => issueMessage)
}
