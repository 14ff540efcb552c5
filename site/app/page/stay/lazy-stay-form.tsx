import { Suspense } from 'react'
import type { ComponentProps } from 'react'
import { firstInteraction } from '../../first-interaction.ts'
import { lazyModule } from '../../lazy-module.ts'
import type { StayForm } from './stay-form.tsx'

// The server draws the form with the page, and it is whole without JavaScript: what makes it React's is not fetched before the visitor
// does something.

const form = lazyModule(() => import('./stay-form.tsx'), firstInteraction)
export const loadStayForm = form.load

export function LazyStayForm(props: ComponentProps<typeof StayForm>) {
  return (
    <Suspense>
      <Question {...props} />
    </Suspense>
  )
}

function Question(props: ComponentProps<typeof StayForm>) {
  const { StayForm: StayQuestion } = form.useModule()
  return <StayQuestion {...props} />
}
