import { ageOn } from 'base/day'
import { useState } from 'react'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import type { CartView } from '../../api/cart.ts'
import type { Stay } from '../api-client/endpoints.ts'
import { useFocusAfter } from '../components/use-focus-after.ts'
import { useToday, useWidget } from '../context/widget-context.ts'
import { PersonCorrection } from '../party/person-correction.tsx'
import { PersonForm } from '../party/person-form.tsx'
import type { PartyMember } from '../party/person.ts'
import { useParty } from '../party/use-party.ts'
import { useChanges } from './changes.tsx'
import { StayFields } from '../stay/stay-fields.tsx'

/** When they come and who comes, for all that is in the cart and all that will be: entered once, and known to every form. */
export function CartParty({ cart }: { cart: CartView }) {
  const { t, store, party } = useWidget()
  const { everybody, stay } = useParty()
  const { propose } = useChanges()
  const setStay = (next: Stay): Promise<string | undefined> =>
    propose({
      change: { type: 'set-stay', stay: next },
      title: t('change.stay'),
      message: t('change.stay-done'),
      run: async () => {
        const written = await store.setStay(next)
        if (written.ok) party.setStay(next)
        return written
      },
    })
  return (
    <section className="cart-group cart-party" aria-labelledby="cart-party-title">
      <h2 id="cart-party-title">{t('party.title')}</h2>
      <StayFields stay={stay} onStay={setStay} />
      <PartyList everybody={everybody} cart={cart} />
    </section>
  )
}

function PartyList({ everybody, cart }: { everybody: readonly PartyMember[]; cart: CartView }) {
  const { t, party } = useWidget()
  const [editing, setEditing] = useState<string>()
  const person = everybody.find(({ key }) => key === editing)
  const [closed, setClosed] = useState(0)
  const around = useFocusAfter<HTMLDivElement>(closed)
  const close = (): void => {
    setEditing(undefined)
    setClosed((times) => times + 1)
  }
  const isInCart = ({ id }: PartyMember): boolean =>
    cart.lines.some(({ people }) => people.some((one) => one.id === id))
  return (
    <div className="cart-party-people" ref={around}>
      <ul className="cart-people">
        {everybody.map((one) => (
          <PartyPerson
            key={one.key}
            person={one}
            onCorrect={() => setEditing(one.key)}
            onRemove={isInCart(one) ? undefined : () => party.remove(one)}
          />
        ))}
      </ul>
      {person && <PersonCorrection key={person.key} person={person} onCorrected={close} onCancel={close} />}
      {editing === newPerson && (
        <PersonForm
          begin={{ lastName: everybody.at(-1)?.lastName ?? '' }}
          done={t('person.enter')}
          onEntered={(entered) => {
            party.remember(entered)
            close()
          }}
          onCancel={close}
        />
      )}
      {editing === undefined && (
        <Button look="quiet" size="s" onClick={() => setEditing(newPerson)}>
          <Icon name="plus" size={18} /> {t('people.another')}
        </Button>
      )}
    </div>
  )
}

/** Stands for somebody who is being entered. */
const newPerson = 'new'

type PersonProps = { person: PartyMember; onCorrect: () => void; onRemove: (() => void) | undefined }

function PartyPerson({ person, onCorrect, onRemove }: PersonProps) {
  const { t } = useWidget()
  const today = useToday()
  return (
    <li>
      <span>
        <strong>{person.firstName}</strong>{' '}
        <span className="quiet">{t('people.age', { age: ageOn(person.birthDate, today) })}</span>
      </span>
      <Button look="quiet" size="s" onClick={onCorrect}>
        <Icon name="pencil" size={18} />
        <span className="visually-hidden">
          {t('correct')} {person.firstName}
        </span>
      </Button>
      {onRemove && (
        <Button look="quiet" size="s" onClick={onRemove}>
          <Icon name="trash" size={18} />
          <span className="visually-hidden">
            {t('remove')} {person.firstName}
          </span>
        </Button>
      )}
    </li>
  )
}
