import { Button } from 'ui/button'
import { Field } from 'ui/field'
import type { Offer } from '../../api/offers.ts'
import { FormSection, OptionCard } from '../offers/form-section.tsx'
import type { PartyMember } from '../party/person.ts'
import { useWidget } from '../context/widget-context.ts'
import { levelOf } from './lesson.ts'
import type { LessonChoice } from './lesson.ts'

type Props = {
  levels: Offer['levels']
  choice: LessonChoice
  people: readonly PartyMember[]
  onChange: (part: Pick<LessonChoice, 'level' | 'levels'>) => void
}

/** The level: one for everybody, or one for each. */
export function LevelSection({ levels, choice, people, onChange }: Props) {
  const { t } = useWidget()
  const several = people.length > 1
  const each = several && choice.levels !== undefined
  return (
    <FormSection id="level" title={t('level.title')}>
      <p className="quiet">{t(several ? 'level.several' : 'level.hint')}</p>
      {each ? (
        people.map(({ key, firstName }) => (
          <PersonLevel
            key={key}
            levels={levels}
            name={firstName}
            chosen={levelOf(choice, key)}
            onChange={(level) => onChange({ levels: { ...choice.levels, [key]: level } })}
          />
        ))
      ) : (
        <div className="choices choices-levels" role="radiogroup" aria-labelledby="level-title">
          {levels.map(({ code, name, hint }) => (
            <OptionCard
              key={code}
              name="level"
              checked={code === levelOf(choice, people[0]?.key ?? '')}
              onChoose={() => onChange({ level: code, levels: undefined })}
            >
              <strong>{name}</strong>
              <span className="quiet">{hint}</span>
            </OptionCard>
          ))}
        </div>
      )}
      {several && (
        <Button look="quiet" size="s" onClick={() => onChange({ levels: each ? undefined : {} })}>
          {t(each ? 'level.same' : 'level.each')}
        </Button>
      )}
    </FormSection>
  )
}

type PersonLevelProps = {
  levels: Offer['levels']
  name: string
  chosen: string | undefined
  onChange: (level: string) => void
}

function PersonLevel({ levels, name, chosen, onChange }: PersonLevelProps) {
  const { t } = useWidget()
  return (
    <Field label={t('level.of', { name })} hint={levels.find(({ code }) => code === chosen)?.hint}>
      {(control) => (
        <select {...control} value={chosen ?? ''} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="" disabled>
            {t('level.choose')}
          </option>
          {levels.map((level) => (
            <option key={level.code} value={level.code}>
              {level.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
