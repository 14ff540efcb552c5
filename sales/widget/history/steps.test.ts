import { expect, test } from 'vitest'
import { createSteps } from './steps.ts'

/** A browser's history with one page, and a router of the page that listens as well. */
function setup(first: unknown = { idx: 0 }) {
  const entries: unknown[] = [first]
  let at = 0
  const listeners: ((event: PopStateEvent) => void)[] = []
  const location = { pathname: '/panier/', search: '' }
  const history = {
    get state() {
      return entries[at]
    },
    pushState: (state: unknown) => void entries.splice((at += 1), Infinity, structuredClone(state)),
    replaceState: (state: unknown) => void (entries[at] = structuredClone(state)),
    go: (by: number) => {
      at += by
      let stopped = false
      const event = { stopImmediatePropagation: () => (stopped = true) } as unknown as PopStateEvent
      for (const listener of listeners) listener(event)
      if (!stopped) routed.push(at)
    },
  }
  const routed: number[] = []
  const browser = {
    history,
    location,
    addEventListener: (_: string, listener: (event: PopStateEvent) => void) => void listeners.push(listener),
  }
  const open = () => createSteps(browser as unknown as Window)
  return { steps: open(), reload: open, history, location, routed }
}

test('Back and Forward go one step of a purchase without the page’s router', () => {
  const { steps, history, routed } = setup()
  steps.push({ name: 'offer', offer: 'ESF' })
  steps.push({ name: 'offer', offer: 'ESF:children-ski' })
  history.go(-1)
  expect(steps.get()).toEqual({ name: 'offer', offer: 'ESF', depth: 1 })
  history.go(-1)
  expect(steps.get()).toBeUndefined()
  history.go(2)
  expect(steps.get()).toEqual({ name: 'offer', offer: 'ESF:children-ski', depth: 2 })
  steps.leave()
  expect(steps.get()).toBeUndefined()
  expect(history.state).toEqual({ idx: 0 })
  expect(routed).toEqual([])
})

test('a reload stays at the step, with what was chosen there', () => {
  const { steps, reload } = setup()
  steps.push({ name: 'offer', offer: 'LIFT:area-pass' })
  steps.saveDraft({ days: 6 })
  expect(reload().get()).toEqual({ name: 'offer', offer: 'LIFT:area-pass', draft: { days: 6 }, depth: 1 })
})

test('a step that is shown already makes no second entry of the history', () => {
  const { steps, history } = setup()
  steps.push({ name: 'checkout' })
  steps.push({ name: 'checkout' })
  history.go(-1)
  expect(steps.get()).toBeUndefined()
})

test('a move to another page is left to the router and ends the step', () => {
  const { steps, history, location, routed } = setup()
  steps.push({ name: 'checkout' })
  history.pushState({ idx: 1 })
  location.pathname = '/'
  steps.update()
  expect(steps.get()).toBeUndefined()
  location.pathname = '/panier/'
  history.go(-1)
  expect(steps.get()).toEqual({ name: 'checkout', depth: 1 })
  expect(routed).toEqual([1])
})

test('listeners are called once a change', () => {
  const { steps, history } = setup(null)
  let calls = 0
  steps.subscribe(() => (calls += 1))
  steps.push({ name: 'checkout' })
  steps.update()
  history.go(-1)
  expect(calls).toBe(2)
})

test.each([
  null,
  7,
  { salesStep: 'checkout' },
  { salesStep: { name: 'offer', offer: 'SPA', depth: 1 } },
  { salesStep: { name: 'checkout', depth: 0 } },
])('bad input: %j in the history is no step', (state) => expect(setup(state).steps.get()).toBeUndefined())
