import { addDays, dayAt, isDay } from 'base/day'
import type { Shell } from 'content/api/page'
import { useEffect, useRef } from 'react'
import type { FormEvent, RefObject } from 'react'
import { Button } from 'ui/button'
import { Field } from 'ui/field'
import { Icon } from 'ui/icon'
import { toldStay } from '../../stay/kept-stay.ts'
import { sessionShelf } from '../../stored.ts'
import { useTranslate } from '../../wording/wording.tsx'
import { bandInWords } from './in-words.ts'
import { bands, mostPeople } from './question.ts'
import type { Band, Question } from './question.ts'

type Props = {
  shell: Shell
  /** What was asked before. */
  question?: Question
}

/** When do you come, and with whom? A plain form that leads to what fits, before JavaScript and without it. */
export function StayQuestion({ shell, question }: Props) {
  const t = useTranslate()
  return (
    <form
      ref={useToldDays(question, shell)}
      className="stay-question"
      method="get"
      action={shell.shortcuts.homeItem?.path}
      aria-labelledby="stay-question"
      // Days that cannot be are answered in words, with the days of the season.
      noValidate
      onChange={departAWeekLater}
    >
      <h2 id="stay-question" className="stay-question-title">
        {t('home.question')}
      </h2>
      <Days season={shell.settings.season} question={question} />
      <fieldset className="stay-question-who">
        <legend>{t('home.who')}</legend>
        <div className="stay-question-people">
          {bands.map((band) => (
            <People key={band.code} band={band} count={question?.party[band.code]} />
          ))}
        </div>
      </fieldset>
      <div className="stay-question-foot">
        <label className="stay-question-beginners">
          <input type="checkbox" name="beginners" value="1" defaultChecked={question?.beginners} />
          {t('home.beginners')}
        </label>
        <Button type="submit">
          {t('home.answer')} <Icon name="arrow-right" size={20} />
        </Button>
      </div>
    </form>
  )
}

function Days({ season, question }: { season: Shell['settings']['season']; question: Question | undefined }) {
  const t = useTranslate()
  const limits = { min: season?.start, max: season?.end, autoComplete: 'off' }
  return (
    <fieldset className="stay-question-when">
      <legend>{t('home.when')}</legend>
      <div className="stay-question-days">
        <Field label={t('home.from')}>
          {(control) => <input {...control} {...limits} type="date" name="from" defaultValue={question?.from} />}
        </Field>
        <Field label={t('home.to')}>
          {(control) => <input {...control} {...limits} type="date" name="to" defaultValue={question?.to} />}
        </Field>
      </div>
    </fieldset>
  )
}

function People({ band, count = 0 }: { band: Band; count: number | undefined }) {
  const t = useTranslate()
  return (
    <Field label={bandInWords(band, t)}>
      {(control) => (
        <select {...control} name={band.code} defaultValue={count}>
          {Array.from({ length: mostPeople + 1 }, (_, people) => (
            <option key={people} value={people}>
              {people}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Who asks anew is not asked again for days that they have told before, unless they have begun to answer. */
function useToldDays(question: Question | undefined, { timeZone }: Shell): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const [from, to] = ['from', 'to'].map((name) => form.current?.elements.namedItem(name))
    const told = question ? undefined : toldStay(sessionShelf, dayAt(new Date(), timeZone))
    if (!told || !isEmptyInput(from) || !isEmptyInput(to)) return
    from.value = told.from
    to.value = told.to
  }, [question, timeZone])
  return form
}

function isEmptyInput(control: unknown): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.value === ''
}

/** A week from the arrival, where no later day of departure was chosen. */
function departAWeekLater({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
  const to = currentTarget.elements.namedItem('to')
  if (!(target instanceof HTMLInputElement && to instanceof HTMLInputElement)) return
  if (target.name === 'from' && isDay(target.value) && to.value <= target.value) to.value = addDays(target.value, 7)
}
