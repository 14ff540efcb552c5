import type { Failure } from 'base/errors'
import { describeIssues, errorBody } from 'base/http'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'

/** A JSON answer in the description of the API. */
export function describeJson<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } }
}

/** An error in the description of the API. */
export const describeError = (description: string) => describeJson(description, errorBody)

/** Any call whose body is larger than the limit, in the description of the API. */
export const tooLarge = describeError('The body is larger than 512 KB')

/** The body of a write in the description of the API. */
export function describeBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } }
}

/** Answers an expected failure. */
export function errorResponse<Status extends ContentfulStatusCode>(
  c: Context,
  status: Status,
  { code, message, details }: Failure,
) {
  return c.json({ error: { code, message, ...(details && { details }) } }, status)
}

/** Answers a request that its schema does not accept. */
export function rejectInvalid(result: { success: true } | { success: false; error: z.ZodError }, c: Context) {
  if (result.success) return undefined
  return errorResponse(c, 400, { code: 'invalid', message: describeIssues(result.error.issues) })
}
