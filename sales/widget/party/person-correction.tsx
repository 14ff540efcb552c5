import { useEffect, useRef, useState } from 'react'
import type { PersonInput } from '../api-client/endpoints.ts'
import { useWidget } from '../context/widget-context.ts'
import { formOf, keyOf } from './person.ts'
import type { PartyMember } from './person.ts'
import { PersonForm } from './person-form.tsx'

type Props = { person: PartyMember; onCorrected: (key: string) => void; onCancel: () => void }

/** Corrects somebody in the selector: in the cart where the cart knows them, else in this tab. */
export function PersonCorrection({ person, onCorrected, onCancel }: Props) {
  const { t, store, party } = useWidget()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFieldSetElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const correct = async (corrected: PersonInput): Promise<void> => {
    if (person.id !== undefined) {
      setBusy(true)
      setProblem(undefined)
      const written = await store.correct(person.id, { person: corrected })
      setBusy(false)
      if (!written.ok) return setProblem(written.failure.message || t('correct.failed'))
    }
    party.correct(person, corrected)
    onCorrected(keyOf(corrected))
  }
  return (
    <fieldset className="correction-form" ref={form}>
      <legend>{t('people.correct', { name: person.firstName })}</legend>
      <PersonForm
        begin={formOf(person)}
        done={t('correct.done')}
        busy={busy}
        onEntered={(corrected) => void correct(corrected)}
        onCancel={onCancel}
      >
        <p className="problem" role="alert">
          {problem}
        </p>
      </PersonForm>
    </fieldset>
  )
}
