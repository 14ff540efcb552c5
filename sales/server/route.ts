import { OpenAPIHono } from '@hono/zod-openapi'
import type { IncomingRequest } from 'base/http/client'
import { describeIssues, errorBody, errorResponse } from 'base/http'
import type { ErrorBody } from 'base/http'
import type { TypedResponse } from 'hono'
import type { ClientErrorStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'

/** What a request came through; there is none in tests that ask without a port. */
export type Connection = { incoming?: IncomingRequest }

export type Api = OpenAPIHono<{ Bindings: Connection }>

/** A 200 answer whose body is `Value` as JSON; made by `answer` or `answerStored`. */
type JsonAnswer<Value> = Response & TypedResponse<Value, 200, 'json'>
/** An error answer; made by `refuse`. */
export type Refused = Response & TypedResponse<ErrorBody, ClientErrorStatusCode, 'json'>
/** What a handler returns. The type parameter keeps every handler to the answer that its route describes. */
export type RouteAnswer<Value> = JsonAnswer<Value> | Refused

/** What a route takes and answers; the request is checked by it, and `/api/openapi.json` is made from it. */
type RouteSpec<Path extends string, Query, Body, Answer> = {
  method: 'get' | 'post' | 'put' | 'delete'
  /** With `{name}` for each part that varies. */
  path: Path
  /** The name of the call in generated clients. */
  operationId: string
  tag: 'cart' | 'offers' | 'orders'
  summary: string
  query?: z.ZodType<Query>
  body?: z.ZodType<Body>
  answer: z.ZodType<Answer>
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
export function addRoute<Path extends string, Answer, Query = undefined, Body = undefined>(
  api: Api,
  spec: RouteSpec<Path, Query, Body, Answer>,
  handle: (input: Input<Path, Query, Body>) => RouteAnswer<Answer> | Promise<RouteAnswer<Answer>>,
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

/** An answer with its value as JSON. */
export function answer<Value>(value: Value, headers: Record<string, string> = {}): JsonAnswer<Value> {
  return Response.json(value, { headers }) as JsonAnswer<Value>
}

/** An answer whose JSON text was made before: `Value` is what the text stands for. */
export function answerStored<Value>(json: string, headers: Record<string, string> = {}): JsonAnswer<Value> {
  return new Response(json, { headers: { 'content-type': 'application/json', ...headers } }) as JsonAnswer<Value>
}

/** An error answer: a word for programs and a sentence for people. */
export function refuse(
  status: ClientErrorStatusCode,
  code: string,
  message: string,
  details?: Record<string, unknown>,
): Refused {
  return errorResponse(status, code, message, details) as Refused
}

/**
 * An answer with its ETag: status 304 for a browser that has it already. `no-cache` makes browsers ask each time, because places are taken
 * at any moment.
 */
export function answerTagged<Value>(
  { json: text, etag }: { json: string; etag: string },
  request: Request,
): JsonAnswer<Value> {
  const headers = { etag, 'cache-control': 'no-cache' }
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
  if (known?.includes(etag) || known?.includes('*'))
    return new Response(null, { status: 304, headers }) as JsonAnswer<Value>
  return answerStored<Value>(text, headers)
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

function unreadable(): Refused {
  return refuse(404, 'not-found', 'There is nothing at this address: it has a NUL character in it.')
}

/** Answers what is wrong with the form of a request; anything else is a surprise for the caller. */
export function malformedAnswer(error: Error): Response | undefined {
  return error instanceof MalformedJson
    ? errorResponse(400, 'invalid', 'The body is not valid JSON text: send an object as application/json.')
    : undefined
}

function invalid(error: z.ZodError): Refused {
  return refuse(400, 'invalid', `The request is not as it should be: ${describeIssues(error.issues)}.`)
}

const problems = {
  400: 'The request is not as it should be',
  404: 'There is no such thing',
  409: 'It cannot be done: the code says why',
} as const

function describe(
  api: Api,
  {
    method,
    path,
    operationId,
    tag,
    summary,
    query,
    body,
    answer: schema,
  }: RouteSpec<string, unknown, unknown, unknown>,
): void {
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, z.string()])
  const statuses = [400, 404, ...(body ? [409 as const] : [])] as const
  const refusals = statuses.map((status) => [status, { description: problems[status], content: json(errorBody) }])
  api.openAPIRegistry.registerPath({
    method,
    path,
    operationId,
    tags: [tag],
    summary,
    request: {
      ...(params.length > 0 && { params: z.object(Object.fromEntries(params)) }),
      ...(query instanceof z.ZodObject && { query }),
      ...(body && { body: { required: true, content: json(body) } }),
    },
    responses: {
      200: { description: 'Done', content: json(schema) },
      ...Object.fromEntries(refusals),
      default: { description: 'What went wrong, and what to do', content: json(errorBody) },
    },
  })
}

function json(schema: z.ZodType): { 'application/json': { schema: z.ZodType } } {
  return { 'application/json': { schema } }
}

/** The description of all calls, for `/api/openapi.json`. Nobody signs in: the id of a cart and the token of an order are the keys. */
export function describeApi(api: Api, origin: string): object {
  return api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Schuss sales',
      version: '1',
      description:
        'Offers, carts and orders of a resort. Nobody signs in: who has the id of a cart, or the token of an order, has the cart or order.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: origin }],
    security: [],
    tags: [
      { name: 'offers', description: 'What is sold, and what it costs' },
      { name: 'cart', description: 'Carts: people, lines, holds' },
      { name: 'orders', description: 'Checkout and what became of it' },
    ],
  })
}
