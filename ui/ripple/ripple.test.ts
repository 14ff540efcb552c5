import { afterEach, expect, test, vi } from 'vitest'
import { startRipples } from './ripple.tsx'

afterEach(() => vi.unstubAllGlobals())

type Animation = { keyframes: Keyframe[]; options: KeyframeAnimationOptions }

/** A page with one button of 100 x 40 px at (10, 20), and how it is pressed. */
function page({ calm }: { calm: boolean }) {
  const animations: Animation[] = []
  class FakeElement {
    isButton: boolean
    constructor(isButton: boolean) {
      this.isButton = isButton
    }
    closest(): FakeElement | null {
      return this.isButton ? this : null
    }
    getBoundingClientRect() {
      return { left: 10, top: 20, width: 100, height: 40 }
    }
    animate(keyframes: Keyframe[], options: KeyframeAnimationOptions): void {
      animations.push({ keyframes, options })
    }
  }
  class FakePointerEvent extends Event {
    clientX = 40
    clientY = 20
    override readonly target: EventTarget
    constructor(target: unknown) {
      super('pointerdown')
      this.target = target as EventTarget
    }
  }
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('PointerEvent', FakePointerEvent)
  vi.stubGlobal('window', { matchMedia: () => ({ matches: calm }) })
  let listener: ((event: Event) => void) | undefined
  const root = {
    addEventListener: (_: string, added: (event: Event) => void) => (listener = added),
    removeEventListener: () => (listener = undefined),
  } as unknown as Document
  const stop = startRipples(root)
  const press = (isButton: boolean): void => listener?.(new FakePointerEvent(new FakeElement(isButton)))
  return { animations, press, stop }
}

test('UI-4 a pressed button shows a ripple of 960 ms from where it was pressed to its farthest corner', () => {
  const { animations, press } = page({ calm: false })
  press(true)
  const radius = Math.hypot(70, 40)
  expect(animations.map(({ keyframes }) => keyframes.map(({ clipPath }) => clipPath))).toEqual([
    ['circle(0 at 30px 0px)', `circle(${radius}px at 30px 0px)`],
  ])
  expect(animations[0]?.options).toMatchObject({ duration: 960, pseudoElement: '::after' })
})

test('UI-4 there is no ripple beside a button, for those who asked for calm, and after the end', () => {
  const { animations, press, stop } = page({ calm: false })
  press(false)
  stop()
  press(true)
  expect(animations).toEqual([])
  const calm = page({ calm: true })
  calm.press(true)
  expect(calm.animations).toEqual([])
})
