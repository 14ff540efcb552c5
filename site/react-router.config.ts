import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // There is one route for all pages: a manifest asked for bit by bit would cost a request and win nothing.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
