import { expect, test } from 'vitest'
import { z } from 'zod'
import { blocks } from './blocks.ts'
import { pageFields } from './page.ts'
import { wordlessFields } from './wordless-fields.ts'

type Schema = { type?: string; enum?: unknown; pattern?: string; const?: unknown; format?: string } & Record<
  string,
  unknown
>

/** The names of the fields of a schema whose strings follow a rule (a list, a pattern, a format): no free text. */
function ruledFields(schema: unknown, name = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if (Array.isArray(schema)) return schema.flatMap((one) => ruledFields(one, name))
  const { type, enum: values, pattern, const: constant, format, properties, ...rest } = schema as Schema
  const isRuled = type === 'string' && [values, pattern, constant, format].some((one) => one !== undefined)
  const own = Object.entries(properties ?? {}).flatMap(([field, inner]) => ruledFields(inner, field))
  return [...(isRuled ? [name] : []), ...own, ...Object.values(rest).flatMap((inner) => ruledFields(inner, name))]
}

test('every field whose text follows a rule is listed as one without words, for search and for the editor', () => {
  const found = [blocks, pageFields].flatMap((schema) => ruledFields(z.toJSONSchema(schema)))
  expect(found).toContain('href')
  expect([...new Set(found)].filter((field) => !wordlessFields.has(field))).toEqual([])
})
