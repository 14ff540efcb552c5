import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** The figures of one process, for Prometheus. */
export type Metrics = {
  /** One answered request: `route` is a pattern, never a path with ids in it. */
  answered: (route: string, status: number, seconds: number) => void
  /** Adds one to a counter that is made when first named. */
  count: (name: string, help: string) => void
  /** The answer of `/metrics`. */
  answer: () => Promise<Response>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const counters = new Map<string, Counter>()
  // A series is looked up once: prom-client sorts and joins its labels anew at each look, which a cached page would pay for.
  const series = new Map<string, Histogram.Internal<'route' | 'status'>>()
  return {
    answered: (route, status, seconds) => {
      const name = `${status} ${route}`
      const known = series.get(name) ?? requests.labels({ route, status })
      series.set(name, known)
      known.observe(seconds)
    },
    count: (name, help) => {
      const counter = counters.get(name) ?? new Counter({ name, help, registers: [registry] })
      counters.set(name, counter)
      counter.inc()
    },
    answer: async () => new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } }),
  }
}
