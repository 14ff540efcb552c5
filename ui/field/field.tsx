import { useId } from 'react'
import type { ReactNode } from 'react'

/** What the control inside a field must carry, so that label, hint and error belong to it. */
export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type Props = {
  label: string
  hint?: string
  /** What is wrong and what to do; shown in place of nothing, and read out when it appears. */
  error?: string
  /** Said after the label, for a field that may stay empty. */
  optional?: string
  children: (control: ControlProps) => ReactNode
}

/** A control with its label, a hint, and what is wrong with it. */
export function Field({ label, hint, error, optional, children }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label} {optional && <span className="field-optional">{optional}</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      <p className="field-error" id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  )
}
