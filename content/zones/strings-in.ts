/** Every string inside a value, with the name of the field that holds it (for a list: of the list). */
export function* stringsIn(value: unknown, field = ''): Generator<{ field: string; text: string }> {
  if (typeof value === 'string') yield { field, text: value }
  else if (Array.isArray(value)) for (const one of value) yield* stringsIn(one, field)
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) yield* stringsIn(one, name)
}
