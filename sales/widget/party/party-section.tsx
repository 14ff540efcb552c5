import { useState } from 'react'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { ageOn } from 'base/day'
import { OptionCard, FormSection } from '../offers/form-section.tsx'
import { useWidget, useToday } from '../context/widget-context.ts'
import type { PartyMember } from './person.ts'
import { keyOf } from './person.ts'
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

/** "For whom?": everybody who was entered before, and whoever comes next. */
export function PartySection({ everybody, chosen, onChange, problemOf, elsewhere }: Props) {
  const { t, party } = useWidget()
  const today = useToday()
  const [entering, setEntering] = useState(false)
  const toggle = (key: string): void =>
    onChange(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key])
  return (
    <FormSection id="people" title={t('people.title')}>
      {everybody.length > 0 && (
        <fieldset className="choices choices-people" aria-labelledby="people-title">
          {everybody.map((person) => (
            <OptionCard
              key={person.key}
              name="people"
              kind="checkbox"
              checked={chosen.includes(person.key)}
              onChoose={() => toggle(person.key)}
            >
              <strong>{person.firstName}</strong>
              <span className="quiet">{t('people.age', { age: ageOn(person.birthDate, today) })}</span>
            </OptionCard>
          ))}
        </fieldset>
      )}
      <Problems
        everybody={everybody.filter(({ key }) => chosen.includes(key))}
        problemOf={problemOf}
        elsewhere={elsewhere}
      />
      {entering || everybody.length === 0 ? (
        <PersonForm
          begin={{ lastName: everybody.at(-1)?.lastName ?? '' }}
          done={t('person.enter')}
          onEntered={(person) => {
            party.remember(person)
            setEntering(false)
            onChange([...chosen.filter((key) => key !== keyOf(person)), keyOf(person)])
          }}
          onCancel={everybody.length > 0 ? () => setEntering(false) : undefined}
        />
      ) : (
        <Button look="quiet" onClick={() => setEntering(true)}>
          <Icon name="plus" /> {t('people.another')}
        </Button>
      )}
    </FormSection>
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
