import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** The Prometheus metrics of one process. */
export type Metrics = {
  /** One answered request: `route` is a pattern, never a path with ids in it. */
  answered: (route: string, status: number, seconds: number) => void
  /** Increments a counter, which is created at its first use. */
  count: (name: string, help: string) => void
  /** Counts a request that was refused with 429, by the name of the limit. */
  limited: (limit: string) => void
  /** The response of `/metrics`. */
  answer: () => Promise<Response>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['route', 'status'],
    buckets: [0.0001, 0.0005, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const counters = new Map<string, Counter>()
  const limited = new Counter({
    name: 'rate_limited_requests_total',
    help: 'Requests refused because a limit was exceeded',
    labelNames: ['limit'],
    registers: [registry],
  })
  return {
    answered: (route, status, seconds) => requests.observe({ route, status }, seconds),
    count: (name, help) => {
      const counter = counters.get(name) ?? new Counter({ name, help, registers: [registry] })
      counters.set(name, counter)
      counter.inc()
    },
    limited: (limit) => limited.inc({ limit }),
    answer: async () => new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } }),
  }
}
