import { fail } from 'base/errors'
import type { Site } from '../languages/site.ts'
import type { HeldPage } from './place.ts'

/** First parts of paths that the site keeps for itself. */
const reserved = ['api', 'static', 'assets', 'pictures', 'fonts', 'partners', 'index', 'livez', 'readyz', 'metrics']

/** Why a page may not be published at a path; undefined when it may. Whether another page has it, the database knows. */
export function refusePath(
  { languages }: Pick<Site, 'languages'>,
  { kind, lang }: Pick<HeldPage, 'kind' | 'lang'>,
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
