import { useState } from 'react'
import { Button } from 'ui/button'
import { Dialog } from 'ui/dialog'
import { useCloseDialog, useEditorContext, useEditorState } from '../bar/editor-context.tsx'
import { Glyph } from '../bar/glyph.tsx'
import type { ConflictingVersion } from '../saving/draft-part.ts'
import { partName } from '../state/names.ts'
import { timeOf } from '../wording/wording.ts'
import type { DifferenceRow } from './difference.ts'
import { differenceOf } from './difference.ts'
import { partLines } from './part-lines.ts'

/** The conflict dialog: both versions side by side, and the choice. */
export function ConflictDialog({ part: id }: { part: string }) {
  const { t } = useEditorContext()
  const close = useCloseDialog()
  const part = useEditorState().parts[id]
  if (part?.state !== 'stale') return null
  const labels = { close: t('dialog.close'), loading: t('dialog.loading') }
  return (
    <Dialog open onClose={close} title={t('stale.title')} labels={labels} size="l" closeOnBackdrop={false}>
      <Both id={id} mine={part.value} theirs={part.theirs} />
    </Dialog>
  )
}

function Both({ id, mine, theirs }: { id: string; mine: unknown; theirs: ConflictingVersion<unknown> }) {
  const { t, uiLang } = useEditorContext()
  const rows = differenceOf(partLines(id, theirs.value, t), partLines(id, mine, t))
  const values = { author: theirs.author, part: partName(id, t), time: timeOf(theirs.savedAt, uiLang) }
  return (
    <>
      <p>{t('stale.intro', values)}</p>
      <div className="stale">
        <Side title={t('stale.mine')} rows={rows} own="after" />
        <Side title={t('stale.theirs', values)} rows={rows} own="before" />
      </div>
      <p className="dialog-note">{t('stale.history')}</p>
      <Choices id={id} mine={mine} />
    </>
  )
}

function Side({ title, rows, own }: { title: string; rows: readonly DifferenceRow[]; own: 'before' | 'after' }) {
  return (
    <section className="stale-version" aria-label={title}>
      <h3 className="dialog-part">{title}</h3>
      {rows.map(
        ({ kind, line }, index) =>
          (kind === 'same' || kind === own) && (
            <p key={index} className={kind === own ? 'stale-own' : undefined}>
              {kind === own ? <mark>{line}</mark> : line}
            </p>
          ),
      )}
    </section>
  )
}

function Choices({ id, mine }: { id: string; mine: unknown }) {
  const { editing, t } = useEditorContext()
  const close = useCloseDialog()
  const [copied, setCopied] = useState(false)
  return (
    <div className="dialog-actions">
      <Button onClick={keepMine}>{t('stale.keep-mine')}</Button>
      <Button look="secondary" onClick={() => void takeTheirs()}>
        {t('stale.take-theirs')}
      </Button>
      <Button look="quiet" onClick={() => void copy()}>
        <Glyph name="copy" /> {t('stale.copy')}
      </Button>
      <output>{copied && t('stale.copied')}</output>
    </div>
  )

  function keepMine(): void {
    editing.saver.resolveConflict(id, 'keep-mine')
    close()
  }

  /** What they wrote may have other blocks: the page is drawn anew. */
  async function takeTheirs(): Promise<void> {
    editing.saver.resolveConflict(id, 'take-theirs')
    close()
    await editing.saver.flush()
    location.reload()
  }

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(partLines(id, mine, t).join('\n\n'))
    setCopied(true)
  }
}
