import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Block } from '../api/blocks.ts'
import type { Lang, PageFields, PageKind, PageMetadata } from '../api/page.ts'
import type { SiteRecord } from './site-record.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A site of this installation. `origin` is where its languages live that have no origin of their own. */
export const site = pgTable('site', {
  key: text('key').primaryKey(),
  origin: text('origin').notNull(),
  timeZone: text('time_zone').notNull(),
  data: jsonb('data').$type<SiteRecord>().notNull(),
  /** Raised by every publication, so that an instance can poll for changes where LISTEN does not deliver. */
  revision: bigint('revision', { mode: 'number' }).notNull().default(0),
})

export const language = pgTable(
  'language',
  {
    site: text('site')
      .notNull()
      .references(() => site.key),
    lang: text('lang').$type<Lang>().notNull(),
    /** Null: the site's origin. */
    origin: text('origin'),
    /** '' or '/en'. */
    basePath: text('base_path').notNull(),
    preProd: boolean('pre_prod').notNull(),
    siteName: text('site_name').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.lang] })],
)

export const page = pgTable(
  'page',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    site: text('site')
      .notNull()
      .references(() => site.key),
    key: text('key').notNull(),
    parent: integer('parent'),
    position: integer('position').notNull(),
    kind: text('kind').$type<PageKind>().notNull(),
    metadata: jsonb('metadata').$type<PageMetadata>().notNull(),
  },
  (table) => [
    unique('page_key').on(table.site, table.key),
    foreignKey({ columns: [table.parent], foreignColumns: [table.id] }),
  ],
)

/**
 * A save, for ever: a trigger refuses to change or remove one. `part` is 'fields' or 'zone:<id>'; `number` counts
 * 1, 2, 3 … within a part of a page in a language.
 */
export const version = pgTable(
  'version',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    page: integer('page')
      .notNull()
      .references(() => page.id),
    lang: text('lang').$type<Lang>().notNull(),
    part: text('part').notNull(),
    number: integer('number').notNull(),
    data: jsonb('data').$type<PageFields | Block[]>().notNull(),
    author: text('author').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    unique('version_number').on(table.page, table.lang, table.part, table.number),
    // What pointers refer to: with page, language and part in it, no pointer can lead into another language.
    unique('version_place').on(table.id, table.page, table.lang, table.part),
  ],
)

/** A page in a language: pointers to the versions of its fields. `path` is the published one; null until it is published. */
export const pageInLanguage = pgTable(
  'page_in_language',
  {
    page: integer('page')
      .notNull()
      .references(() => page.id),
    lang: text('lang').$type<Lang>().notNull(),
    site: text('site').notNull(),
    path: text('path'),
    part: text('part').notNull().default('fields'),
    draft: bigint('draft', { mode: 'number' }).notNull(),
    published: bigint('published', { mode: 'number' }),
    /** Null when it was published before this was recorded, or never. */
    publishedAt: instant('published_at'),
  },
  (table) => [
    primaryKey({ columns: [table.page, table.lang] }),
    uniqueIndex('page_path').on(table.site, table.lang, table.path),
    foreignKey({ columns: [table.site, table.lang], foreignColumns: [language.site, language.lang] }),
    pointer('page_draft', [table.draft, table.page, table.lang, table.part]),
    pointer('page_published', [table.published, table.page, table.lang, table.part]),
  ],
)

/** The blocks of a place in a page, in a language. */
export const zone = pgTable(
  'zone',
  {
    page: integer('page').notNull(),
    lang: text('lang').$type<Lang>().notNull(),
    id: text('id').notNull(),
    part: text('part')
      .notNull()
      .generatedAlwaysAs(sql`'zone:' || id`),
    position: integer('position').notNull(),
    draft: bigint('draft', { mode: 'number' }),
    published: bigint('published', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.page, table.lang, table.id] }),
    foreignKey({
      columns: [table.page, table.lang],
      foreignColumns: [pageInLanguage.page, pageInLanguage.lang],
    }),
    pointer('zone_draft', [table.draft, table.page, table.lang, table.part]),
    pointer('zone_published', [table.published, table.page, table.lang, table.part]),
  ],
)

function pointer(name: string, columns: Parameters<typeof foreignKey>[0]['columns']) {
  return foreignKey({
    name,
    columns,
    foreignColumns: [version.id, version.page, version.lang, version.part],
  } as never)
}

/** Where a page once was in a language. */
export const redirect = pgTable(
  'redirect',
  {
    site: text('site').notNull(),
    lang: text('lang').$type<Lang>().notNull(),
    path: text('path').notNull(),
    page: integer('page')
      .notNull()
      .references(() => page.id),
  },
  (table) => [primaryKey({ columns: [table.site, table.lang, table.path] })],
)

/** What search looks in: published text only. */
export const searchEntry = pgTable(
  'search_entry',
  {
    page: integer('page').notNull(),
    lang: text('lang').$type<Lang>().notNull(),
    site: text('site').notNull(),
    key: text('key').notNull(),
    path: text('path').notNull(),
    name: text('name').notNull(),
    title: text('title').notNull(),
    /** Names and titles alone: small, so that many can be ranked quickly. */
    titles: tsvector('titles')
      .notNull()
      .default(sql`''::tsvector`),
    document: tsvector('document').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.page, table.lang] }),
    foreignKey({
      columns: [table.page, table.lang],
      foreignColumns: [pageInLanguage.page, pageInLanguage.lang],
    }),
    index('search_document').using('gin', table.document),
  ],
)

/** Every word that a published text of a language has held, without accents: what a typing error is corrected to. */
export const searchWord = pgTable(
  'search_word',
  {
    site: text('site').notNull(),
    lang: text('lang').$type<Lang>().notNull(),
    word: text('word').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.lang, table.word] }),
    index('search_word_similar').using('gin', table.word.op('gin_trgm_ops')),
  ],
)

export const editor = pgTable(
  'editor',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    site: text('site')
      .notNull()
      .references(() => site.key),
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<'editor' | 'admin'>().notNull(),
    passwordHash: text('password_hash').notNull(),
  },
  (table) => [unique('editor_email').on(table.site, table.email)],
)

/** A signed-in editor. Only the hash of the cookie's secret is kept. */
export const session = pgTable('session', {
  id: uuid('id').primaryKey().defaultRandom(),
  secretHash: text('secret_hash').notNull().unique(),
  editor: uuid('editor')
    .notNull()
    .references(() => editor.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
})

/** Points that are counted for all instances together, as the limiter's library stores them. `expire` null: never. */
export const rateLimit = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: instant('expire'),
})
