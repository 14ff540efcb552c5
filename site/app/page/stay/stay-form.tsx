import { addDays, dayAt, isDay } from 'base/day'
import type { Shell } from 'content/api/page'
import { useEffect, useRef } from 'react'
import type { FormEvent, RefObject } from 'react'
import { Button } from 'ui/button'
import { Field } from 'ui/field'
import { Icon } from 'ui/icon'
import { readChosenStay } from '../../stay/stored-stay.ts'
import { safeSessionStorage } from 'base/browser-storage'
import { useTranslate } from '../../wording/wording.tsx'
import { formatBand } from './format.ts'
import { bands, maxPeoplePerBand } from './stay-query.ts'
import type { Band, StayQuery } from './stay-query.ts'

type Props = {
  shell: Shell
  /** The query that fills the form. */
  query?: StayQuery
}

/** The form for dates and party of a stay: a plain GET form, which works without JavaScript. */
export function StayForm({ shell, query }: Props) {
  const t = useTranslate()
  return (
    <form
      ref={useToldDays(query, shell)}
      className="stay-form"
      method="get"
      action={shell.shortcuts.homeItem?.path}
      aria-labelledby="stay-form"
      // The page answers impossible days in words, with the days of the season.
      noValidate
      onChange={departAWeekLater}
    >
      <h2 id="stay-form" className="stay-form-title">
        {t('stay-form.title')}
      </h2>
      <Days season={shell.settings.season} query={query} />
      <fieldset className="stay-form-party">
        <legend>{t('stay-form.party')}</legend>
        <div className="stay-form-people">
          {bands.map((band) => (
            <People key={band.code} band={band} count={query?.party[band.code]} />
          ))}
        </div>
      </fieldset>
      <div className="stay-form-foot">
        <label className="stay-form-beginners">
          <input type="checkbox" name="beginners" value="1" defaultChecked={query?.beginners} />
          {t('stay-form.beginners')}
        </label>
        <Button type="submit">
          {t('stay-form.submit')} <Icon name="arrow-right" size={20} />
        </Button>
      </div>
    </form>
  )
}

function Days({ season, query }: { season: Shell['settings']['season']; query: StayQuery | undefined }) {
  const t = useTranslate()
  // No `autoComplete: 'off'`: with it browsers would not restore the dates after Back, as they do the party.
  const limits = { min: season?.start, max: season?.end }
  return (
    <fieldset className="stay-form-dates">
      <legend>{t('stay-form.dates')}</legend>
      <div className="stay-form-days">
        <Field label={t('stay-form.from')}>
          {(control) => <input {...control} {...limits} type="date" name="from" defaultValue={query?.from} />}
        </Field>
        <Field label={t('stay-form.to')}>
          {(control) => <input {...control} {...limits} type="date" name="to" defaultValue={query?.to} />}
        </Field>
      </div>
    </fieldset>
  )
}

function People({ band, count = 0 }: { band: Band; count: number | undefined }) {
  const t = useTranslate()
  return (
    <Field label={formatBand(band, t)}>
      {(control) => (
        <select {...control} name={band.code} defaultValue={count}>
          {Array.from({ length: maxPeoplePerBand + 1 }, (_, people) => (
            <option key={people} value={people}>
              {people}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Fills in the days that the visitor has chosen before, unless the form has been changed. */
function useToldDays(query: StayQuery | undefined, { timeZone }: Shell): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const [from, to] = ['from', 'to'].map((name) => form.current?.elements.namedItem(name))
    const chosen = query ? undefined : readChosenStay(safeSessionStorage, dayAt(new Date(), timeZone))
    if (!chosen || !isEmptyInput(from) || !isEmptyInput(to)) return
    from.value = chosen.from
    to.value = chosen.to
  }, [query, timeZone])
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
