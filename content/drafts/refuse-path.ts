import { fail } from 'base/errors'
import type { Site } from '../languages/site.ts'
import type { LockedPage } from './page-lock.ts'

/** First segments of paths that are reserved for the site itself. */
const reserved = ['api', 'static', 'assets', 'pictures', 'fonts', 'partners', 'index', 'livez', 'readyz', 'metrics']

/** Why a page may not be published at a path; undefined when it may. That no other page has the path is a constraint of the database. */
export function refusePath(
  { languages }: Pick<Site, 'languages'>,
  { kind, lang }: Pick<LockedPage, 'kind' | 'lang'>,
  path: string,
) {
  if ((kind === 'home') !== (path === '/'))
    return fail(
      'path-taken',
      kind === 'home' ? 'The home page stays at "/".' : 'The path "/" is that of the home page.',
    )
  const own = languages.find((language) => language.lang === lang)
  const whole = `${own?.basePath}${path}`
  const other = languages.find(
    (one) =>
      one.lang !== lang &&
      one.origin === own?.origin &&
      one.basePath.length > (own?.basePath.length ?? 0) &&
      whole.startsWith(`${one.basePath}/`),
  )
  if (other) return fail('path-taken', `Paths below ${other.basePath}/ belong to another language: choose another.`)
  if (reserved.includes(whole.split('/')[1] ?? ''))
    return fail('path-taken', `Paths below /${whole.split('/')[1]}/ are the site's own: choose another.`)
  return undefined
}
