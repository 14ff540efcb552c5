import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { example, expect, openKit, test } from '../support/kit.ts'
import { watchRipples } from '../support/ripples.ts'

/** Opens a dialog of the kit from its button. */
async function openDialog(kit: Page, state: string): Promise<{ opener: Locator; dialog: Locator }> {
  const opener = example(kit, 'dialog', state).getByRole('button', { name: 'Open' })
  await opener.click()
  const dialog = kit.getByRole('dialog', { name: 'Where we meet' })
  await expect(dialog).toBeVisible()
  return { opener, dialog }
}

/** The slide that a carousel shows. */
function current(carousel: Locator): Locator {
  return carousel.locator('.carousel-slide[data-position=current]')
}

/** Two neighbours with tooltips, and what is shown of these. */
function tips(kit: Page) {
  return {
    one: example(kit, 'tooltip', 'beside a name').getByRole('button'),
    other: example(kit, 'tooltip', 'as the name').getByRole('button'),
    shown: kit.locator('.tooltip-text[data-shown]'),
  }
}

test.describe('UI-1 a dialog', () => {
  test.beforeEach(({ kit }) => openKit(kit))

  test('takes the focus in, keeps it in, and gives it back', async ({ kit }) => {
    const { opener, dialog } = await openDialog(kit, 'plain')
    const close = dialog.getByRole('button', { name: 'Close' })
    await expect(close).toBeFocused()
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await kit.keyboard.press(key)
      await expect(kit.locator(':focus:not(dialog *, body)')).toHaveCount(0)
    }
    await close.focus()
    await kit.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('closes on Escape and on the backdrop, but not on a press that began inside', async ({ kit }) => {
    const { dialog } = await openDialog(kit, 'plain')
    await kit.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await openDialog(kit, 'plain')
    await dialog.getByRole('heading').hover()
    await kit.mouse.down()
    await kit.mouse.move(5, 5)
    await kit.mouse.up()
    await expect(dialog).toBeVisible()
    await kit.mouse.click(5, 5)
    await expect(dialog).toBeHidden()
  })

  test('stays on a click on the backdrop when that is disabled', async ({ kit }) => {
    const { dialog } = await openDialog(kit, 'backdrop does not close')
    await kit.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    await kit.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('shows an indicator in the place of the content while it loads', async ({ kit }) => {
    const { dialog } = await openDialog(kit, 'loading')
    await expect(dialog.getByRole('status')).toHaveText('Loading')
    await expect(dialog.getByText('red flag')).toHaveCount(0)
  })

  test('holds the page still, and scrolls inside when there is more than fits', async ({ kit }) => {
    await kit.setViewportSize({ width: 390, height: 700 })
    const { dialog } = await openDialog(kit, 'more than fits')
    const overflows = await kit.evaluate(() => getComputedStyle(document.body).overflowY)
    expect(overflows).toBe('hidden')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport()
    await dialog.getByRole('link').last().focus()
    await expect(dialog.getByRole('link').last()).toBeInViewport()
  })
})

test.describe('UI-2 a carousel', () => {
  test.beforeEach(async ({ kit }) => {
    await kit.clock.install()
    await openKit(kit)
    await kit.clock.pauseAt(Date.now() + 60_000)
    const first = example(kit, 'carousel', 'slide').getByRole('button', { name: 'Slide 1 of 3' })
    await first.click()
    await kit.mouse.move(0, 0)
    await first.blur()
  })

  test('changes by itself every 3000 ms, in 240 ms', async ({ kit }) => {
    const carousel = example(kit, 'carousel', 'slide')
    await expect(current(carousel)).toHaveText('The little ones')
    await expect(current(carousel)).toHaveCSS('transition-duration', '0.24s, 0.24s, 0.24s')
    await kit.clock.runFor(2900)
    await expect(current(carousel)).toHaveText('The little ones')
    await kit.clock.runFor(200)
    await expect(current(carousel)).toHaveText('Six to twelve')
    await kit.clock.runFor(3000)
    await expect(current(carousel)).toHaveText('Teens')
    await kit.clock.runFor(3000)
    await expect(current(carousel)).toHaveText('The little ones')
  })

  test('has previous, next and dots; only the slide that is shown can be reached', async ({ kit }) => {
    const carousel = example(kit, 'carousel', 'slide')
    await carousel.getByRole('button', { name: 'Next' }).click()
    await expect(current(carousel)).toHaveText('Six to twelve')
    await carousel.getByRole('button', { name: 'Slide 3 of 3' }).click()
    await expect(current(carousel)).toHaveText('Teens')
    await expect(carousel.getByRole('button', { name: 'Slide 3 of 3' })).toHaveAttribute('aria-current', 'true')
    await carousel.getByRole('button', { name: 'Previous' }).click()
    await expect(current(carousel)).toHaveText('Six to twelve')
    await expect(carousel.getByRole('link')).toHaveText(['Six to twelve'])
  })

  test('fades where that is asked for', async ({ kit }) => {
    const waiting = (state: string) =>
      example(kit, 'carousel', state).locator('.carousel-slide:not([data-position=current])').first()
    await expect(waiting('fade')).toHaveCSS('opacity', '0')
    await expect(waiting('fade')).toHaveCSS('translate', 'none')
    await expect(waiting('slide')).toHaveCSS('translate', '100%')
    await expect(waiting('slide')).toHaveCSS('opacity', '1')
  })

  test('waits under a pointer and with the focus inside, and can be stopped', async ({ kit }) => {
    const carousel = example(kit, 'carousel', 'slide')
    await carousel.locator('.carousel-slides').hover()
    await kit.clock.runFor(9000)
    await expect(current(carousel)).toHaveText('The little ones')
    await kit.mouse.move(0, 0)
    await carousel.getByRole('link', { name: 'The little ones' }).focus()
    await kit.clock.runFor(9000)
    await expect(current(carousel)).toHaveText('The little ones')
    await carousel.getByRole('button', { name: 'Pause' }).click()
    await kit.mouse.move(0, 0)
    await carousel.getByRole('button', { name: 'Play' }).blur()
    await kit.clock.runFor(9000)
    await expect(current(carousel)).toHaveText('The little ones')
  })

  test('stands still under reduced motion, and offers no button that would do nothing', async ({ kit }) => {
    await kit.emulateMedia({ reducedMotion: 'reduce' })
    const carousel = example(kit, 'carousel', 'slide')
    await kit.clock.runFor(9000)
    await expect(current(carousel)).toHaveText('The little ones')
    await expect(carousel.getByRole('button', { name: /Pause|Play/ })).toHaveCount(0)
    await carousel.getByRole('button', { name: 'Next' }).click()
    await expect(current(carousel)).toHaveText('Six to twelve')
  })

  test('alone, a slide has no controls', async ({ kit }) => {
    await expect(example(kit, 'carousel', 'one alone').getByRole('button')).toHaveCount(0)
  })
})

test.describe('UI-3 a tooltip', () => {
  test.beforeEach(async ({ kit }) => {
    await kit.clock.install()
    await openKit(kit)
  })

  test('opens after 200 ms under a pointer, and the next one at once within 300 ms', async ({ kit }) => {
    const { one, other, shown } = tips(kit)
    await kit.clock.pauseAt(Date.now() + 60_000)
    await one.hover()
    await kit.clock.runFor(190)
    await expect(shown).toHaveCount(0)
    await kit.clock.runFor(20)
    await expect(shown).toHaveText('Held for you for 20 minutes')
    await other.hover()
    await kit.clock.runFor(1)
    await expect(shown).toHaveText('Remove')
    await kit.mouse.move(0, 0)
    await kit.clock.runFor(310)
    await one.hover()
    await kit.clock.runFor(190)
    await expect(shown).toHaveCount(0)
  })

  test('opens for the keyboard too, and Escape hides it', async ({ kit }) => {
    const { one, shown } = tips(kit)
    await one.focus()
    await kit.keyboard.press('Shift+Tab')
    await kit.keyboard.press('Tab')
    await kit.clock.runFor(210)
    await expect(shown).toHaveText('Held for you for 20 minutes')
    await expect(one).toHaveAccessibleDescription('Held for you for 20 minutes')
    await kit.keyboard.press('Escape')
    await expect(shown).toHaveCount(0)
  })
})

test('UI-4 a ripple lasts 960 ms, and there is none under reduced motion', async ({ kit }) => {
  await openKit(kit)
  const ripples = await watchRipples(kit)
  const button = example(kit, 'ripple', 'press it').getByRole('button')
  await button.click()
  expect(await ripples()).toEqual([960])
  await kit.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => kit.evaluate(() => document.getAnimations().length)).toBe(0)
  await button.click()
  expect(await ripples()).toEqual([])
})

test('every state of the kit has nothing for axe to find, and fits a screen of 320 px', async ({ kit }) => {
  await kit.emulateMedia({ reducedMotion: 'reduce' })
  await openKit(kit)
  // Each piece is there twice, on a light and a dark background, so that names repeat.
  const { violations } = await new AxeBuilder({ page: kit }).disableRules(['landmark-unique']).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }))).toEqual([])
  await kit.setViewportSize({ width: 320, height: 700 })
  expect(await kit.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
