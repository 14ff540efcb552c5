import { OpenAPIHono } from '@hono/zod-openapi'
import { sqlStateOf } from 'base/database'
import { isDatabaseUnavailable } from 'base/database/unavailable'
import { allowedMethods } from 'base/http/methods'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { errorResponse, rejectInvalid } from './responses.ts'
import type { ApiContext, App } from './context.ts'
import { addEditing } from './editing.ts'
import { addLimits } from './limits.ts'
import { addReading } from './reading.ts'
import { addScripts } from './scripts.ts'
import { describeSecurity } from './security.ts'
import { addSignIn } from './sign-in.ts'

/** No zone that a person writes comes near it. */
const maxBodyBytes = 512 * 1024

/** What PostgreSQL says to the character of code 0 and to halves of characters. */
const unkeepable = ['22021', '22P02', '22P05']

/** All calls of content as one function from request to answer, with their description at /api/openapi.json. */
export function createApp(api: ApiContext): App {
  const app: App = new OpenAPIHono({ defaultHook: rejectInvalid })
  app.use(async (c, next) => {
    await next()
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
  })
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c) =>
        errorResponse(c, 413, { code: 'too-large', message: 'The body is larger than 512 KB: send less at once.' }),
    }),
  )
  addLimits(app, api)
  addSignIn(app, api)
  addReading(app, api)
  addEditing(app, api)
  addScripts(app, api)
  describeSecurity(app)
  app.get('/api/openapi.json', async (c) => c.json(app.getOpenAPI31Document(await describeApi(api))))
  app.notFound((c) => {
    const methods = allowedMethods(app.routes, c.req)
    if (methods.length === 0)
      return errorResponse(c, 404, { code: 'unknown-call', message: `There is no call ${c.req.method} ${c.req.path}.` })
    c.header('allow', methods.join(', '))
    return errorResponse(c, 405, { code: 'method', message: `This address only takes ${methods.join(' and ')}.` })
  })
  app.onError((error, c) => {
    if (error instanceof HTTPException)
      return errorResponse(c, error.status, {
        code: 'malformed',
        message: 'The body is no JSON: send JSON with the content type application/json.',
      })
    if (unkeepable.includes(sqlStateOf(error) ?? ''))
      return errorResponse(c, 400, {
        code: 'invalid',
        message: 'The text holds a sign that cannot be kept: remove it.',
      })
    if (isDatabaseUnavailable(error)) {
      c.header('retry-after', '5')
      return errorResponse(c, 503, {
        code: 'unavailable',
        message: 'The database cannot be reached: try again in a moment.',
      })
    }
    api.log.error({ err: error, path: c.req.path }, 'a call failed')
    return errorResponse(c, 500, { code: 'internal', message: 'Something went wrong on our side: try again.' })
  })
  return app
}

async function describeApi({ site }: Pick<ApiContext, 'site'>) {
  const { languages } = await site()
  return {
    openapi: '3.1.0',
    info: { title: 'Schuss content', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [...new Set(languages.map(({ origin }) => origin))].map((url) => ({ url })),
  }
}
