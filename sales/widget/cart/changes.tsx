import { createContext, useContext, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from 'ui/button'
import { useCartState, useWidget } from '../context/widget-context.ts'
import { ChangeDialog } from './change-dialog.tsx'
import type { PlannedChange, Proposal } from './planned-change.ts'
import { otherChanges } from './preview.ts'

/** The last change. `version`: that of the cart after it, while it can be undone. */
type Done = { message: string; version: number | undefined }
type Changes = {
  done: Done | undefined
  /** Makes a change; shows first what else follows from it. Answers why it could not be made. */
  propose: (planned: PlannedChange) => Promise<string | undefined>
  undo: () => void
}
const ChangeContext = createContext<Changes | undefined>(undefined)

/** Shows what follows from a change before it is made, and remembers the last one for as long as it can be undone. */
export function ChangeProvider({ children }: { children: ReactNode }) {
  const { store, t } = useWidget()
  const [proposal, setProposal] = useState<Proposal>()
  const [done, setDone] = useState<Done>()
  const apply = async ({ run, message }: PlannedChange): Promise<string | undefined> => {
    const written = await run()
    if (!written.ok) return written.failure.message || t('change.failed')
    setDone({ message, version: written.value.version })
    setProposal(undefined)
    return undefined
  }
  const propose = async (planned: PlannedChange): Promise<string | undefined> => {
    const previewed = await store.preview(planned.change)
    if (!previewed.ok) return previewed.failure.message || t('change.failed')
    const changed = planned.change.type === 'remove-line' ? planned.change.line : undefined
    const isPlain = otherChanges(previewed.value, changed).length === 0 && previewed.value.soldOut.length === 0
    if (isPlain) return apply(planned)
    setProposal({ ...planned, preview: previewed.value })
    return undefined
  }
  const undo = async (version: number): Promise<void> => {
    const undone = await store.undo(version)
    setDone({
      message: undone.ok ? t('undone') : undone.failure.message || t('change.failed'),
      // Without an answer it may be tried again.
      version: undone.ok || undone.failure.message ? undefined : version,
    })
  }
  return (
    <ChangeContext value={{ done, propose, undo: () => done?.version !== undefined && void undo(done.version) }}>
      <ChangeDialog proposal={proposal} apply={apply} close={() => setProposal(undefined)} />
      {children}
    </ChangeContext>
  )
}

export function useChanges(): Changes {
  const changes = useContext(ChangeContext)
  if (!changes) throw new Error('This component needs a ChangeProvider.')
  return changes
}

/** Says what was changed, with a button to undo it while the cart is as the change left it. Takes the focus after a change. */
export function ChangeNotice() {
  const { t } = useWidget()
  const state = useCartState()
  const { done, undo } = useChanges()
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (done) (notice.current?.querySelector('button') ?? notice.current)?.focus()
  }, [done])
  const version = state.state === 'ready' ? state.cart?.version : undefined
  const canUndo = done?.version !== undefined && done.version === version
  const isShown = done !== undefined && (canUndo || done.version === undefined)
  return (
    <div aria-live="polite">
      {isShown && (
        <p className="notice notice-removed" ref={notice} tabIndex={-1}>
          <span>{done.message}</span>
          {canUndo && (
            <Button look="secondary" size="s" onClick={undo}>
              {t('undo')} <span className="visually-hidden">{done.message}</span>
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
