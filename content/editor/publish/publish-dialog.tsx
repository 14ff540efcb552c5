import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from 'ui/button'
import { Dialog } from 'ui/dialog'
import { useCloseDialog, useEditorContext, useEditorState } from '../bar/editor-context.tsx'
import type { EditingSession } from '../editing-session.ts'
import { refusalOf, timeOf } from '../wording/wording.ts'
import type { Translate, PlainWordingKey } from '../wording/wording.ts'
import type { CallFailure } from '../calls/request.ts'
import type { TextName } from '../page/fields.ts'
import { fieldLocation, partName } from '../state/names.ts'
import { DifferenceView } from './difference-view.tsx'
import { reviewOf } from './review.ts'
import type { Comparison, Review, ReviewedVersions } from './review.ts'

type Progress =
  | { state: 'asking' | 'publishing' }
  | { state: 'done'; path: string; at: string }
  | { state: 'failed'; why: string }

/** Shows the changes for visitors and publishes them on confirmation. */
export function PublishDialog() {
  const { t } = useEditorContext()
  const close = useCloseDialog()
  const { lang } = useEditorState()
  const [review, lookAgain] = useReview()
  const [progress, publish] = usePublishing(review?.reviewed, lookAgain)
  const isBlocked = review !== undefined && review.empty.length > 0
  const labels = { close: t('dialog.close'), loading: t('dialog.loading') }
  return (
    <Dialog open onClose={close} title={t('publish.title')} labels={labels}>
      {progress.state === 'done' ? (
        <Done path={progress.path} at={progress.at} />
      ) : (
        <>
          <p>{t('publish.intro', { lang: t(`lang.${lang}` as PlainWordingKey) })}</p>
          <Changes comparison={review?.comparison} />
          <p className="dialog-note">{t('publish.others')}</p>
          {progress.state === 'failed' && (
            <p className="dialog-error" role="alert">
              {progress.why}
            </p>
          )}
          {isBlocked && <EmptyTexts texts={review.empty} />}
          <div className="dialog-actions">
            {!isBlocked && (
              <Button busy={review === undefined || progress.state === 'publishing'} onClick={() => void publish()}>
                {t('publish.now')}
              </Button>
            )}
            <Button look="secondary" onClick={close}>
              {t('publish.cancel')}
            </Button>
            {review?.reviewed && Array.isArray(review.comparison) && <DiscardButton reviewed={review.reviewed} />}
          </div>
        </>
      )}
    </Dialog>
  )
}

function DiscardButton({ reviewed }: { reviewed: ReviewedVersions }) {
  const { editing, t } = useEditorContext()
  return (
    <Button look="quiet" onClick={() => editing.state.set({ dialog: { kind: 'discard', reviewed } })}>
      {t('discard.ask')}
    </Button>
  )
}

/** Empty required texts, with links to them. */
function EmptyTexts({ texts }: { texts: readonly TextName[] }) {
  const { editing, t } = useEditorContext()
  return (
    <div className="dialog-error" role="alert">
      <p>{t('publish.empty')}</p>
      <ul>
        {texts.map((text) => (
          <li key={`${text.part} ${text.path.join('.')}`}>
            {fieldLocation(text, t)}{' '}
            <button type="button" className="dialog-link" onClick={() => goTo(text)}>
              {t('publish.go-to')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )

  function goTo(text: TextName): void {
    flushSync(() => editing.state.set({ dialog: undefined }))
    editing.focusText(text)
  }
}

function Done({ path, at }: { path: string; at: string }) {
  const { t, uiLang } = useEditorContext()
  const done = useRef<HTMLOutputElement>(null)
  // The button that had the focus is gone.
  useEffect(() => done.current?.focus(), [])
  const close = useCloseDialog()
  return (
    <>
      <output className="dialog-success" tabIndex={-1} ref={done}>
        {t('publish.done', { time: timeOf(at, uiLang) })}
      </output>
      <div className="dialog-actions">
        <Button onClick={close}>{t('dialog.close')}</Button>
        <a className="button button-secondary" href={`${path}?version=published`} target="_blank" rel="noopener">
          {t('publish.see')}
        </a>
      </div>
    </>
  )
}

function Changes({ comparison }: { comparison: Comparison | undefined }) {
  const { t } = useEditorContext()
  if (comparison === undefined) return <output>{t('publish.comparing')}</output>
  if (comparison === 'first') return <p>{t('publish.first')}</p>
  if (comparison === 'unknown') return <p>{t('publish.unknown')}</p>
  if (comparison.length === 0) return <p>{t('publish.none')}</p>
  return (
    <div>
      {comparison.map(({ part, rows }) => (
        <section key={part}>
          <h3 className="dialog-part">{partName(part, t)}</h3>
          {rows.every(({ kind }) => kind === 'same') ? (
            <p className="dialog-note">{t('publish.words-same')}</p>
          ) : (
            <DifferenceView rows={rows} labels={{ before: t('publish.before'), after: t('publish.after') }} />
          )}
        </section>
      ))}
    </div>
  )
}

/** What would change for visitors, undefined while it is looked up; and how to look again. */
function useReview(): [Review | undefined, () => Promise<void>] {
  const { editing, t } = useEditorContext()
  const [review, setReview] = useState<Review>()
  useEffect(() => void look(editing, t).then(setReview), [editing, t])
  return [review, async () => setReview(await look(editing, t))]
}

async function look({ saver, calls, page }: EditingSession, t: Translate): Promise<Review | undefined> {
  await saver.flush()
  return page && reviewOf(calls, page, t)
}

function usePublishing(
  reviewed: ReviewedVersions | undefined,
  lookAgain: () => Promise<void>,
): [Progress, () => Promise<void>] {
  const { editing, t } = useEditorContext()
  const [progress, setProgress] = useState<Progress>({ state: 'asking' })
  return [progress, publish]

  async function publish(): Promise<void> {
    setProgress({ state: 'publishing' })
    if (!(await editing.saver.flush())) return setProgress({ state: 'failed', why: t('publish.unsaved') })
    const answer = editing.page && (await editing.calls.publish(editing.page, reviewed))
    if (!answer?.ok) return await failed(answer?.failure)
    await editing.reloadVersions()
    setProgress({ state: 'done', path: answer.value.path, at: answer.value.publishedAt })
  }

  async function failed(failure: CallFailure | undefined): Promise<void> {
    if (failure?.code === 'signed-out') return editing.state.set({ dialog: { kind: 'sign-in' } })
    if (failure?.code === 'stale') await lookAgain()
    setProgress({ state: 'failed', why: whyNot(failure, t) })
  }
}

function whyNot(failure: CallFailure | undefined, t: Translate): string {
  if (failure?.code === 'stale') return t('publish.overtaken')
  const unreachable = failure?.code === 'unreachable' || failure?.code === 'busy'
  return unreachable ? t('publish.unreachable') : t('publish.refused', { why: refusalOf(failure?.reason, t) })
}
