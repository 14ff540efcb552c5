import type { Day } from 'base/day'
import { useState } from 'react'
import { Button } from 'ui/button'
import type { Stay } from '../api-client/endpoints.ts'
import { dayRange } from '../format/days.ts'
import { OptionCard, FormSection } from '../offers/form-section.tsx'
import { Money } from '../components/money.tsx'
import { useWidget } from '../context/widget-context.ts'
import { StayFields } from '../stay/stay-fields.tsx'
import { canChoose } from './lesson.ts'
import type { LessonChoice, Week } from './lesson.ts'

type Props = {
  weeks: readonly Week[]
  stay: Stay | undefined
  choice: LessonChoice
  onChange: (week: Day) => void
}

/** "Which week?" Weeks outside of the stay are one press away. */
export function WeekSection({ weeks, stay, choice, onChange }: Props) {
  const { t } = useWidget()
  const [all, setAll] = useState(false)
  const staying = weeks.filter(({ inStay, start }) => inStay || start === choice.week)
  const shown = all || staying.length === 0 ? weeks : staying
  return (
    <FormSection id="week" title={t('week.title')}>
      <StayFields stay={stay} />
      {weeks.length === 0 && <p className="problem">{t('week.none')}</p>}
      {stay && weeks.length > 0 && staying.length === 0 && <p className="problem">{t('week.none-in-stay')}</p>}
      <div className="choices choices-weeks" role="radiogroup" aria-labelledby="week-title">
        {shown.map((week) => (
          <WeekChoice
            key={week.start}
            week={week}
            checked={week.start === choice.week}
            onChoose={() => onChange(week.start)}
          />
        ))}
      </div>
      {shown.length < weeks.length && (
        <Button look="quiet" size="s" onClick={() => setAll(true)}>
          {t('week.all')}
        </Button>
      )}
    </FormSection>
  )
}

function WeekChoice({ week, checked, onChoose }: { week: Week; checked: boolean; onChoose: () => void }) {
  const { t, lang } = useWidget()
  const free = canChoose(week.state)
  return (
    <OptionCard
      name="week"
      checked={checked}
      onChoose={onChoose}
      disabled={week.state === 'full' || week.state === 'closed'}
    >
      <strong>{dayRange(week.start, week.end, lang)}</strong>
      <span className="quiet">{week.period}</span>
      {free ? (
        <Money cents={week.fromCents} />
      ) : (
        <span className="slot-full">
          {t(week.state === 'full' ? 'slot.full' : (`slot.${week.state}` as 'slot.full'))}
        </span>
      )}
    </OptionCard>
  )
}
