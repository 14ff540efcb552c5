import { Dialog } from 'ui/dialog'
import { lazyComponent } from '../components/lazy-component.tsx'
import { useWidget } from '../context/widget-context.ts'
import type { PlannedChange, Proposal } from './planned-change.ts'

const Consequences = lazyComponent(async () => (await import('../purchase/purchase.ts')).Consequences)

type Props = {
  proposal: Proposal | undefined
  apply: (planned: PlannedChange) => Promise<string | undefined>
  close: () => void
}

/** Asks for consent to a change, with what it does to each line and to the sum. */
export function ChangeDialog({ proposal, apply, close }: Props) {
  const { t } = useWidget()
  return (
    <Dialog
      open={proposal !== undefined}
      onClose={close}
      title={proposal?.title ?? ''}
      labels={{ close: t('close'), loading: t('loading') }}
    >
      {proposal && <Consequences proposal={proposal} apply={apply} close={close} />}
    </Dialog>
  )
}
