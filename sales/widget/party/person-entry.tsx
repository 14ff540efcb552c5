import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from 'ui/button'
import { Field } from 'ui/field'
import type { PersonInput } from '../call/calls.ts'
import { useShop, useToday } from '../shop/shop.ts'
import { BirthDate } from './birth-date.tsx'
import { readPerson } from './person.ts'
import type { PersonErrors, PersonForm } from './person.ts'

type Props = { lastName: string; onEntered: (person: PersonInput) => void; onCancel?: () => void }

/** Somebody is entered once: name and birth date, used by everything that is bought for them. */
export function PersonEntry({ lastName, onEntered, onCancel }: Props) {
  const { say } = useShop()
  const today = useToday()
  const [form, setForm] = useState<PersonForm>({ firstName: '', lastName, day: '', month: '', year: '' })
  const [errors, setErrors] = useState<PersonErrors>({})
  const element = useRef<HTMLFormElement>(null)
  const change = (part: Partial<PersonForm>): void => setForm((before) => ({ ...before, ...part }))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const read = readPerson(form, today)
    if ('person' in read) return onEntered(read.person)
    setErrors(read.errors)
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  const error = (name: keyof PersonErrors): string | undefined => {
    const key = errors[name]
    return key && say(key)
  }
  return (
    <form className="person-entry" ref={element} onSubmit={submit} noValidate>
      <Field label={say('person.first-name')} error={error('firstName')}>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            maxLength={80}
            value={form.firstName}
            onChange={({ currentTarget }) => change({ firstName: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={say('person.last-name')} error={error('lastName')}>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            maxLength={80}
            value={form.lastName}
            onChange={({ currentTarget }) => change({ lastName: currentTarget.value })}
          />
        )}
      </Field>
      <BirthDate form={form} onChange={change} error={error('birthDate')} />
      <div className="actions">
        <Button type="submit" look="secondary">
          {say('person.enter')}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {say('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
