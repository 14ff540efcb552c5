import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Block } from '../api/blocks.ts'
import type { Lang, PageFields } from '../api/page.ts'

// The table `version` once more, as its rows of one part are typed: a pointer's part says which rows it leads to.
// Not in schema.ts, which migrations are generated from.

const columns = () => ({
  id: bigint('id', { mode: 'number' }).primaryKey(),
  page: integer('page').notNull(),
  lang: text('lang').$type<Lang>().notNull(),
  number: integer('number').notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
})

/** Versions of the fields of a page: what `pageInLanguage` points to. */
export const fieldsVersion = pgTable('version', { ...columns(), data: jsonb('data').$type<PageFields>().notNull() })

/** Versions of the blocks of a zone: what `zone` points to. */
export const zoneVersion = pgTable('version', { ...columns(), data: jsonb('data').$type<Block[]>().notNull() })
