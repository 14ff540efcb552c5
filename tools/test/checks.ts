import { existsSync } from 'node:fs'
import { run } from '../steps/run.ts'
import { step } from '../steps/step.ts'
import type { Outcome } from './summary.ts'

const typed = ['base', 'contracts', 'ui', 'content', 'sales', 'site', 'resorts', 'e2e', 'bench', 'tools']

/** What can be said of the code without running it: types, lint, format, what nobody uses. Each counts as one. */
export async function runChecks(): Promise<Outcome[]> {
  return [
    await typesOfRoutes(),
    await types(),
    await check('lint', 'oxlint', ['--type-aware']),
    await check('format', 'oxfmt', ['--check', '.']),
    await check('unused code', 'knip', []),
  ]
}

/** React Router writes the types of its routes; they are not committed. */
function typesOfRoutes(): Promise<Outcome> {
  return existsSync('site/react-router.config.ts')
    ? check('types of the routes', 'npm', ['exec', '-w', 'site', '--', 'react-router', 'typegen'])
    : Promise.resolve({ name: 'types of the routes', passed: 1, failed: 0, output: '' })
}

/** All workspaces in one step: a line a workspace would hide what follows. */
async function types(): Promise<Outcome> {
  const outcomes = await step('Checking types', () =>
    Promise.all(typed.map((workspace) => run('tsc', ['-p', workspace]))),
  )
  const wrong = outcomes.filter(({ code }) => code !== 0)
  return {
    name: 'types',
    passed: typed.length - wrong.length,
    failed: wrong.length,
    output: wrong.map(({ output }) => output).join('\n'),
  }
}

async function check(name: string, command: string, args: string[]): Promise<Outcome> {
  const { code, output } = await step(`Checking ${name}`, () => run(command, args))
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output: code === 0 ? '' : output }
}
