import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from 'ui/button'
import { Field } from 'ui/field'
import { Icon } from 'ui/icon'
import type { CartLine, Person } from '../../api/cart.ts'
import type { Selection } from '../../api/offers.ts'
import { fetchOffer } from '../api-client/endpoints.ts'
import type { PersonInput } from '../api-client/endpoints.ts'
import { money } from '../format/money.ts'
import { formOf, samePerson } from '../party/person.ts'
import { PersonForm } from '../party/person-form.tsx'
import { useWidget } from '../context/widget-context.ts'
import { useRequest } from '../api-client/use-request.ts'

/** The ways to correct for whom a line is: a button for each person. */
export function Corrections({ line }: { line: CartLine }) {
  return line.people.map((person) => <Correction key={person.id} line={line} person={person} />)
}

type CorrectionProps = { line: CartLine; person: Person }

/** The way to correct a person's name, birth date and, in a lesson, their level. The line and its place stay. */
function Correction({ line, person }: CorrectionProps) {
  const { t } = useWidget()
  const [open, setOpen] = useState(false)
  const [message, setMessage] = useState('')
  const opener = useRef<HTMLDivElement>(null)
  const closed = useRef(false)
  useEffect(() => {
    if (!open && closed.current) opener.current?.querySelector('button')?.focus()
  }, [open])
  const close = (words: string): void => {
    closed.current = true
    setMessage(words)
    setOpen(false)
  }
  return (
    <div className="correction" ref={opener}>
      {open ? (
        <CorrectionForm line={line} person={person} close={close} />
      ) : (
        <Button look="quiet" size="s" onClick={() => setOpen(true)}>
          <Icon name="pencil" size={18} /> {t('correct')}
          {line.people.length > 1 && person.firstName}
          <span className="visually-hidden">
            {line.name}
            {line.people.length === 1 && `, ${person.firstName}`}
          </span>
        </Button>
      )}
      <output className="quiet">{message}</output>
    </div>
  )
}

type FormProps = CorrectionProps & { close: (words: string) => void }

function CorrectionForm({ line, person, close }: FormProps) {
  const { t } = useWidget()
  const [level, setLevel] = useState(levelIn(line.selection))
  const { busy, problem, correct } = useCorrecting(line, person, close)
  const form = useRef<HTMLFieldSetElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <fieldset className="correction-form" ref={form}>
      <legend>{t('correct.title', { name: person.firstName })}</legend>
      <PersonForm
        begin={formOf(person)}
        done={t('correct.done')}
        busy={busy}
        onEntered={(corrected) => void correct(corrected, level)}
        onCancel={() => close('')}
      >
        {typeof line.selection.level === 'string' && typeof line.selection.slot === 'string' && (
          <LevelField line={line} slot={line.selection.slot} {...{ level, setLevel }} />
        )}
        <p className="problem" role="alert">
          {problem}
        </p>
      </PersonForm>
    </fieldset>
  )
}

/** The levels that meet at the same place and time: the line keeps its place. Nothing while they cannot be had. */
function LevelField({ line, slot, level, setLevel }: LevelProps) {
  const { host, t } = useWidget()
  const [offer] = useRequest(useCallback(() => fetchOffer(host, line.product), [host, line.product]))
  if (offer.state !== 'ready') return null
  const here = offer.value.slots.find(({ id }) => id === slot)?.levels ?? []
  const levels = offer.value.levels.filter(({ code }) => here.includes(code) || code === level)
  return (
    <Field label={t('correct.level')} hint={t('correct.level.hint')}>
      {(control) => (
        <select {...control} value={level} onChange={({ currentTarget }) => setLevel(currentTarget.value)}>
          {levels.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

type LevelProps = { line: CartLine; slot: string; level: string; setLevel: (level: string) => void }

function levelIn(selection: Selection): string {
  return typeof selection.level === 'string' ? selection.level : ''
}

/** Corrects, and says what came of it: that it is done and, where it changed, what the line costs now; or why it cannot be. */
function useCorrecting(line: CartLine, before: Person, done: (words: string) => void) {
  const { store, party, t, lang } = useWidget()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const correct = async (person: PersonInput, level: string): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    const changed = level !== levelIn(line.selection) && { level: { line: line.id, code: level } }
    const written = await store.correct(before.id, { person, ...changed })
    setBusy(false)
    if (!written.ok) return setProblem(written.failure.message || t('correct.failed'))
    if (!samePerson(before, person)) party.forget(before)
    const now = written.value.lines.find(({ id }) => id === line.id)?.totalCents ?? line.totalCents
    const prices = { now: money(now, lang), before: money(line.totalCents, lang) }
    done(now === line.totalCents ? t('correct.saved') : t('correct.saved.price', prices))
  }
  return { busy, problem, correct }
}
