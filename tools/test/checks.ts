import { readFileSync } from 'node:fs'
import { run } from '../steps/run.ts'
import { step } from '../steps/step.ts'
import type { Outcome } from './summary.ts'

/** Static checks: types, lint, format, unused code. Each counts as one. */
export async function runChecks(): Promise<Outcome[]> {
  return [
    // React Router writes the types of its routes; they are not committed.
    await check('types of the routes', 'npm', ['exec', '-w', 'site', '--', 'react-router', 'typegen']),
    await types(),
    await check('lint', 'oxlint', ['--type-aware']),
    await check('format', 'oxfmt', ['--check', '.']),
    await check('unused code', 'knip', []),
  ]
}

/** All workspaces in one step: a line a workspace would hide what follows. */
async function types(): Promise<Outcome> {
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] }
  const outcomes = await step('Checking types', () =>
    Promise.all(workspaces.map((workspace) => run('tsc', ['-p', workspace]))),
  )
  const wrong = outcomes.filter(({ code }) => code !== 0)
  return {
    name: 'types',
    passed: workspaces.length - wrong.length,
    failed: wrong.length,
    output: wrong.map(({ output }) => output).join('\n'),
  }
}

async function check(name: string, command: string, args: string[]): Promise<Outcome> {
  const { code, output } = await step(`Checking ${name}`, () => run(command, args))
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output: code === 0 ? '' : output }
}
