import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Parts of the router that this site never runs: every route is known from the start (`routeDiscovery: initial`), and nothing is
 * instrumented. They would be a tenth of the router's bytes. What is named here is still called, and answers as it would for us;
 * the journeys in a real browser would show a new version that asks for more.
 */
const parts: Record<string, Record<string, string>> = {
  'router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: '() => ({})',
    instrumentClientSideRouter: '(router) => router',
  },
  'dom/ssr/route-discovery.js': {},
  'dom/ssr/fog-of-war.js': {
    isFogOfWarEnabled: '() => false',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    useFogOFWarDiscovery: '() => undefined',
  },
}

/** Leaves those parts out of what browsers load. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    load(id) {
      const part = Object.entries(parts).find(([file]) => id.endsWith(`/react-router/dist/production/lib/${file}`))
      return part && standIn(id, part[1])
    },
  }
}

/** A module with the same exports as the one that it stands for. */
function standIn(file: string, answers: Record<string, string>): string {
  const [, names = ''] = /^export \{ (.+) \};/m.exec(readFileSync(file, 'utf8')) ?? []
  return names
    .split(', ')
    .map((name) => `export const ${name} = ${answers[name] ?? 'undefined'}`)
    .join('\n')
}
