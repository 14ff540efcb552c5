import type { IncomingHttpHeaders } from 'node:http'

/** What a prepared response is selected by. An `IncomingMessage` of `node:http` is one too. */
export type HttpRequest = {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string | undefined }
}
