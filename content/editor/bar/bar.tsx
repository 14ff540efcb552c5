import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { FormatBar } from '../text/format-bar.tsx'
import type { PlainWordingKey } from '../wording/wording.ts'
import { hasUnpublishedChanges } from '../state/editor-state.ts'
import { useEditorContext, useEditorState } from './editor-context.tsx'
import { Glyph } from './glyph.tsx'
import { StatusLine } from './status-line.tsx'
import { useBottomInset } from './use-bottom-inset.ts'

/** The editor's bar at the bottom of the window: page, state of the draft, and actions. */
export function Bar() {
  const { t } = useEditorContext()
  const { load, mode } = useEditorState()
  const bar = useBottomInset()
  return (
    <section className={`bar bar-${mode} dark`} aria-label={t('bar.name')} ref={bar}>
      {load !== 'ready' ? <NotReady /> : mode === 'previewing' ? <Previewing /> : <Ready />}
    </section>
  )
}

function Ready() {
  const { editing, t, preview } = useEditorContext()
  const state = useEditorState()
  return (
    <>
      <FormatBar />
      <PageName />
      <StatusLine />
      <p className="visually-hidden">{t('bar.keys')}</p>
      <div className="bar-actions">
        <Button look="secondary" size="s" title={t('bar.preview-hint')} onClick={() => void preview(true)}>
          <Glyph name="eye" /> <span className="bar-label">{t('bar.preview')}</span>
        </Button>
        <Button
          size="s"
          aria-disabled={!hasUnpublishedChanges(state)}
          onClick={() => editing.state.set({ dialog: { kind: 'publish' } })}
        >
          <Glyph name="send" /> {t('bar.publish')}
        </Button>
        <SignOut />
      </div>
    </>
  )
}

function PageName() {
  const { t } = useEditorContext()
  const state = useEditorState()
  const isNew = Object.values(state.versions).every(({ published }) => published === null)
  const label = isNew ? 'bar.never-published' : hasUnpublishedChanges(state) ? 'bar.draft' : 'bar.published'
  return (
    <p className="bar-page">
      <span className="bar-title">{state.pageName}</span>
      <span className="bar-lang">{t(`lang.${state.lang}` as PlainWordingKey)}</span>
      <span className={hasUnpublishedChanges(state) ? 'bar-badge bar-badge-draft' : 'bar-badge'}>{t(label)}</span>
    </p>
  )
}

function Previewing() {
  const { t, preview } = useEditorContext()
  return (
    <>
      <p className="bar-page">
        <span className="bar-title">{t('bar.previewing')}</span>
        <span className="bar-hint">{t('bar.previewing-hint')}</span>
      </p>
      <div className="bar-actions">
        <Button size="s" onClick={() => void preview(false)}>
          <Glyph name="pen" /> {t('bar.back')}
        </Button>
      </div>
    </>
  )
}

/** The draft is being loaded, could not be, or there is none. */
function NotReady() {
  const { editing, t } = useEditorContext()
  const { load } = useEditorState()
  const words = {
    loading: 'bar.loading',
    failed: 'bar.load-failed',
    'signed-out': 'bar.signed-out',
    'no-page': 'bar.no-page',
    ready: 'bar.loading',
  } as const
  return (
    <>
      <output className="bar-status">
        {load === 'failed' && <Icon name="alert" size={20} />} {t(words[load])}
      </output>
      <div className="bar-actions">
        {load === 'failed' && (
          <Button size="s" onClick={() => void editing.open()}>
            {t('bar.retry')}
          </Button>
        )}
        {load === 'signed-out' && (
          <Button size="s" onClick={() => editing.state.set({ dialog: { kind: 'sign-in' } })}>
            {t('bar.sign-in')}
          </Button>
        )}
        <SignOut />
      </div>
    </>
  )
}

function SignOut() {
  const { editing, t, signOut } = useEditorContext()
  const { profile } = useEditorState()
  const who = t('bar.edited-by', { name: profile.name })
  return (
    <button type="button" className="bar-sign-out" title={who} onClick={() => void leave()}>
      <span className="bar-editor">{profile.name}</span>
      <span className="bar-sign-out-label">
        <Glyph name="leave" size={18} /> <span className="bar-label">{t('bar.sign-out')}</span>
      </span>
    </button>
  )

  async function leave(): Promise<void> {
    const saved = await editing.saver.flush()
    if (!saved || !(await signOut())) editing.state.set({ dialog: { kind: 'sign-out' } })
  }
}
