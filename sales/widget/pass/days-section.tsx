import { Field } from 'ui/field'
import type { Stay } from '../api-client/endpoints.ts'
import { dayRange } from '../format/days.ts'
import { OptionCard, FormSection } from '../offers/form-section.tsx'
import { useWidget } from '../context/widget-context.ts'
import { StayFields } from '../stay/stay-fields.tsx'
import { lastDayOf, seasonIn } from './pass.ts'
import type { MissingOfPass, PassChoice, PassRules } from './pass.ts'

type Props = {
  rules: PassRules
  stay: Stay | undefined
  choice: PassChoice
  missing: MissingOfPass | undefined
  onChange: (part: Partial<PassChoice>) => void
}

/** "From when, for how long?" */
export function DaysSection({ rules, stay, choice, missing, onChange }: Props) {
  const { t, lang } = useWidget()
  const season = seasonIn(rules, lang)
  const wrong = missing === 'outside' || missing === 'too-long' ? t(`pass.missing.${missing}`, season) : undefined
  return (
    <FormSection id="days" title={t('days.title')}>
      {stay && <StayFields stay={stay} />}
      <Field label={t('days.first')} hint={t('days.season', season)} error={wrong}>
        {(control) => (
          <input
            {...control}
            type="date"
            min={rules.firstDay}
            max={rules.lastDay}
            value={choice.firstDay}
            onChange={({ currentTarget }) => onChange({ firstDay: currentTarget.value })}
          />
        )}
      </Field>
      <div className="choices choices-days" role="radiogroup" aria-label={t('days.how-many')}>
        {rules.durations.map(({ days, label }) => (
          <OptionCard key={days} name="days" checked={days === choice.days} onChoose={() => onChange({ days })}>
            <strong>{label}</strong>
          </OptionCard>
        ))}
      </div>
      {choice.firstDay && choice.days !== undefined && !wrong && (
        <p className="quiet" aria-live="polite">
          {t('days.covered', { days: dayRange(choice.firstDay, lastDayOf(choice), lang) })}
        </p>
      )}
    </FormSection>
  )
}
