import { createRoute } from '@hono/zod-openapi'
import { dayAt } from 'base/day'
import type { Failure } from 'base/errors'
import type { Context } from 'hono'
import { z } from 'zod'
import {
  discardResponse,
  editorPage,
  editorPageRequest,
  editorPages,
  publishResponse,
  publishRequest,
  saveResponse,
  saveFieldsRequest,
  saveZoneRequest,
  staleResponse,
} from '../../api/calls.ts'
import { lang } from '../../api/page.ts'
import { discardDrafts } from '../../drafts/discard.ts'
import { readEditorPage, readPageChoices, readPublishedPage } from '../../drafts/editor-page.ts'
import { publishPage } from '../../drafts/publish.ts'
import { saveFields, saveZone } from '../../drafts/save.ts'
import { indexPage } from '../../search/index-page.ts'
import { cleanBlocks } from '../../zones/clean-blocks.ts'
import { describeBody, describeJson, errorResponse, describeError } from './responses.ts'
import { requireSession, requireWriter } from './context.ts'
import { asReader, asWriter } from './security.ts'
import type { ApiContext, App } from './context.ts'

const common = {
  400: describeError('Not as described'),
  401: describeError('Signed out'),
  404: describeError('There is no such page'),
}
const saves = {
  200: describeJson('Saved', saveResponse),
  ...common,
  409: describeJson('Somebody has saved since `base`', staleResponse),
}
const save = { method: 'put', security: asWriter, responses: saves } as const
/** Publishing and discarding ask alike. */
const decision = { method: 'post', security: asWriter, request: { body: describeBody(publishRequest) } } as const
const staleDetails = staleResponse.shape.error.shape.details
// A block's data nests without end (lists in lists), which a description cannot say in place: it is told as any object.
const anyBlock = z.object({ id: z.string(), type: z.string(), data: z.record(z.string(), z.unknown()) })
const describedPage = editorPage.extend({
  zones: z.array(editorPage.shape.zones.element.extend({ blocks: z.array(anyBlock) })),
})

const readPage = createRoute({
  method: 'get',
  path: '/api/editor/page',
  operationId: 'readEditorPage',
  security: asReader,
  summary: 'A page in a language with its newest drafts, or as visitors see it',
  request: { query: editorPageRequest },
  responses: { 200: describeJson('The page', describedPage), ...common },
})
const readPages = createRoute({
  method: 'get',
  path: '/api/editor/pages',
  operationId: 'listEditorPages',
  security: asReader,
  summary: 'The pages of a language, for links',
  request: { query: z.object({ lang }) },
  responses: { 200: describeJson('Pages in the order of the tree', editorPages), 400: common[400], 401: common[401] },
})
const putZone = createRoute({
  ...save,
  path: '/api/editor/zone',
  operationId: 'saveZone',
  summary: 'Save a draft of a zone',
  request: { body: describeBody(saveZoneRequest) },
})
const putFields = createRoute({
  ...save,
  path: '/api/editor/fields',
  operationId: 'saveFields',
  summary: 'Save a draft of the fields of a page',
  request: { body: describeBody(saveFieldsRequest) },
})
const publish = createRoute({
  ...decision,
  path: '/api/editor/publish',
  operationId: 'publishPage',
  summary: 'Publish the drafts of a page in one language',
  responses: {
    200: describeJson('Published', publishResponse),
    ...common,
    409: describeError(
      'Another page has this path, a required text is empty, or a draft was saved that is not among those seen',
    ),
  },
})
const discard = createRoute({
  ...decision,
  path: '/api/editor/discard',
  operationId: 'discardDrafts',
  summary: 'Discard the drafts of a page in one language',
  responses: {
    200: describeJson('The draft is the published version again', discardResponse),
    ...common,
    409: describeError('Somebody has saved a draft that is not among those seen'),
  },
})

/** What editors may do. Reading needs the session; writing needs its token too. */
export function addEditing(app: App, api: ApiContext): void {
  const { database, siteKey: site, clock } = api

  app.openapi(readPage, async (c) => {
    const session = await requireSession(api, c.req.raw)
    if (!session.ok) return errorResponse(c, 401, session.failure)
    const { key, lang, version } = c.req.valid('query')
    const read = version === 'draft' ? readEditorPage : readPublishedPage
    const page = await read(database, { site, key, lang })
    return page
      ? c.json({ ...page, today: dayAt(clock(), (await api.site()).timeZone) }, 200)
      : errorResponse(c, 404, { code: 'unknown-page', message: `There is no page "${key}" in ${lang}.` })
  })

  app.openapi(readPages, async (c) => {
    const session = await requireSession(api, c.req.raw)
    if (!session.ok) return errorResponse(c, 401, session.failure)
    return c.json(await readPageChoices(database, site, c.req.valid('query').lang), 200)
  })

  app.openapi(putZone, async (c) => {
    const session = await requireWriter(api, c.req.raw)
    if (!session.ok) return errorResponse(c, 401, session.failure)
    const { blocks, ...where } = c.req.valid('json')
    const clean = cleanBlocks(blocks)
    if (!clean.ok) return errorResponse(c, 400, clean.failure)
    return answerSave(
      c,
      await saveZone(database, clock, { site, ...where, data: clean.value, author: session.value.profile.name }),
    )
  })

  app.openapi(putFields, async (c) => {
    const session = await requireWriter(api, c.req.raw)
    if (!session.ok) return errorResponse(c, 401, session.failure)
    const { fields, ...where } = c.req.valid('json')
    return answerSave(
      c,
      await saveFields(database, clock, { site, ...where, data: fields, author: session.value.profile.name }),
    )
  })

  app.openapi(publish, async (c) => {
    const session = await requireWriter(api, c.req.raw)
    if (!session.ok) return errorResponse(c, 401, session.failure)
    const needs = { database, site: await api.site(), clock, onPublished: indexPage }
    const done = await publishPage(needs, { site, ...c.req.valid('json') })
    return done.ok ? c.json(done.value, 200) : refuseDecision(c, done.failure)
  })

  app.openapi(discard, async (c) => {
    const session = await requireWriter(api, c.req.raw)
    if (!session.ok) return errorResponse(c, 401, session.failure)
    const done = await discardDrafts(database, { site, ...c.req.valid('json') })
    return done.ok ? c.json(done.value, 200) : refuseDecision(c, done.failure)
  })
}

function refuseDecision(c: Context, failure: Failure) {
  return errorResponse(c, failure.code === 'unknown-page' ? 404 : 409, failure)
}

function answerSave(c: Context, saved: Awaited<ReturnType<typeof saveZone>>) {
  if (saved.ok) return c.json(saved.value, 200)
  const { code, message, details } = saved.failure
  if (code === 'unknown-page') return errorResponse(c, 404, saved.failure)
  return c.json({ error: { code, message, details: staleDetails.parse(details) } }, 409)
}
