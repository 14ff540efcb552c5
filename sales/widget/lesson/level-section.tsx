import type { Offer } from '../../api/offers.ts'
import { OptionCard, FormSection } from '../offers/form-section.tsx'
import { useWidget } from '../context/widget-context.ts'

type Props = {
  levels: Offer['levels']
  chosen: string | undefined
  onChange: (level: string) => void
  several: boolean
}

/** "Which level?": each with what somebody can do who joins it. */
export function LevelSection({ levels, chosen, onChange, several }: Props) {
  const { t } = useWidget()
  return (
    <FormSection id="level" title={t('level.title')}>
      <p className="quiet">{several ? t('level.several') : t('level.hint')}</p>
      <div className="choices choices-levels" role="radiogroup" aria-labelledby="level-title">
        {levels.map(({ code, name, hint }) => (
          <OptionCard key={code} name="level" checked={code === chosen} onChoose={() => onChange(code)}>
            <strong>{name}</strong>
            <span className="quiet">{hint}</span>
          </OptionCard>
        ))}
      </div>
    </FormSection>
  )
}
