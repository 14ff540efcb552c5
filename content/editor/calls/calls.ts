import type { EditorPage, EditorPages } from 'content/api/calls'
import type { PageFields } from 'content/api/page'
import type { Block } from 'content/api/blocks'
import type { CallResult, Send } from './request.ts'

type Saved = { version: number; savedAt: string }
type Published = { path: string; publishedAt: string }
export type PageName = { key: string; lang: string }

/** The calls of the content API that an editor makes. */
export type Calls = ReturnType<typeof createCalls>

export function createCalls(send: Send) {
  return {
    page: ({ key, lang }: PageName) =>
      send({ method: 'GET', path: `/api/editor/page?${query({ key, lang })}` }) as Promise<CallResult<EditorPage>>,
    published: ({ key, lang }: PageName) =>
      send({ method: 'GET', path: `/api/editor/page?${query({ key, lang, version: 'published' })}` }) as Promise<
        CallResult<EditorPage>
      >,
    pages: (lang: string) =>
      send({ method: 'GET', path: `/api/editor/pages?${query({ lang })}` }) as Promise<CallResult<EditorPages>>,
    saveZone: ({ key, lang }: PageName, zone: string, base: number, blocks: Block[], keepalive?: boolean) =>
      send({ method: 'PUT', path: '/api/editor/zone', body: { key, lang, zone, base, blocks }, keepalive }) as Promise<
        CallResult<Saved>
      >,
    saveFields: ({ key, lang }: PageName, base: number, fields: PageFields, keepalive?: boolean) =>
      send({ method: 'PUT', path: '/api/editor/fields', body: { key, lang, base, fields }, keepalive }) as Promise<
        CallResult<Saved>
      >,
    publish: ({ key, lang }: PageName, reviewed?: Readonly<Record<string, number>>) =>
      send({ method: 'POST', path: '/api/editor/publish', body: { key, lang, seen: reviewed } }) as Promise<
        CallResult<Published>
      >,
    discard: ({ key, lang }: PageName, reviewed: Readonly<Record<string, number>>) =>
      send({ method: 'POST', path: '/api/editor/discard', body: { key, lang, seen: reviewed } }),
    /** Whether the site is reachable. */
    isReachable: async () => {
      const answer = await send({ method: 'GET', path: '/livez', anonymous: true })
      return answer.ok || answer.failure.code !== 'unreachable'
    },
    logout: () => send({ method: 'POST', path: '/api/editor/logout', body: {} }),
    draft: (status: 'on' | 'off', token: string) =>
      send({ method: 'GET', path: `/api/draft?${query({ status, token })}` }) as Promise<
        CallResult<{ draft: boolean }>
      >,
  }
}

function query(values: Record<string, string>): string {
  return new URLSearchParams(values).toString()
}
