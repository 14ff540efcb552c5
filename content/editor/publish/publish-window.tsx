import { useEffect, useState } from 'react'
import { Button } from 'ui/button'
import { Dialog } from 'ui/dialog'
import { useCloseWindow, useDesk, useScreen } from '../bar/desk.tsx'
import type { Editing } from '../editing.ts'
import { refusalOf, timeOf } from '../wording/wording.ts'
import type { Translate, WordingKey } from '../wording/wording.ts'
import type { CallFailure } from '../calls/request.ts'
import { partName } from '../screen/names.ts'
import { DifferenceView } from './difference-view.tsx'
import { reviewOf } from './review.ts'
import type { Comparison, Review, Seen } from './review.ts'

type Progress =
  | { state: 'asking' | 'publishing' }
  | { state: 'done'; path: string; at: string }
  | { state: 'failed'; why: string }

/** Shows what visitors will see change, and publishes it when told. */
export function PublishWindow() {
  const { t } = useDesk()
  const close = useCloseWindow()
  const { lang } = useScreen()
  const [review, lookAgain] = useReview()
  const [progress, publish] = usePublishing(review?.seen, lookAgain)
  const labels = { close: t('dialog.close'), loading: t('dialog.loading') }
  return (
    <Dialog open onClose={close} title={t('publish.title')} labels={labels}>
      {progress.state === 'done' ? (
        <Done path={progress.path} at={progress.at} />
      ) : (
        <>
          <p>{t('publish.intro', { lang: t(`lang.${lang}` as WordingKey) })}</p>
          <Changes comparison={review?.comparison} />
          <p className="window-soft">{t('publish.others')}</p>
          {progress.state === 'failed' && (
            <p className="window-wrong" role="alert">
              {progress.why}
            </p>
          )}
          <div className="window-actions">
            <Button busy={progress.state === 'publishing'} onClick={() => void publish()}>
              {t('publish.now')}
            </Button>
            <Button look="secondary" onClick={close}>
              {t('publish.cancel')}
            </Button>
            {review?.seen && Array.isArray(review.comparison) && <DiscardButton seen={review.seen} />}
          </div>
        </>
      )}
    </Dialog>
  )
}

function DiscardButton({ seen }: { seen: Seen }) {
  const { editing, t } = useDesk()
  return (
    <Button look="quiet" onClick={() => editing.screen.set({ window: { what: 'discard', seen } })}>
      {t('discard.ask')}
    </Button>
  )
}

function Done({ path, at }: { path: string; at: string }) {
  const { t, speaks } = useDesk()
  const close = useCloseWindow()
  return (
    <>
      <output className="window-good">{t('publish.done', { time: timeOf(at, speaks) })}</output>
      <div className="window-actions">
        <Button onClick={close}>{t('dialog.close')}</Button>
        <a className="button button-secondary" href={path} target="_blank" rel="noopener">
          {t('publish.see')}
        </a>
      </div>
    </>
  )
}

function Changes({ comparison }: { comparison: Comparison | undefined }) {
  const { t } = useDesk()
  if (comparison === undefined) return <output>{t('publish.comparing')}</output>
  if (comparison === 'first') return <p>{t('publish.first')}</p>
  if (comparison === 'unknown') return <p>{t('publish.unknown')}</p>
  if (comparison.length === 0) return <p>{t('publish.none')}</p>
  return (
    <div>
      {comparison.map(({ part, rows }) => (
        <section key={part}>
          <h3 className="window-part">{partName(part, t)}</h3>
          {rows.every(({ kind }) => kind === 'same') ? (
            <p className="window-soft">{t('publish.words-same')}</p>
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
  const { editing } = useDesk()
  const [review, setReview] = useState<Review>()
  useEffect(() => void look(editing).then(setReview), [editing])
  return [review, async () => setReview(await look(editing))]
}

async function look({ saver, calls, page }: Editing): Promise<Review | undefined> {
  await saver.flush()
  return page && reviewOf(calls, page)
}

function usePublishing(seen: Seen | undefined, lookAgain: () => Promise<void>): [Progress, () => Promise<void>] {
  const { editing, t } = useDesk()
  const [progress, setProgress] = useState<Progress>({ state: 'asking' })
  return [progress, publish]

  async function publish(): Promise<void> {
    setProgress({ state: 'publishing' })
    if (!(await editing.saver.flush())) return setProgress({ state: 'failed', why: t('publish.unsaved') })
    const answer = editing.page && (await editing.calls.publish(editing.page, seen))
    if (!answer?.ok) return await failed(answer?.failure)
    await editing.refresh()
    setProgress({ state: 'done', path: answer.value.path, at: answer.value.publishedAt })
  }

  async function failed(failure: CallFailure | undefined): Promise<void> {
    if (failure?.code === 'signed-out') return editing.screen.set({ window: { what: 'sign-in' } })
    if (failure?.code === 'stale') await lookAgain()
    setProgress({ state: 'failed', why: whyNot(failure, t) })
  }
}

function whyNot(failure: CallFailure | undefined, t: Translate): string {
  if (failure?.code === 'stale') return t('publish.overtaken')
  const unreachable = failure?.code === 'unreachable' || failure?.code === 'busy'
  return unreachable ? t('publish.unreachable') : t('publish.refused', { why: refusalOf(failure?.reason, t) })
}
