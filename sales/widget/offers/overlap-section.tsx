import { useState } from 'react'
import type { Overlap } from '../../api/cart.ts'
import { useWidget } from '../context/widget-context.ts'
import { FormSection, OptionCard } from './form-section.tsx'
import type { Quotes } from './quotes.ts'

/** What people of the choice have in the cart at the same time, and whether the buyer wants both. */
export function useOverlaps({ lines }: Quotes) {
  const [accepted, setAccepted] = useState('')
  const list = [...lines.values()].flatMap(({ overlaps }) => overlaps)
  const key = list.map(({ line }) => line).join(' ')
  const isAccepted = key !== '' && accepted === key
  return {
    list,
    isAccepted,
    isOpen: list.length > 0 && !isAccepted,
    accept: (wanted: boolean) => setAccepted(wanted ? key : ''),
  }
}

type Props = { overlaps: readonly Overlap[]; accepted: boolean; onChange: (accepted: boolean) => void }

/** Says that somebody has something else at the same time, and asks whether both are wanted. */
export function OverlapSection({ overlaps, accepted, onChange }: Props) {
  const { t } = useWidget()
  return (
    <FormSection id="overlap" title={t('overlap.title')}>
      <div aria-live="polite" className="problems">
        {overlaps.map(({ line, participant, name, detail }) => (
          <p className="problem" key={`${line} ${participant.firstName}`}>
            {t('overlap.text', { name: participant.firstName, product: name, detail })}
          </p>
        ))}
        <p>{t('overlap.missing')}</p>
      </div>
      <OptionCard name="overlap" kind="checkbox" checked={accepted} onChoose={() => onChange(!accepted)}>
        {t('overlap.accept')}
      </OptionCard>
    </FormSection>
  )
}
