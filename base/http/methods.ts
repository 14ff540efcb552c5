/** A route as hono lists it. */
type Route = { method: string; path: string }

/** The methods that somebody may use at a path; none when there is nothing at it. */
export function methodsAt(routes: readonly Route[], path: string): string[] {
  const fitting = routes.filter((route) => route.method !== 'ALL' && patternOf(route.path).test(path))
  return [...new Set(fitting.map(({ method }) => method))].filter((method) => method !== 'OPTIONS')
}

/** `/api/carts/:id` as a pattern; the star stands for anything. */
function patternOf(path: string): RegExp {
  return new RegExp(
    `^${path
      .replaceAll('.', '\\.')
      .replaceAll(/:\w+(\{[^}]*\})?/g, '[^/]+')
      .replaceAll('*', '.*')}$`,
  )
}
