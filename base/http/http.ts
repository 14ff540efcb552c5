import { z } from 'zod'

/** Scheme, host and port of an address, as browsers write them. */
export const origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'an origin such as https://www.example.org, without a path',
  )

/** The body of every error response: a code for programs and a message that says what to do. */
export const errorBody = z.object({
  error: z.object({ code: z.string(), message: z.string(), details: z.record(z.string(), z.unknown()).optional() }),
})
export type ErrorBody = z.infer<typeof errorBody>

/** A JSON error response. */
export function errorResponse(
  status: number,
  code: string,
  message: string,
  details?: Record<string, unknown>,
): Response {
  return Response.json({ error: { code, message, ...(details && { details }) } }, { status })
}

/** Whether a URL is on the loopback interface. */
export function isLoopbackUrl(origin: string): boolean {
  return /(^|\.)localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(new URL(origin).hostname)
}

/** Turns zod issues into one sentence that names the field. */
export function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .slice(0, 3)
    .map((issue) => `${issue.path.length > 0 ? `${issue.path.join('.')}: ` : ''}${issue.message}`)
    .join('; ')
}
