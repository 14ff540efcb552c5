import { useState } from 'react'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { ageOn } from 'base/day'
import { FormSection, OptionCard } from '../offers/form-section.tsx'
import { useCartState, useToday, useWidget } from '../context/widget-context.ts'
import type { PartyMember } from './person.ts'
import { keyOf } from './person.ts'
import { PersonCorrection } from './person-correction.tsx'
import { PersonForm } from './person-form.tsx'

type Props = {
  everybody: readonly PartyMember[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** What keeps somebody from having this offer, in words. */
  problemOf: (person: PartyMember) => string | undefined
  /** What to do when nobody fits. */
  elsewhere?: () => void
}

/** The people to choose from, each with buttons to correct and remove them, and the form for another one. */
export function PartySection({ everybody, chosen, onChange, problemOf, elsewhere }: Props) {
  const { t, party } = useWidget()
  const [correcting, setCorrecting] = useState<string>()
  const person = everybody.find(({ key }) => key === correcting)
  return (
    <FormSection id="people" title={t('people.title')}>
      {everybody.length > 0 && (
        <fieldset className="choices choices-people" aria-labelledby="people-title">
          {everybody.map((one) => (
            <PersonOption
              key={one.key}
              person={one}
              checked={chosen.includes(one.key)}
              onToggle={() =>
                onChange(chosen.includes(one.key) ? chosen.filter((key) => key !== one.key) : [...chosen, one.key])
              }
              onCorrect={() => setCorrecting(one.key)}
              onRemove={() => {
                party.remove(one)
                onChange(chosen.filter((key) => key !== one.key))
              }}
            />
          ))}
        </fieldset>
      )}
      <Problems everybody={everybody.filter(({ key }) => chosen.includes(key))} {...{ problemOf, elsewhere }} />
      {person ? (
        <PersonCorrection
          key={person.key}
          person={person}
          onCorrected={(key) => {
            setCorrecting(undefined)
            onChange(chosen.map((one) => (one === person.key ? key : one)))
          }}
          onCancel={() => setCorrecting(undefined)}
        />
      ) : (
        <NewPerson everybody={everybody} onEntered={(key) => onChange([...chosen.filter((one) => one !== key), key])} />
      )}
    </FormSection>
  )
}

type OptionProps = {
  person: PartyMember
  checked: boolean
  onToggle: () => void
  onCorrect: () => void
  onRemove: () => void
}

function PersonOption({ person, checked, onToggle, onCorrect, onRemove }: OptionProps) {
  const { t } = useWidget()
  const today = useToday()
  const cart = useCartState()
  const lines = cart.state === 'ready' ? (cart.cart?.lines ?? []) : []
  const isInCart = lines.some(({ people }) => people.some(({ id }) => id === person.id))
  return (
    <div className="person-option">
      <OptionCard name="people" kind="checkbox" checked={checked} onChoose={onToggle}>
        <strong>{person.firstName}</strong>
        <span className="quiet">{t('people.age', { age: ageOn(person.birthDate, today) })}</span>
      </OptionCard>
      <Button look="quiet" size="s" onClick={onCorrect}>
        <Icon name="pencil" size={18} />
        <span className="visually-hidden">
          {t('correct')} {person.firstName}
        </span>
      </Button>
      {!isInCart && (
        <Button look="quiet" size="s" onClick={onRemove}>
          <Icon name="trash" size={18} />
          <span className="visually-hidden">
            {t('remove')} {person.firstName}
          </span>
        </Button>
      )}
    </div>
  )
}

/** The form for somebody new. What is typed and not yet saved survives a reload. */
function NewPerson({ everybody, onEntered }: { everybody: readonly PartyMember[]; onEntered: (key: string) => void }) {
  const { t, party } = useWidget()
  const { typed } = party.get()
  const [entering, setEntering] = useState(typed !== undefined)
  if (!entering && everybody.length > 0)
    return (
      <Button look="quiet" onClick={() => setEntering(true)}>
        <Icon name="plus" /> {t('people.another')}
      </Button>
    )
  return (
    <PersonForm
      begin={{ lastName: everybody.at(-1)?.lastName ?? '' }}
      typed={typed}
      onTyped={party.setTyped}
      done={t('person.enter')}
      onEntered={(person) => {
        party.remember(person)
        setEntering(false)
        onEntered(keyOf(person))
      }}
      onCancel={
        everybody.length > 0
          ? () => {
              party.setTyped(undefined)
              setEntering(false)
            }
          : undefined
      }
    />
  )
}

function Problems({ everybody, problemOf, elsewhere }: Pick<Props, 'everybody' | 'problemOf' | 'elsewhere'>) {
  const { t } = useWidget()
  const problems = everybody.flatMap((person) => problemOf(person) ?? [])
  return (
    <div aria-live="polite" className="problems">
      {problems.map((problem) => (
        <p className="problem" key={problem}>
          {problem}
        </p>
      ))}
      {problems.length > 0 && elsewhere && (
        <Button look="secondary" size="s" onClick={elsewhere}>
          {t('people.elsewhere')}
        </Button>
      )}
    </div>
  )
}
