import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Term = { '@id': string; '@type': string } & Record<string, unknown>

/**
 * The vocabulary of schema.org in its own form (classes, properties, who may have which), as validators ask for it.
 * It is read from the types that Google makes of it (`schema-dts`): an interface is a class, what it extends are those above it.
 */
export function schemaOrg(): { '@graph': Term[] } {
  const types = readFileSync(fileURLToPath(import.meta.resolve('schema-dts/dist/schema.d.ts')), 'utf8')
  const parents = new Map<string, Set<string>>()
  const owners = new Map<string, Set<string>>()
  for (const [, name = '', above = '', body = ''] of types.matchAll(
    /^(?:export )?interface (\w+) extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
  )) {
    const own = className(name)
    const all = above.split(', ').map(className)
    add(parents, own, ...all.filter((one) => one !== own && !one.startsWith('Partial')))
    for (const [, property = ''] of body.matchAll(/^ {4}"(\w+)"\??:/gm)) add(owners, property, own)
  }
  return {
    '@graph': [
      ...[...parents].map(([name, above]) => ({ ...term(name, 'rdfs:Class'), 'rdfs:subClassOf': refer(above) })),
      ...[...owners].map(([name, of]) => ({ ...term(name, 'rdf:Property'), 'schema:domainIncludes': refer(of) })),
    ],
  }
}

/** A class has an interface for what it hands down and one for itself: `PersonBase`, `PersonLeaf`. */
function className(name: string): string {
  return name.trim().replace(/(Base|Leaf)$/, '')
}

function add(map: Map<string, Set<string>>, key: string, ...values: string[]): void {
  map.set(key, new Set([...(map.get(key) ?? []), ...values]))
}

function term(name: string, type: string): Term {
  return { '@id': `schema:${name}`, '@type': type }
}

function refer(names: ReadonlySet<string>): { '@id': string }[] {
  return [...names].map((name) => ({ '@id': `schema:${name}` }))
}
