import { useState } from 'react'
import { Button } from 'ui/button'
import { Field } from 'ui/field'
import { Icon } from 'ui/icon'
import type { Stay } from '../api-client/endpoints.ts'
import { dayRange } from '../format/days.ts'
import { useWidget, useToday } from '../context/widget-context.ts'
import { withArrival, readStay } from './stay.ts'
import type { StayForm } from './stay.ts'

/** When they come: asked once, may be left open, and may be changed. */
export function StayFields({ stay }: { stay: Stay | undefined }) {
  const { t, lang, party } = useWidget()
  const [changing, setChanging] = useState(stay === undefined)
  if (stay && !changing)
    return (
      <p className="stay-known">
        <Icon name="calendar" size={20} /> {t('stay.known', { days: dayRange(stay.from, stay.to, lang) })}
        <Button look="quiet" size="s" onClick={() => setChanging(true)}>
          {t('stay.change')}
        </Button>
      </p>
    )
  return (
    <StayEntry
      stay={stay}
      onStay={(next) => {
        party.setStay(next)
        if (next) setChanging(false)
      }}
    />
  )
}

function StayEntry({ stay, onStay }: { stay: Stay | undefined; onStay: (stay: Stay | undefined) => void }) {
  const { t } = useWidget()
  const today = useToday()
  const [form, setForm] = useState<StayForm>(stay ?? { from: '', to: '' })
  const read = readStay(form, today)
  return (
    <div className="stay-entry">
      <Field label={t('stay.from')} optional={t('optional')}>
        {(control) => (
          <input
            {...control}
            type="date"
            min={today}
            value={form.from}
            onChange={({ currentTarget }) => setForm((before) => withArrival(before, currentTarget.value))}
          />
        )}
      </Field>
      <Field label={t('stay.to')} error={read.error && t(read.error)}>
        {(control) => (
          <input
            {...control}
            type="date"
            min={form.from || today}
            value={form.to}
            onChange={({ currentTarget }) => setForm((before) => ({ ...before, to: currentTarget.value }))}
          />
        )}
      </Field>
      {read.stay && (
        <Button look="secondary" size="s" onClick={() => onStay(read.stay)}>
          {t('stay.take')}
        </Button>
      )}
    </div>
  )
}
