import { lazy } from 'react'
import type { ComponentType } from 'react'
import { firstInteraction } from './first-interaction.ts'

/**
 * A component that is imported at the visitor's first interaction. For what is whole as the server rendered it: links, forms and
 * native popovers. Where the import fails its Suspense boundary is never hydrated, and stays as it was served.
 */
export function lazyOnInteraction<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    await firstInteraction()
    return { default: await load().catch(() => new Promise<never>(() => undefined)) }
  })
}
