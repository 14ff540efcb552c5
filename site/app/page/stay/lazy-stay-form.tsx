import { Suspense } from 'react'
import type { ComponentProps } from 'react'
import { lazyOnInteraction } from '../../lazy-on-interaction.ts'
import type { StayForm as Form } from './stay-form.tsx'

/** Imports the form, so that drawing it does not suspend. */
export const loadStayForm = async () => (await import('./stay-form.tsx')).StayForm

const StayForm = lazyOnInteraction(loadStayForm)

/** The stay form in a Suspense boundary of its own. */
export function LazyStayForm(props: ComponentProps<typeof Form>) {
  return (
    <Suspense>
      <StayForm {...props} />
    </Suspense>
  )
}
