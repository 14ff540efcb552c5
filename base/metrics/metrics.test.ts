import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('answers and events are counted by route and status', async () => {
  const metrics = createMetrics()
  metrics.answered('/api/carts/:id', 409, 0.003)
  metrics.count('sold_out_total', 'Refused because the places were gone')
  metrics.count('sold_out_total', 'Refused because the places were gone')
  const text = await (await metrics.answer()).text()
  expect(text).toContain('http_request_duration_seconds_count{route="/api/carts/:id",status="409"} 1')
  expect(text).toContain('sold_out_total 2')
})
