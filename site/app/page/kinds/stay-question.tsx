import type { NavigationItem, Shell } from 'content/api/page'
import { Field } from 'ui/field'
import { Icon } from 'ui/icon'
import { useTranslate } from '../../wording/wording.tsx'

/** How many answers to "with whom?" are offered: the first sections of the main navigation. */
const answers = 4

/**
 * When do you come, and with whom? A plain form: each answer sends the days (`from`, `to`) to its own section, so that
 * it works before JavaScript and without it.
 */
export function StayQuestion({ shell }: { shell: Shell }) {
  const say = useTranslate()
  const sections = shell.main.slice(0, answers)
  if (sections.length === 0) return null
  return (
    <form className="stay-question" method="get" action={sections[0]?.path} aria-labelledby="stay-question">
      <h2 id="stay-question" className="stay-question-title">
        {say('home.question')}
      </h2>
      <Days season={shell.settings.season} />
      <fieldset className="stay-question-who">
        <legend>{say('home.who')}</legend>
        <div className="stay-question-answers">
          {sections.map((section) => (
            <Answer key={section.key} section={section} />
          ))}
        </div>
      </fieldset>
    </form>
  )
}

function Days({ season }: { season: Shell['settings']['season'] }) {
  const say = useTranslate()
  const limits = { min: season?.start, max: season?.end }
  return (
    <fieldset className="stay-question-when">
      <legend>{say('home.when')}</legend>
      <div className="stay-question-days">
        <Field label={say('home.from')}>
          {(control) => <input {...control} {...limits} type="date" name="from" autoComplete="off" />}
        </Field>
        <Field label={say('home.to')}>
          {(control) => <input {...control} {...limits} type="date" name="to" autoComplete="off" />}
        </Field>
      </div>
    </fieldset>
  )
}

function Answer({ section }: { section: NavigationItem }) {
  return (
    <button type="submit" className="answer" formAction={section.path}>
      <span className="answer-name">{section.shortTitle ?? section.name}</span>
      {section.subTitle && <span className="answer-more">{section.subTitle}</span>}
      <Icon name="arrow-right" size={20} />
    </button>
  )
}
