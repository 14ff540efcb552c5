import type { z } from 'zod'
import type { GeneratedPool, GeneratedTariff } from './generated.ts'
import type { Product, Season } from './product.ts'

/** A product as a catalogue file gives it; its kind and merchant follow from the file. */
export type SourceProduct = Pick<Product, 'id' | 'name' | 'summary' | 'withdrawal' | 'vat' | 'rules'>

/** A file of the catalogue, in the folder of each merchant who sells such things, and what it becomes in the database. */
export type CatalogueSource<File = unknown> = {
  /** Its name, such as `lessons.yaml`. */
  name: string
  schema: z.ZodType<File>
  products(file: File): SourceProduct[]
  tariffs(file: File): GeneratedTariff[]
  /** The place pools of a season. */
  pools(file: File, of: { resort: string; season: Season }): GeneratedPool[]
}
