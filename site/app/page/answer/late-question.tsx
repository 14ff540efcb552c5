import { Suspense, use } from 'react'
import type { ComponentProps } from 'react'
import { firstMove } from '../../first-move.ts'
import type { StayQuestion } from './stay-question.tsx'

// The server draws the form with the page, and it is whole without JavaScript: what makes it React's is not fetched before the visitor
// does something.

type Form = { StayQuestion: typeof StayQuestion }

let form: Form | undefined
let coming: Promise<Form> | undefined

export async function loadStayQuestion(): Promise<Form> {
  form ??= await import('./stay-question.tsx')
  return form
}

export function LateStayQuestion(props: ComponentProps<typeof StayQuestion>) {
  return (
    <Suspense>
      <Question {...props} />
    </Suspense>
  )
}

function Question(props: ComponentProps<typeof StayQuestion>) {
  const { StayQuestion } = useForm()
  return <StayQuestion {...props} />
}

/** Suspends until it is there. */
function useForm(): Form {
  return form ?? use((coming ??= firstMove().then(loadStayQuestion)))
}
