import { Suspense } from 'react'
import type { ComponentProps } from 'react'
import { firstMove } from '../../first-move.ts'
import { latePart } from '../../late-part.ts'
import type { StayQuestion } from './stay-question.tsx'

// The server draws the form with the page, and it is whole without JavaScript: what makes it React's is not fetched before the visitor
// does something.

const form = latePart(() => import('./stay-question.tsx'), firstMove)
export const loadStayQuestion = form.load

export function LateStayQuestion(props: ComponentProps<typeof StayQuestion>) {
  return (
    <Suspense>
      <Question {...props} />
    </Suspense>
  )
}

function Question(props: ComponentProps<typeof StayQuestion>) {
  const { StayQuestion } = form.usePart()
  return <StayQuestion {...props} />
}
