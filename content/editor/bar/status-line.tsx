import { Icon } from 'ui/icon'
import { isOutdated } from '../state/editor-state.ts'
import { statusOf } from '../state/status.ts'
import type { Status } from '../state/status.ts'
import { refusalOf, timeOf } from '../wording/wording.ts'
import type { Translate } from '../wording/wording.ts'
import { useEditorContext, useEditorState } from './editor-context.tsx'

/** Shows and announces the state of the draft, with an action where one is needed. */
export function StatusLine() {
  const { editing, t, uiLang } = useEditorContext()
  const state = useEditorState()
  const { parts, typing, elsewhere, blockedAddress } = state
  const status = statusOf(parts, typing, isOutdated(state))
  const waiting = elsewhere[0]
  if (blockedAddress !== undefined) return <Blocked address={blockedAddress} />
  return (
    <div className={`bar-status bar-status-${status.word}`}>
      <StatusIcon word={status.word} />
      <output>{sentence(status, t, uiLang)}</output>
      {status.word === 'stale' && (
        <button
          type="button"
          className="bar-link"
          onClick={() => editing.state.set({ dialog: { kind: 'stale', part: status.part } })}
        >
          {t('bar.choose')}
        </button>
      )}
      {status.word === 'signed-out' && (
        <button type="button" className="bar-link" onClick={() => editing.state.set({ dialog: { kind: 'sign-in' } })}>
          {t('bar.sign-in')}
        </button>
      )}
      {status.word === 'outdated' && (
        <button type="button" className="bar-link" onClick={() => location.reload()}>
          {t('bar.show')}
        </button>
      )}
      {status.word === 'unreachable' && (
        <button type="button" className="bar-link" onClick={() => editing.saver.retry()}>
          {t('bar.retry')}
        </button>
      )}
      {waiting && (
        <span>
          {t('recovered.other-page', { name: waiting.name })}{' '}
          <a className="bar-link" href={waiting.address}>
            {t('recovered.open')}
          </a>
        </span>
      )}
    </div>
  )
}

/** A link was followed without a connection: the page stays. */
function Blocked({ address }: { address: string }) {
  const { editing, t } = useEditorContext()
  return (
    <div className="bar-status bar-status-unreachable">
      <Icon name="alert" size={20} />
      <output>{t('status.blocked')}</output>
      <button type="button" className="bar-link" onClick={() => void editing.navigateTo(address)}>
        {t('bar.retry')}
      </button>
    </div>
  )
}

function sentence(status: Status, t: Translate, uiLang: 'fr' | 'en'): string {
  if (status.word === 'saved') return t('status.saved', { time: timeOf(status.savedAt, uiLang) })
  if (status.word === 'refused') return t('status.refused', { why: refusalOf(status.reason, t) })
  return t(`status.${status.word}`)
}

function StatusIcon({ word }: { word: Status['word'] }) {
  if (word === 'saving') return <span className="bar-working" aria-hidden="true" />
  return <Icon name={word === 'ready' || word === 'saved' ? 'check' : 'alert'} size={20} />
}
