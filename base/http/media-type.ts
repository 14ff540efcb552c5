import path from 'node:path'
import { contentType } from 'mime-types'

/** Media type of a file by its extension, with its charset for text; `application/octet-stream` where it is unknown. */
export function mediaTypeOf(name: string): string {
  return contentType(path.extname(name)) || 'application/octet-stream'
}
