import type { App } from './context.ts'
import { sessionCookie } from './context.ts'

/** Who may make a call, in the description of the API: anyone; who has the session's cookie; who has its token as well. */
export const asAnyone: Record<string, string[]>[] = []
export const asReader: Record<string, string[]>[] = [{ session: [] }]
export const asWriter: Record<string, string[]>[] = [{ session: [], token: [] }]

/** Adds to the description of the API what the session and its token are. */
export function describeSecurity({ openAPIRegistry }: App): void {
  openAPIRegistry.registerComponent('securitySchemes', 'session', { type: 'apiKey', in: 'cookie', name: sessionCookie })
  openAPIRegistry.registerComponent('securitySchemes', 'token', { type: 'apiKey', in: 'header', name: 'x-cms-token' })
}
