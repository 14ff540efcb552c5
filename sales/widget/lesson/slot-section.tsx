import { useEffect, useRef } from 'react'
import { Icon } from 'ui/icon'
import type { Offer } from '../../api/offers.ts'
import { weekdays } from '../format/days.ts'
import { OptionCard, FormSection } from '../offers/form-section.tsx'
import { Money } from '../components/money.tsx'
import { useWidget } from '../context/widget-context.ts'
import { canChoose } from './lesson.ts'
import type { TimeOption, Week } from './lesson.ts'

type Props = {
  week: Week
  levels: Offer['levels']
  chosen: string | undefined
  onChange: (option: string) => void
  /** The buyer has just pressed on the week. */
  isNext: boolean
}

/** The times and meeting points of a week, with the places that are left. */
export function SlotSection({ week, levels, chosen, onChange, isNext }: Props) {
  const { t } = useWidget()
  return (
    <div ref={useShown(isNext)}>
      <FormSection id="slot" title={t('slot.title')}>
        <div className="choices choices-slots" role="radiogroup" aria-labelledby="slot-title">
          {week.options.map((option) => (
            <TimeCard
              key={option.id}
              {...{ option, levels }}
              checked={option.id === chosen}
              onChoose={() => onChange(option.id)}
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

/** Whether the weeks are being chosen with the arrow keys: then the page does not scroll away from them. */
function isByKeyboard(near: Element | null): boolean {
  const root = near?.getRootNode()
  return root instanceof ShadowRoot && (root.activeElement?.matches('[name=week]:focus-visible') ?? false)
}

type CardProps = { option: TimeOption; levels: Offer['levels']; checked: boolean; onChoose: () => void }

function TimeCard({ option, levels, checked, onChoose }: CardProps) {
  const { t, lang } = useWidget()
  const { start, end, time, parts, places, state, fromCents } = option
  const levelName = (level: string | undefined): string => levels.find(({ code }) => code === level)?.name ?? ''
  return (
    <OptionCard name="slot" checked={checked} onChoose={onChoose} disabled={!canChoose(state)}>
      <strong>
        {weekdays(start, end, lang)}, {time}
      </strong>
      {parts.map(({ slot, level }) => (
        <span className="slot-place" key={slot.id}>
          <Icon name="pin" size={18} /> {parts.length > 1 && `${levelName(level)} : `}
          {slot.meetingPoint}
        </span>
      ))}
      <span className={`slot-${state}`}>{t(`slot.${state}`, { places })}</span>
      <Money cents={fromCents} />
    </OptionCard>
  )
}
