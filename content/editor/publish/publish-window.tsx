import { useEffect, useState } from 'react'
import { Button } from 'ui/button'
import { Dialog } from 'ui/dialog'
import { useCloseWindow, useDesk, useScreen } from '../bar/desk.tsx'
import { changedParts } from '../screen/screen.ts'
import { refusalOf, timeOf } from '../wording/wording.ts'
import type { Say, WordingKey } from '../wording/wording.ts'
import type { CallFailure } from '../calls/request.ts'
import { partName } from '../screen/names.ts'
import type { Row } from './difference.ts'
import { differenceOf } from './difference.ts'
import { DifferenceView } from './difference-view.tsx'
import { linesOf } from './lines.ts'

type Comparison = 'comparing' | 'unknown' | 'first' | { part: string; rows: Row[] }[]
type Progress =
  | { state: 'asking' | 'publishing' }
  | { state: 'done'; path: string; at: string }
  | { state: 'failed'; why: string }

/** Shows what visitors will see change, and publishes it when told. */
export function PublishWindow() {
  const { say } = useDesk()
  const close = useCloseWindow()
  const { lang } = useScreen()
  const [comparison, setComparison] = useState<Comparison>('comparing')
  const [progress, publish] = usePublishing()
  useComparison(setComparison)
  const labels = { close: say('dialog.close'), loading: say('dialog.loading') }
  return (
    <Dialog open onClose={close} title={say('publish.title')} labels={labels}>
      {progress.state === 'done' ? (
        <Done path={progress.path} at={progress.at} />
      ) : (
        <>
          <p>{say('publish.intro', { lang: say(`lang.${lang}` as WordingKey) })}</p>
          <Changes comparison={comparison} />
          <p className="window-soft">{say('publish.others')}</p>
          {progress.state === 'failed' && (
            <p className="window-wrong" role="alert">
              {progress.why}
            </p>
          )}
          <div className="window-actions">
            <Button busy={progress.state === 'publishing'} onClick={() => void publish()}>
              {say('publish.now')}
            </Button>
            <Button look="secondary" onClick={close}>
              {say('publish.cancel')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

function Done({ path, at }: { path: string; at: string }) {
  const { say, speaks } = useDesk()
  const close = useCloseWindow()
  return (
    <>
      <output className="window-good">{say('publish.done', { time: timeOf(at, speaks) })}</output>
      <div className="window-actions">
        <Button onClick={close}>{say('dialog.close')}</Button>
        <a className="button button-secondary" href={path} target="_blank" rel="noopener">
          {say('publish.see')}
        </a>
      </div>
    </>
  )
}

function Changes({ comparison }: { comparison: Comparison }) {
  const { say } = useDesk()
  if (comparison === 'comparing') return <output>{say('publish.comparing')}</output>
  if (comparison === 'first') return <p>{say('publish.first')}</p>
  if (comparison === 'unknown') return <p>{say('publish.unknown')}</p>
  if (comparison.length === 0) return <p>{say('publish.none')}</p>
  return (
    <div>
      {comparison.map(({ part, rows }) => (
        <section key={part}>
          <h3 className="window-part">{partName(part, say)}</h3>
          {rows.every(({ kind }) => kind === 'same') ? (
            <p className="window-soft">{say('publish.words-same')}</p>
          ) : (
            <DifferenceView rows={rows} labels={{ before: say('publish.before'), after: say('publish.after') }} />
          )}
        </section>
      ))}
    </div>
  )
}

/** The words of the draft beside those that visitors see. */
function useComparison(tell: (comparison: Comparison) => void): void {
  const { editing } = useDesk()
  useEffect(() => {
    void compare()

    async function compare(): Promise<void> {
      await editing.saver.flush()
      const { versions } = editing.screen.get()
      if (Object.values(versions).every(({ published }) => published === null)) return tell('first')
      const answer = editing.page && (await editing.calls.published(editing.page))
      if (!answer?.ok) return tell('unknown')
      const { fields, zones } = answer.value
      const online = new Map<string, unknown>([
        ['fields', fields],
        ...zones.map(({ id, blocks }) => [id, blocks] as const),
      ])
      tell(
        changedParts(editing.screen.get()).map((part) => ({
          part,
          rows: differenceOf(linesOf(online.get(part)), linesOf(editing.saver.part(part)?.value)),
        })),
      )
    }
  }, [editing, tell])
}

function usePublishing(): [Progress, () => Promise<void>] {
  const { editing, say } = useDesk()
  const [progress, setProgress] = useState<Progress>({ state: 'asking' })
  return [progress, publish]

  async function publish(): Promise<void> {
    setProgress({ state: 'publishing' })
    if (!(await editing.saver.flush())) return setProgress({ state: 'failed', why: say('publish.unsaved') })
    const answer = editing.page && (await editing.calls.publish(editing.page))
    if (!answer?.ok) return failed(answer?.failure)
    await editing.refresh()
    setProgress({ state: 'done', path: answer.value.path, at: answer.value.publishedAt })
  }

  function failed(failure: CallFailure | undefined): void {
    if (failure?.code === 'signed-out') editing.screen.set({ window: { what: 'sign-in' } })
    else setProgress({ state: 'failed', why: whyNot(failure, say) })
  }
}

function whyNot(failure: CallFailure | undefined, say: Say): string {
  const unreachable = failure?.code === 'unreachable' || failure?.code === 'busy'
  return unreachable ? say('publish.unreachable') : say('publish.refused', { why: refusalOf(failure?.reason, say) })
}
