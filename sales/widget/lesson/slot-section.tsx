import { useEffect, useRef } from 'react'
import { Icon } from 'ui/icon'
import type { Slot } from '../../api/offers.ts'
import { weekdays } from '../format/days.ts'
import { OptionCard, FormSection } from '../offers/form-section.tsx'
import { Money } from '../components/money.tsx'
import { useWidget } from '../context/widget-context.ts'
import { canChoose, slotState } from './lesson.ts'
import type { Week } from './lesson.ts'

type Props = {
  week: Week
  people: number
  chosen: string | undefined
  onChange: (slot: string) => void
  /** The buyer has just pressed on the week. */
  isNext: boolean
}

/** "Which time?": the times and meeting points of a week, with the places that are left. */
export function SlotSection({ week, people, chosen, onChange, isNext }: Props) {
  const { t } = useWidget()
  return (
    <div ref={useShown(isNext)}>
      <FormSection id="slot" title={t('slot.title')}>
        <div className="choices choices-slots" role="radiogroup" aria-labelledby="slot-title">
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
      </FormSection>
    </div>
  )
}

/** On a phone the weeks of a winter are longer than the screen: without this nothing seems to follow from choosing one. */
function useShown(isNext: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNext && !isByKeyboard(place.current)) place.current?.scrollIntoView({ block: 'start' })
  }, [isNext])
  return place
}

/** Who goes through the weeks with the arrow keys is not torn away from them. */
function isByKeyboard(near: Element | null): boolean {
  const root = near?.getRootNode()
  return root instanceof ShadowRoot && (root.activeElement?.matches('[name=week]:focus-visible') ?? false)
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
  const { t, lang } = useWidget()
  const state = slotState(slot, people)
  return (
    <OptionCard name="slot" checked={checked} onChoose={onChoose} disabled={!canChoose(state)}>
      <strong>
        {weekdays(slot.start, slot.end, lang)}, {slot.time}
      </strong>
      <span className="slot-place">
        <Icon name="pin" size={18} /> {slot.meetingPoint}
      </span>
      <span className={`slot-${state}`}>{t(`slot.${state}`, { places: slot.places })}</span>
      <Money cents={slot.priceCents} />
    </OptionCard>
  )
}
