import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { CallFailure, getJson, getText, postJson } from './call.ts'

const wait = async (): Promise<void> => undefined

/** A server that answers with the given statuses, one after the other, and the last for ever. */
async function serve(...statuses: number[]): Promise<{ address: string; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const status = statuses[Math.min(asked.length, statuses.length - 1)] ?? 200
    asked.push(request.method ?? '')
    response.writeHead(status).end(JSON.stringify({ status }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/x`, asked }
}

test('CALL-1 a GET that fails is tried again, and its answer given', async () => {
  const { address, asked } = await serve(500, 503, 200)
  expect(await getJson(address, { wait })).toEqual({ status: 200 })
  expect(asked).toHaveLength(3)
})

test('CALL-1 after five more tries the failure is thrown', async () => {
  const { address, asked } = await serve(500)
  await expect(getText(address, { wait })).rejects.toThrow(CallFailure)
  expect(asked).toHaveLength(6)
})

test('CALL-1 no server at all is a failure too', async () => {
  let waits = 0
  const counting = async (): Promise<void> => void (waits += 1)
  await expect(getText('http://127.0.0.1:9/', { wait: counting })).rejects.toThrow(TypeError)
  expect(waits).toBe(5)
})

test('a request that was refused is not repeated', async () => {
  const { address, asked } = await serve(404)
  await expect(getJson(address, { wait })).rejects.toThrow('404')
  expect(asked).toHaveLength(1)
})

test('CALL-1 a POST is sent once', async () => {
  const { address, asked } = await serve(500)
  await expect(postJson(address, {})).rejects.toThrow('500')
  expect(asked).toEqual(['POST'])
})
