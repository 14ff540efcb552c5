import type { Features } from 'content/api/features'
import type { PageReader } from 'content/api/reader'

/** The features that the settings turn on; the same in all languages. */
export async function readFeatures(reader: PageReader): Promise<Features> {
  const [first] = await reader.languages()
  return (await reader.shell(first?.lang ?? 'fr')).settings.features
}
