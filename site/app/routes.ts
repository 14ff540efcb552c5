import { index, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

/** All paths lead to one file, since content decides which pages exist. (A splat alone does not match the path `/`.) */
export default [
  index('page/page.route.tsx', { id: 'home' }),
  route('*', 'page/page.route.tsx', { id: 'page' }),
] satisfies RouteConfig
