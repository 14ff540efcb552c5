import { createConfig, lintFromString } from '@redocly/openapi-core'

/** What Redocly's recommended rules find in an OpenAPI description: `error rule: message at /place`, one line each. */
export async function openApiProblems(description: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(description), config })
  return problems.map(
    ({ severity, ruleId, message, location }) => `${severity} ${ruleId}: ${message} at ${location[0]?.pointer}`,
  )
}
