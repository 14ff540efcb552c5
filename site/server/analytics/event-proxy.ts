import type { AnalyticsSettings } from 'content/api/features'
import { describeIssues, errorResponse } from 'base/http'
import { z } from 'zod'
import { eventPath, limits } from '../../app/analytics/event.ts'

/** An event of a browser, as its own script sends it: what is longer than the protocol allows was not ours. */
const event = z.strictObject({
  domain: z.string().max(200),
  name: z.string().min(1).max(limits.name),
  url: z.url({ protocol: /^https?$/ }).max(limits.url),
  referrer: z.string().max(limits.url).optional(),
  props: z
    .record(z.string().max(limits.propName), z.string().max(limits.propValue))
    .refine((props) => Object.keys(props).length <= limits.props, `at most ${limits.props} properties`)
    .optional(),
  revenue: z.strictObject({ amount: z.number(), currency: z.string().regex(/^[A-Z]{3}$/) }).optional(),
})

/** No event of ours comes near it. */
const maxBytes = 16 * 1024
/** How long the service may take, in milliseconds, and how many events may wait for it; more are given up. */
const patience = 5000
const maxWaiting = 100

type Forward = typeof fetch

/**
 * Takes the events of browsers and hands them to the analytics service in the visitor's name, as the protocol wants it (CALL-2).
 * A visitor's browser never waits for the service: it gets 202 whatever becomes of the event.
 */
export function createEventProxy(settings: () => Promise<AnalyticsSettings | undefined>, forward: Forward = fetch) {
  let waiting = 0

  return async function take(request: Request, address: string): Promise<Response> {
    const analytics = await settings()
    if (!analytics?.throughSite) return errorResponse(404, 'unknown-call', 'This site takes no events.')
    if (request.method !== 'POST') return errorResponse(405, 'method', 'Events are only sent: use POST.')
    const text = await readBody(request)
    if (text === undefined) return errorResponse(413, 'too-large', 'An event has at most 16 KB.')
    const parsed = event.safeParse(jsonOf(text))
    if (!parsed.success) return errorResponse(400, 'invalid', describeIssues(parsed.error.issues))
    if (parsed.data.domain !== analytics.domain) return errorResponse(400, 'invalid', 'This is another site.')
    if (waiting < maxWaiting) void hand(analytics.origin, parsed.data, headersFor(request, address))
    return new Response(null, { status: 202, headers: { 'cache-control': 'no-store' } })
  }

  async function hand(origin: string, body: z.infer<typeof event>, headers: Record<string, string>): Promise<void> {
    waiting += 1
    const signal = AbortSignal.timeout(patience)
    await forward(`${origin}${eventPath}`, { method: 'POST', headers, body: JSON.stringify(body), signal })
      .then((answer) => answer.body?.cancel())
      .catch(() => undefined) // An event that is lost is not worth a visitor's, nor an operator's, trouble.
    waiting -= 1
  }
}

/** The visitor's browser and address, from which the service makes its daily count. */
function headersFor({ headers }: Request, address: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': headers.get('user-agent') ?? '',
    'x-forwarded-for': address,
  }
}

/** The body as text; undefined when it is larger than an event can be. */
async function readBody(request: Request): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
