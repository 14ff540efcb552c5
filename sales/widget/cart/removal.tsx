import { createContext, useContext, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from 'ui/button'
import type { CartLine } from '../../api/cart.ts'
import { useWidget } from '../context/widget-context.ts'
import { lineLabel } from './line-words.ts'

/** How long a removal can be undone, in milliseconds. */
const undoMs = 10_000

/** `problem`: why it could not be undone; `final`: the engine refused, so that another try would fail as well. */
type Removal = { line: CartLine; problem?: string; final?: boolean }
type Removals = {
  removal: Removal | undefined
  remove: (line: CartLine) => Promise<string | undefined>
  undo: () => void
}
const RemovalContext = createContext<Removals | undefined>(undefined)

/** Remembers the last removal for as long as it can be undone, also when it emptied the cart. */
export function RemovalProvider({ children }: { children: ReactNode }) {
  const { store, t } = useWidget()
  const [removal, setRemoval] = useState<Removal>()
  useEffect(() => {
    if (!removal) return
    const timer = setTimeout(() => setRemoval(undefined), undoMs)
    return () => clearTimeout(timer)
  }, [removal])
  const remove = async (line: CartLine): Promise<string | undefined> => {
    const removed = await store.remove(line)
    if (!removed.ok) return removed.failure.message
    setRemoval({ line })
  }
  const undo = async ({ line }: Removal): Promise<void> => {
    setRemoval(undefined)
    const participants = line.people.map(({ firstName, lastName, birthDate }) => ({ firstName, lastName, birthDate }))
    const added = await store.add([
      { product: line.product, selection: line.selection, participants, acceptOverlap: true },
    ])
    if (added.ok) return
    const { message } = added.failure
    setRemoval({ line, problem: message || t('add.failed'), final: message !== '' })
  }
  return (
    <RemovalContext value={{ removal, remove, undo: () => removal && void undo(removal) }}>{children}</RemovalContext>
  )
}

export function useRemoval(): Removals {
  const removals = useContext(RemovalContext)
  if (!removals) throw new Error('This component needs a RemovalProvider.')
  return removals
}

/** Says what was removed, with a button to undo it. Takes the focus, because the button that had it is removed with the line. */
export function RemovalNotice() {
  const { t, lang } = useWidget()
  const { removal, undo } = useRemoval()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (removal) notice.current?.querySelector('button')?.focus()
  }, [removal])
  return (
    <div aria-live="polite" ref={notice}>
      {removal && (
        <p className="notice notice-removed">
          <span>{removal.problem ?? t('removed', { line: lineLabel(removal.line, lang) })}</span>
          {!removal.final && (
            <Button look="secondary" size="s" onClick={undo}>
              {t('removed.undo')}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
