/** A route as hono lists it, or what was asked for. */
type Route = { method: string; path: string }

/** The methods that are allowed for a path; none when no route matches. */
export function allowedMethods(routes: readonly Route[], { method, path }: Route): string[] {
  const fitting = routes.filter((route) => route.method !== 'ALL' && patternOf(route.path).test(path))
  const methods = [...new Set(fitting.map((route) => route.method))].filter((one) => one !== 'OPTIONS')
  return methods.includes(method === 'HEAD' ? 'GET' : method) ? [] : methods
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
