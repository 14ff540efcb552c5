import type { Offer } from '../../api/offers.ts'
import { Choice, Question } from '../offers/choice.tsx'
import { useShop } from '../shop/shop.ts'

type Props = {
  levels: Offer['levels']
  chosen: string | undefined
  onChange: (level: string) => void
  several: boolean
}

/** "Which level?": each with what somebody can do who joins it. */
export function LevelQuestion({ levels, chosen, onChange, several }: Props) {
  const { t } = useShop()
  return (
    <Question id="level" title={t('level.title')}>
      <p className="quiet">{several ? t('level.several') : t('level.hint')}</p>
      <div className="choices choices-levels" role="radiogroup" aria-labelledby="level-title">
        {levels.map(({ code, name, hint }) => (
          <Choice key={code} name="level" checked={code === chosen} onChoose={() => onChange(code)}>
            <strong>{name}</strong>
            <span className="quiet">{hint}</span>
          </Choice>
        ))}
      </div>
    </Question>
  )
}
