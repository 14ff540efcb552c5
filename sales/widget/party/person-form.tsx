import { useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from 'ui/button'
import { Field } from 'ui/field'
import type { PersonInput } from '../api-client/endpoints.ts'
import { useWidget, useToday } from '../context/widget-context.ts'
import { BirthDate } from './birth-date.tsx'
import { readPerson } from './person.ts'
import type { PersonErrors, PersonFields } from './person.ts'

type Props = {
  /** The values at first. */
  begin: Partial<PersonFields>
  /** What was typed before a reload. */
  typed?: Partial<PersonFields> | undefined
  onTyped?: (fields: PersonFields) => void
  onEntered: (person: PersonInput) => void
  onCancel?: (() => void) | undefined
  /** What the button says that ends it. */
  done: string
  busy?: boolean
  /** What else is asked of the person. */
  children?: ReactNode
}

const nobody: PersonFields = { firstName: '', lastName: '', day: '', month: '', year: '' }

/** Name and birth date of a person, to enter or to correct them. */
export function PersonForm(props: Props) {
  const { begin, typed, onTyped, onEntered, onCancel, done, busy = false, children } = props
  const { t } = useWidget()
  const today = useToday()
  const [form, setForm] = useState<PersonFields>({ ...nobody, ...begin, ...typed })
  const [errors, setErrors] = useState<PersonErrors>({})
  const element = useRef<HTMLFormElement>(null)
  const isTyped = (Object.keys(nobody) as (keyof PersonFields)[]).some((part) => form[part] !== (begin[part] ?? ''))
  const change = (part: Partial<PersonFields>): void => {
    const next = { ...form, ...part }
    setForm(next)
    onTyped?.(next)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (busy) return
    const read = readPerson(form, today)
    setErrors('errors' in read ? read.errors : {})
    if ('person' in read) return onEntered(read.person)
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  const error = (name: keyof PersonErrors): string | undefined => {
    const key = errors[name]
    return key && t(key)
  }
  return (
    <form className="person-entry" ref={element} onSubmit={submit} noValidate data-typed={isTyped || undefined}>
      {names.map(({ name, label }) => (
        <Field key={name} label={t(label)} error={error(name)}>
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="off"
              maxLength={80}
              value={form[name]}
              onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
            />
          )}
        </Field>
      ))}
      <BirthDate form={form} onChange={change} error={error('birthDate')} />
      {children}
      <div className="actions">
        <Button type="submit" look="secondary" busy={busy}>
          {done}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

/**
 * Whoever is half entered in the selector that an element lies in is entered now, or what is missing is shown: who has typed a child's
 * name means to bring them. Says whether there was anybody.
 */
export function submitPersonForm(near: Element | null): boolean {
  const form = near?.closest('.selector')?.querySelector<HTMLFormElement>('.person-entry[data-typed]')
  form?.requestSubmit()
  return Boolean(form)
}

const names = [
  { name: 'firstName', label: 'person.first-name' },
  { name: 'lastName', label: 'person.last-name' },
] as const
