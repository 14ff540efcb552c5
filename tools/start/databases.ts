import type { Config } from 'base/config'
import { startEmbeddedPostgres } from 'base/database/embedded'
import type { EmbeddedPostgres } from 'base/database/embedded'
import { step } from '../steps/step.ts'

/** The embedded PostgreSQL; undefined when both databases are configured. */
export async function ownPostgres(
  { contentDatabaseUrl, salesDatabaseUrl, dataFolder }: Config,
  options: { durable?: boolean } = {},
): Promise<EmbeddedPostgres | undefined> {
  if (contentDatabaseUrl && salesDatabaseUrl) return undefined
  return step('Starting PostgreSQL', () => startEmbeddedPostgres(`${dataFolder}/postgres`, options))
}

/** The database URLs: the configured ones, else those of the embedded PostgreSQL. */
export async function databasesOf(
  { contentDatabaseUrl, salesDatabaseUrl }: Config,
  postgres: EmbeddedPostgres | undefined,
): Promise<Record<string, string>> {
  if (!postgres) return {}
  return {
    CONTENT_DATABASE_URL: contentDatabaseUrl ?? (await ownDatabase(postgres, 'content')),
    SALES_DATABASE_URL: salesDatabaseUrl ?? (await ownDatabase(postgres, 'sales')),
  }
}

async function ownDatabase(postgres: EmbeddedPostgres, name: string): Promise<string> {
  await postgres.ensureDatabase(name)
  return postgres.url(name)
}
