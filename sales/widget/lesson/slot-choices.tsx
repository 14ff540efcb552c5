import { Icon } from 'ui/icon'
import type { Slot } from '../../api/offers.ts'
import { weekdays } from '../format/days.ts'
import { Choice } from '../offers/choice.tsx'
import { Money } from '../shop/money.tsx'
import { useShop } from '../shop/shop.ts'
import { canChoose, slotState } from './lesson.ts'
import type { Week } from './lesson.ts'

type Props = { week: Week; people: number; chosen: string | undefined; onChange: (slot: string) => void }

/** The times and meeting points of a week, with the places that are left. */
export function SlotChoices({ week, people, chosen, onChange }: Props) {
  const { say } = useShop()
  return (
    <div className="choices choices-slots" role="radiogroup" aria-label={say('slot.title')}>
      {week.slots.map((slot) => (
        <SlotChoice
          key={slot.id}
          slot={slot}
          people={people}
          checked={slot.id === chosen}
          onChoose={() => onChange(slot.id)}
        />
      ))}
    </div>
  )
}

function SlotChoice({
  slot,
  people,
  checked,
  onChoose,
}: {
  slot: Slot
  people: number
  checked: boolean
  onChoose: () => void
}) {
  const { say, lang } = useShop()
  const state = slotState(slot, people)
  return (
    <Choice name="slot" checked={checked} onChoose={onChoose} disabled={!canChoose(state)}>
      <strong>
        {weekdays(slot.start, slot.end, lang)}, {slot.time}
      </strong>
      <span className="slot-place">
        <Icon name="pin" size={18} /> {slot.meetingPoint}
      </span>
      <span className={`slot-${state}`}>{say(`slot.${state}`, { places: slot.places })}</span>
      <Money cents={slot.priceCents} />
    </Choice>
  )
}
