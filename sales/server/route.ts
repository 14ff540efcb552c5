import { OpenAPIHono } from '@hono/zod-openapi'
import type { IncomingRequest } from 'base/http/client'
import { describeIssues, errorAnswer, errorResponse } from 'base/http'
import { z } from 'zod'

/** What a request came through; there is none in tests that ask without a port. */
export type Connection = { incoming?: IncomingRequest }

export type Api = OpenAPIHono<{ Bindings: Connection }>

/** What a route takes and answers; the request is checked by it, and `/api/openapi.json` is made from it. */
type RouteSpec<Path extends string, Query, Body> = {
  method: 'get' | 'post' | 'put' | 'delete'
  /** With `{name}` for each part that varies. */
  path: Path
  summary: string
  query?: z.ZodType<Query>
  body?: z.ZodType<Body>
  answer?: z.ZodType
}

/** The names in a path: `id` and `line` of `/carts/{id}/lines/{line}`. */
type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

type Input<Path extends string, Query, Body> = {
  params: Record<Names<Path>, string>
  query: Query
  body: Body
  request: Request
}

export function createApi(): Api {
  return new OpenAPIHono()
}

/** Adds a route whose query and body are checked once, here; what is wrong is answered with a sentence and status 400. */
export function addRoute<Path extends string, Query = undefined, Body = undefined>(
  api: Api,
  spec: RouteSpec<Path, Query, Body>,
  handle: (input: Input<Path, Query, Body>) => Response | Promise<Response>,
): void {
  describe(api, spec)
  api[spec.method](spec.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
    if (hasNul(c.req.param()) || hasNul(c.req.query())) return unreadable()
    const query = spec.query?.safeParse(c.req.query())
    if (query?.success === false) return invalid(query.error)
    const body = spec.body?.safeParse(await readJson(c.req))
    if (body?.success === false) return invalid(body.error)
    return handle({
      params: c.req.param() as Input<Path, Query, Body>['params'],
      query: query?.data as Query,
      body: body?.data as Body,
      request: c.req.raw,
    })
  })
}

/** Not a JSON text, or one with characters that are none. */
class MalformedJson extends Error {}

async function readJson(request: { text: () => Promise<string> }): Promise<unknown> {
  const text = await request.text()
  try {
    const value: unknown = JSON.parse(text)
    if (text.includes(String.raw`\u`) && hasNoCharacters(value)) throw new MalformedJson()
    return value
  } catch (error) {
    throw error instanceof SyntaxError ? new MalformedJson() : error
  }
}

/** Whether a text in it has NUL or half a surrogate pair, which the database refuses as text. */
function hasNoCharacters(value: unknown): boolean {
  return /\\u(0000|d[89a-f])/i.test(JSON.stringify(value))
}

function hasNul(values: Record<string, string>): boolean {
  return Object.values(values).some((value) => value.includes('\0'))
}

function unreadable(): Response {
  return errorResponse(404, 'not-found', 'There is nothing at this address: it has a NUL character in it.')
}

/** Answers what is wrong with the form of a request; anything else is a surprise for the caller. */
export function malformedAnswer(error: Error): Response | undefined {
  return error instanceof MalformedJson
    ? errorResponse(400, 'invalid', 'The body is not valid JSON text: send an object as application/json.')
    : undefined
}

function invalid(error: z.ZodError): Response {
  return errorResponse(400, 'invalid', `The request is not as it should be: ${describeIssues(error.issues)}.`)
}

function describe(api: Api, { method, path, summary, query, body, answer }: RouteSpec<string, unknown, unknown>): void {
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, z.string()])
  api.openAPIRegistry.registerPath({
    method,
    path,
    summary,
    request: {
      ...(params.length > 0 && { params: z.object(Object.fromEntries(params)) }),
      ...(query instanceof z.ZodObject && { query }),
      ...(body && { body: { required: true, content: json(body) } }),
    },
    responses: {
      200: { description: 'Done', ...(answer && { content: json(answer) }) },
      default: { description: 'What went wrong, and what to do', content: json(errorAnswer) },
    },
  })
}

function json(schema: z.ZodType): { 'application/json': { schema: z.ZodType } } {
  return { 'application/json': { schema } }
}
