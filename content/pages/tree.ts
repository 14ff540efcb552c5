import type { Database } from 'base/database'
import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Lang, PageFields, PageKind, PageMetadata } from '../api/page.ts'
import { page, pageInLanguage } from '../store/schema.ts'
import { fieldsVersion } from '../store/versions.ts'

/** A published page of a language. */
export type PageNode = {
  id: number
  key: string
  parent: string | null
  kind: PageKind
  metadata: PageMetadata
  fields: PageFields
}

/** All published pages of a language, in the order of menus. */
export type PageTree = {
  byKey: ReadonlyMap<string, PageNode>
  byPath: ReadonlyMap<string, PageNode>
  /** Enabled pages below a page; '' holds those at the top. */
  children: ReadonlyMap<string, PageNode[]>
}

const parent = alias(page, 'parent')

/** Reads the tree in one statement. 2,000 pages are about a megabyte; the caller keeps it in memory. */
export async function readTree({ db }: Pick<Database, 'db'>, site: string, lang: Lang): Promise<PageTree> {
  const rows = await db
    .select({
      id: page.id,
      key: page.key,
      parent: parent.key,
      kind: page.kind,
      metadata: page.metadata,
      fields: fieldsVersion.data,
    })
    .from(pageInLanguage)
    .innerJoin(page, eq(page.id, pageInLanguage.page))
    .innerJoin(fieldsVersion, eq(fieldsVersion.id, pageInLanguage.published))
    .leftJoin(parent, eq(parent.id, page.parent))
    .where(and(eq(pageInLanguage.site, site), eq(pageInLanguage.lang, lang)))
    .orderBy(page.position)
  return buildTree(rows)
}

/** Builds a tree of nodes that are in menu order. A page whose parent is not published stands at the top. */
export function buildTree(nodes: readonly PageNode[]): PageTree {
  const byKey = new Map(nodes.map((node) => [node.key, node]))
  const enabled = nodes.filter(({ fields }) => !fields.disabled)
  return {
    byKey,
    byPath: new Map(nodes.map((node) => [node.fields.path, node])),
    children: Map.groupBy(enabled, ({ parent }) => (parent && byKey.has(parent) ? parent : '')),
  }
}

/** The ancestors of a page, from the top down. */
export function parentsOf(tree: PageTree, key: string): PageNode[] {
  const parents: PageNode[] = []
  let parent = tree.byKey.get(key)?.parent
  while (parent) {
    const node = tree.byKey.get(parent)
    if (node) parents.unshift(node)
    parent = node?.parent
  }
  return parents
}

/** The newest pages of kind news; those without a date come last, in the order of the tree. */
export function newestNews(tree: PageTree): PageNode[] {
  return [...tree.byKey.values()]
    .filter(({ kind, fields }) => kind === 'news' && !fields.disabled)
    .toSorted((a, b) => (b.fields.date ?? '').localeCompare(a.fields.date ?? ''))
}
