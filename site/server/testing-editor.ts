import type { Block } from 'content/api/blocks'
import type { EditorPage, EditorPages } from 'content/api/calls'
import type { Lang, PageFields } from 'content/api/page'
import type { Content } from 'content/api/reader'
import { createBrowser } from 'content/testing'

/** A signed-in editor, for tests: what they change is a draft until it is published. */
export type TestEditor = {
  pageOf: (key: string, lang?: Lang) => Promise<EditorPage>
  pages: (lang?: Lang) => Promise<EditorPages>
  saveContent: (key: string, change: (blocks: Block[]) => Block[], lang?: Lang) => Promise<void>
  saveFields: (key: string, change: Partial<PageFields>, lang?: Lang) => Promise<void>
  publish: (key: string, lang?: Lang) => Promise<void>
  /** Of the editor's own requests. */
  cookie: () => string
}

export async function createTestEditor(content: Content): Promise<TestEditor> {
  const editor = createBrowser(content)
  await editor.signIn()

  async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await editor.call(method, path, body)
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }

  const pageOf: TestEditor['pageOf'] = (key, lang = 'fr') => call('GET', `/api/editor/page?key=${key}&lang=${lang}`)
  return {
    pageOf,
    pages: (lang = 'fr') => call('GET', `/api/editor/pages?lang=${lang}`),
    async saveContent(key, change, lang = 'fr') {
      const zone = (await pageOf(key, lang)).zones.find(({ id }) => id === 'content')
      const blocks = change(zone?.blocks ?? [])
      await call('PUT', '/api/editor/zone', { key, lang, zone: 'content', base: zone?.version ?? 0, blocks })
    },
    async saveFields(key, change, lang = 'fr') {
      const { fields, version } = await pageOf(key, lang)
      await call('PUT', '/api/editor/fields', { key, lang, base: version, fields: { ...fields, ...change } })
    },
    async publish(key, lang = 'fr') {
      await call('POST', '/api/editor/publish', { key, lang })
    },
    cookie: () => editor.request('/').headers.get('cookie') ?? '',
  }
}

/** A block that is one paragraph. */
export function paragraph(id: string, text: string): Block {
  const content = [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }]
  return { id, type: 'rich-text', data: { text: { type: 'doc', content } } }
}
