import { seededRandom } from 'base/testing/random'
import { z } from 'zod'

/** A description of a value in `/api/openapi.json`, as far as we look into it. */
type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  minimum?: number
}
type Parameter = { name: string; in: string; schema?: Schema }
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}

/** A request as it goes over the wire. */
export type Request = { method: string; path: string; headers: Record<string, string>; body?: string }

const description = z.object({ paths: z.record(z.string(), z.record(z.string(), z.custom<Operation>())) })

/** Values that no valid request has. */
const malformedValues: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.1,
  9_007_199_254_740_992,
  '',
  ' ',
  'x'.repeat(9000),
  '\0',
  '\uD800',
  '<script>alert(1)</script>',
  "'; drop table cart; --",
  '../../etc/passwd',
  '%00',
  '2027-02-30',
  '0000-00-00',
  '+275760-09-13',
  '__proto__',
  [],
  {},
  [[[[[[]]]]]],
  { $ne: null },
]
const contentTypes = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=x',
  '',
]

/** Generates requests for each call of the description, valid except for one part; the same at each run. The same at each run. */
export function malformedRequests(text: unknown, { seed, each }: { seed: number; each: number }): Request[] {
  const { next: random, pick } = seededRandom(seed)
  const { paths } = description.parse(text)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      Array.from({ length: each }, () => requestOf(path, method.toUpperCase(), operation)),
    ),
  )

  function requestOf(path: string, method: string, { parameters = [], requestBody }: Operation): Request {
    const schema = requestBody?.content['application/json'].schema
    const body = schema && bodyOf(schema)
    return {
      method,
      path: addressOf(path, parameters),
      headers: body === undefined ? {} : { 'content-type': random() < 0.8 ? 'application/json' : pick(contentTypes) },
      ...(body !== undefined && { body }),
    }
  }

  function addressOf(path: string, parameters: Parameter[]): string {
    const query = parameters
      .filter((one) => one.in === 'query' && random() < 0.9)
      .map(({ name, schema = {} }) => `${name}=${wordOf(schema)}`)
    const filled = path.replaceAll(/\{\w+\}/g, () => wordOf({ type: 'string' }))
    return query.length > 0 ? `${filled}?${query.join('&')}` : filled
  }

  function wordOf(schema: Schema): string {
    const value = random() < 0.7 ? valueOf(schema) : pick(malformedValues)
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return encodeURIComponent(text.toWellFormed())
  }

  function bodyOf(schema: Schema): string {
    const kind = random()
    if (kind < 0.05) return pick(['', '{', 'null', '[]', '"x"', '{"a":1,"a":2}', '['.repeat(20_000)])
    const value = valueOf(schema)
    return JSON.stringify(kind < 0.15 ? value : spoil(value))
  }

  /** Replaces one part of a value. */
  function spoil(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || random() < 0.1) return pick(malformedValues)
    const names = Object.keys(value)
    if (names.length === 0) return pick(malformedValues)
    const name = pick(names)
    const spoiled = spoil((value as Record<string, unknown>)[name])
    return Array.isArray(value)
      ? value.map((one, index) => (String(index) === name ? spoiled : one))
      : { ...value, [name]: spoiled }
  }

  /** A value that is valid for the schema. */
  function valueOf(schema: Schema): unknown {
    const options = schema.anyOf ?? schema.oneOf
    if (options) return valueOf(pick(options))
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => valueOf(one)))
    if ('const' in schema) return schema.const
    if (schema.enum) return pick(schema.enum)
    switch (Array.isArray(schema.type) ? pick(schema.type) : (schema.type ?? 'string')) {
      case 'object':
        return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, valueOf(one)]))
      case 'array':
        return Array.from({ length: 1 + Math.floor(random() * 2) }, () => valueOf(schema.items ?? {}))
      case 'integer':
      case 'number':
        return Math.max(schema.minimum ?? 0, Math.floor(random() * 3))
      case 'boolean':
        return random() < 0.5
      case 'null':
        return null
      default:
        return textOf(schema.format)
    }
  }

  function textOf(format: string | undefined): string {
    if (format === 'uuid')
      return '9b2f6c1e-7a54-4d3b-8f10-'.concat(String(Math.floor(random() * 1e12)).padStart(12, '0'))
    if (format === 'email') return 'lea@example.org'
    if (format === 'uri') return 'http://localhost/panier/'
    return pick(['valorsene', 'children-ski', 'area-pass', 'new', 'home', 'fr', '2027-01-10', '2014-05-04', 'Léa', '/'])
  }
}
