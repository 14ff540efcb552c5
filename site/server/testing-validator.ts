import Validator from '@adobe/structured-data-validator'
import { schemaOrg } from './testing-vocabulary.ts'

/** A node of schema.org. */
export type StructuredItem = { '@type': string } & Record<string, unknown>

/** The JSON-LD nodes of a page. */
export function structuredItemsIn(html: string): StructuredItem[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  return scripts.flatMap(([, json = '']) => (JSON.parse(json) as { '@graph': StructuredItem[] })['@graph'])
}

const validator = new Validator(schemaOrg())

/** The validator's errors: terms unknown to schema.org, and properties that search engines require. */
export async function errorsIn(told: readonly StructuredItem[]): Promise<string[]> {
  const jsonld = Object.groupBy(structuredClone(told), (one) => one['@type'])
  const issues = await validator.validate({ jsonld })
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ issueMessage }) => issueMessage)
}
