import { daySchema } from 'base/day'
import { z } from 'zod'
import { block } from './blocks.ts'
import { lang, pageFields } from './page.ts'
import { maxQueryLength, maxResults } from './search.ts'

/** `POST /api/admin/login` */
export const loginRequest = z.object({
  site: z.string().min(1).max(64),
  email: z.string().min(3).max(200),
  password: z.string().min(1).max(200),
})
export const loginResponse = z.object({ token: z.string() })

/** The payload of the token: the signed-in editor. */
export const editorProfile = z.object({
  sub: z.string(),
  name: z.string(),
  email: z.string(),
  site: z.string(),
  role: z.enum(['editor', 'admin']),
  exp: z.number(),
})
export type EditorProfile = z.infer<typeof editorProfile>

/** `GET /api/draft?status&token`: `status=on` lets the signed-in editor see drafts, `off` ends it. */
export const draftRequest = z.object({ status: z.enum(['on', 'off']), token: z.string().max(4000).optional() })
export const draftResponse = z.object({ draft: z.boolean() })

/** `GET /static/cms/config.json`: what the content-management script needs to know. `api` is the origin before `/api/…`; '' is the page's own. */
export const editorConfig = z.object({ site: z.string(), api: z.string(), script: z.string(), langs: z.array(lang) })
export type EditorConfig = z.infer<typeof editorConfig>

/** What the page gives to the content-management script; `hydrated` resolves when React has hydrated every block. */
export type EditorHost = { hydrated: Promise<void> }

/** `GET /api/search` */
export const searchRequest = z.object({
  site: z.string().min(1).max(64),
  lang,
  query: z.string().trim().min(1).max(maxQueryLength),
  seo: z.literal('false').optional(),
  exclude: z.string().max(2000).optional(),
})
export const searchResult = z.object({ name: z.string(), title: z.string(), page: z.string(), path: z.string() })
export const searchResponse = z.array(searchResult).max(maxResults)
export type SearchResult = z.infer<typeof searchResult>

/** `GET /api/zone?site,lang,path,id=content` answers HTML. */
export const zoneRequest = z.object({
  site: z.string().min(1).max(64),
  lang,
  path: z.string().min(1).max(500),
  id: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default('content'),
})

/** Editor's calls; all need the session cookie and, for writes, the header `x-cms-token`. */
/** `GET /api/editor/page?key&lang&version`: the newest drafts, or what visitors see. */
export const editorPageRequest = z.object({
  key: z.string().max(100),
  lang,
  version: z.enum(['draft', 'published']).default('draft'),
})
export const editorPage = z.object({
  key: z.string(),
  lang,
  /** Today in the time zone of the resort; date ranges of blocks depend on it. */
  today: daySchema,
  fields: pageFields,
  version: z.number().int(),
  published: z.number().int().nullable(),
  dirty: z.boolean(),
  zones: z.array(
    z.object({
      id: z.string(),
      version: z.number().int(),
      published: z.number().int().nullable(),
      blocks: z.array(block),
    }),
  ),
})
export type EditorPage = z.infer<typeof editorPage>

/** `GET /api/editor/pages?lang`: every page of a language that a link may lead to. */
export const editorPages = z.array(z.object({ key: z.string(), name: z.string(), path: z.string() }))
export type EditorPages = z.infer<typeof editorPages>

/** `PUT /api/editor/zone`: saves a draft on top of version `base`; 0 when the zone is new. */
export const saveZoneRequest = z.object({
  key: z.string().max(100),
  lang,
  zone: z.string().regex(/^[\w-]{1,40}$/),
  base: z.number().int().min(0),
  blocks: z.array(z.unknown()).max(200),
})
/** `PUT /api/editor/fields` */
export const saveFieldsRequest = z.object({
  key: z.string().max(100),
  lang,
  base: z.number().int().min(0),
  fields: pageFields,
})
export const saveResponse = z.object({ version: z.number().int(), savedAt: z.string() })
/** 409: a newer version than `base` exists. */
export const staleResponse = z.object({
  error: z.object({
    code: z.literal('stale'),
    message: z.string(),
    details: z.object({ version: z.number().int(), author: z.string(), savedAt: z.string(), theirs: z.unknown() }),
  }),
})

/**
 * `POST /api/editor/publish`: publishes fields and zones of one page in one language. `seen` holds the numbers of the drafts that were
 * read before (`fields`, and zones by their id): when one is newer, the answer is 409 `stale`.
 */
export const publishRequest = z.object({
  key: z.string().max(100),
  lang,
  seen: z.record(z.string().max(40), z.number().int()).optional(),
})
export const publishResponse = z.object({ path: z.string(), publishedAt: z.string() })
/** `POST /api/editor/discard`: asks as publishing does; the draft is what visitors see again. */
export const discardResponse = z.object({ path: z.string().nullable() })
