import { useId } from 'react'
import type { ReactNode } from 'react'

/** Props that the control inside a field must have, so that label, hint and error belong to it. */
export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type Props = {
  label: string
  hint?: string
  /** The error and how to fix it; announced when it appears. */
  error?: string
  /** Shown after the label of an optional field. */
  optional?: string
  children: (control: ControlProps) => ReactNode
}

/** A form control with label, hint and error. */
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
