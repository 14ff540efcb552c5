import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** The figures of one process, for Prometheus. */
export type Metrics = {
  /** One answered request: `route` is a pattern, never a path with ids in it. */
  answered: (route: string, status: number, seconds: number) => void
  /** Counts answers that were ready in memory. They are not timed: that would take longer than to give them. */
  readyAnswers: (route: string) => (status: number) => void
  /** Adds one to a counter that is made when first named. */
  count: (name: string, help: string) => void
  /** Counts a request that was refused with 429, by the name of the limit. */
  limited: (limit: string) => void
  /** The answer of `/metrics`. */
  answer: () => Promise<Response>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, where the answer was not ready',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const counters = new Map<string, Counter>()
  const untold = new Map<string, Map<number, number>>()
  const ready = new Counter({
    name: 'http_ready_answers_total',
    help: 'Answers that were ready in memory',
    labelNames: ['route', 'status'],
    registers: [],
    collect() {
      for (const [route, counts] of untold) {
        for (const [status, times] of counts) this.inc({ route, status }, times)
        counts.clear()
      }
    },
  })
  registry.registerMetric(ready)
  const limited = new Counter({
    name: 'rate_limited_requests_total',
    help: 'Requests refused because a limit was exceeded',
    labelNames: ['limit'],
    registers: [registry],
  })
  return {
    answered: (route, status, seconds) => requests.observe({ route, status }, seconds),
    readyAnswers: (route) => {
      const counts = new Map<number, number>()
      untold.set(route, counts)
      return (status) => counts.set(status, (counts.get(status) ?? 0) + 1)
    },
    count: (name, help) => {
      const counter = counters.get(name) ?? new Counter({ name, help, registers: [registry] })
      counters.set(name, counter)
      counter.inc()
    },
    limited: (limit) => limited.inc({ limit }),
    answer: async () => new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } }),
  }
}
