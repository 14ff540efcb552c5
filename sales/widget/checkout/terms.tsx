import { useId } from 'react'
import { useWidget } from '../context/widget-context.ts'
import type { PlainTextKey } from '../wording/keys.ts'

type Props = {
  href: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
  error: PlainTextKey | undefined
}

/** The terms of sale are accepted by an act of one's own, never by a box that was ticked before. */
export function Terms({ href, checked, onChange, error }: Props) {
  const { t } = useWidget()
  const id = useId()
  return (
    <div className={error ? 'terms field field-wrong' : 'terms field'}>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>
          {t('terms.accept')}{' '}
          {href ? (
            <a href={href} target="_blank" rel="noopener">
              {t('terms.link')}
            </a>
          ) : (
            t('terms.link')
          )}
        </span>
      </label>
      <p className="field-error" id={`${id}-error`} role="alert">
        {error && t(error)}
      </p>
    </div>
  )
}
