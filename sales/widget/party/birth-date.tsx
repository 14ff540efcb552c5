import { useId } from 'react'
import { useWidget } from '../context/widget-context.ts'
import type { PersonFields } from './person.ts'

type Props = { form: PersonFields; onChange: (part: Partial<PersonFields>) => void; error: string | undefined }
const parts = [
  { part: 'day', length: 2 },
  { part: 'month', length: 2 },
  { part: 'year', length: 4 },
] as const

/** A birth date is typed, in three parts: a calendar that opens on today is a long way from childhood. */
export function BirthDate({ form, onChange, error }: Props) {
  const { t } = useWidget()
  const id = useId()
  return (
    <fieldset
      className={error ? 'birth-date field field-wrong' : 'birth-date field'}
      aria-describedby={`${id}-hint ${id}-error`}
    >
      <legend className="field-label">{t('person.birth-date')}</legend>
      <p className="field-hint" id={`${id}-hint`}>
        {t('person.birth-date.hint')}
      </p>
      <div className="birth-date-parts">
        {parts.map(({ part, length }) => (
          <label key={part} className={`birth-date-${part}`}>
            <span className="quiet">{t(`person.${part}`)}</span>
            <input
              inputMode="numeric"
              autoComplete="off"
              maxLength={length}
              value={form[part]}
              aria-invalid={error ? true : undefined}
              onChange={({ currentTarget }) => onChange({ [part]: currentTarget.value })}
            />
          </label>
        ))}
      </div>
      <p className="field-error" id={`${id}-error`} role="alert">
        {error}
      </p>
    </fieldset>
  )
}
