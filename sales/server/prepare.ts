import path from 'node:path'
import type { Clock } from 'base/clock'
import type { Database } from 'base/database'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'
import type { PoolProblem } from '../catalogue/load-pools.ts'
import { kinds } from '../kinds/kinds.ts'
import { migrateSales } from '../store/migrate.ts'

/**
 * Brings sales' database to the newest schema and the catalogue of a resort's folder into it. Harmless when done already.
 * @returns what of the catalogue could not be done as its files say.
 */
export async function prepareSales(
  database: Database,
  { resortFolder, clock }: { resortFolder: string; clock: Clock },
): Promise<PoolProblem[]> {
  await migrateSales(database)
  return loadCatalogue(database, path.join(resortFolder, 'catalogue'), { clock, kinds })
}
