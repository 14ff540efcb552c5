import { useState } from 'react'
import { Button } from 'ui/button'
import { Field } from 'ui/field'
import { Icon } from 'ui/icon'
import type { Stay } from '../api-client/endpoints.ts'
import { useFocusAfter } from '../components/use-focus-after.ts'
import { dayRange } from '../format/days.ts'
import { useWidget, useToday } from '../context/widget-context.ts'
import { withArrival, readStay } from './stay.ts'
import type { StayForm } from './stay.ts'

type Props = {
  stay: Stay | undefined
  /** Takes the stay; without it, it is remembered for the forms of this tab. Answers why it could not be taken. */
  onStay?: (stay: Stay) => Promise<string | undefined>
}

/** When they come: asked once, may be left open, and may be changed. */
export function StayFields({ stay, onStay }: Props) {
  const { t, lang, party } = useWidget()
  const [changing, setChanging] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [taken, setTaken] = useState(0)
  const around = useFocusAfter<HTMLDivElement>(taken)
  const take = async (next: Stay | undefined): Promise<void> => {
    if (!next) return
    setBusy(true)
    if (!onStay) party.setStay(next)
    const refused = await onStay?.(next)
    setBusy(false)
    setProblem(refused)
    if (refused !== undefined) return
    setChanging(false)
    setTaken((times) => times + 1)
  }
  return (
    <div className="stay" ref={around}>
      {stay && !changing ? (
        <p className="stay-known">
          <Icon name="calendar" size={20} /> {t('stay.known', { days: dayRange(stay.from, stay.to, lang) })}
          <Button look="quiet" size="s" onClick={() => setChanging(true)}>
            {t('stay.change')}
          </Button>
        </p>
      ) : (
        <StayEntry stay={stay} busy={busy} onStay={(next) => void take(next)} />
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
    </div>
  )
}

type EntryProps = { stay: Stay | undefined; busy: boolean; onStay: (stay: Stay | undefined) => void }

function StayEntry({ stay, busy, onStay }: EntryProps) {
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
        <Button look="secondary" size="s" busy={busy} onClick={() => onStay(read.stay)}>
          {t('stay.take')}
        </Button>
      )}
    </div>
  )
}
