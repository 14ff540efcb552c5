import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import type { WordingKey } from '../wording/wording.ts'
import { isDirty } from '../screen/screen.ts'
import { useDesk, useScreen } from './desk.tsx'
import { Glyph } from './glyph.tsx'
import { StatusLine } from './status-line.tsx'

/** The bar at the foot of the window: which page, how its draft is, and what can be done with it. */
export function Bar() {
  const { t } = useDesk()
  const { load, mode } = useScreen()
  return (
    <section className={`bar bar-${mode} night`} aria-label={t('bar.name')}>
      {mode === 'previewing' ? <Previewing /> : load === 'ready' ? <Ready /> : <NotReady />}
    </section>
  )
}

function Ready() {
  const { editing, t, preview } = useDesk()
  const screen = useScreen()
  return (
    <>
      <PageName />
      <StatusLine />
      <p className="visually-hidden">{t('bar.keys')}</p>
      <div className="bar-actions">
        <Button look="secondary" size="s" title={t('bar.preview-hint')} onClick={() => void preview(true)}>
          <Glyph name="eye" /> {t('bar.preview')}
        </Button>
        <Button
          size="s"
          disabled={!isDirty(screen)}
          onClick={() => editing.screen.set({ window: { what: 'publish' } })}
        >
          <Glyph name="send" /> {t('bar.publish')}
        </Button>
        <SignOut />
      </div>
    </>
  )
}

function PageName() {
  const { t } = useDesk()
  const screen = useScreen()
  const isNew = Object.values(screen.versions).every(({ published }) => published === null)
  const state = isNew ? 'bar.never-published' : isDirty(screen) ? 'bar.draft' : 'bar.published'
  return (
    <p className="bar-page">
      <span className="bar-title">{screen.pageName}</span>
      <span className="bar-lang">{t(`lang.${screen.lang}` as WordingKey)}</span>
      <span className={isDirty(screen) ? 'bar-badge bar-badge-draft' : 'bar-badge'}>{t(state)}</span>
    </p>
  )
}

function Previewing() {
  const { t, preview } = useDesk()
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
  const { editing, t } = useDesk()
  const { load } = useScreen()
  const words = {
    loading: 'bar.loading',
    failed: 'bar.load-failed',
    'signed-out': 'status.signed-out',
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
          <Button size="s" onClick={() => void editing.begin()}>
            {t('bar.retry')}
          </Button>
        )}
        {load === 'signed-out' && (
          <Button size="s" onClick={() => editing.screen.set({ window: { what: 'sign-in' } })}>
            {t('bar.sign-in')}
          </Button>
        )}
        <SignOut />
      </div>
    </>
  )
}

function SignOut() {
  const { editing, t, signOut } = useDesk()
  const { profile } = useScreen()
  const who = t('bar.edited-by', { name: profile.name })
  return (
    <button type="button" className="bar-leave" title={who} onClick={() => void leave()}>
      <span className="bar-who">{profile.name}</span>
      <span className="bar-out">
        <Glyph name="leave" size={18} /> {t('bar.sign-out')}
      </span>
    </button>
  )

  async function leave(): Promise<void> {
    const saved = await editing.saver.flush()
    if (!saved || !(await signOut())) editing.screen.set({ window: { what: 'sign-out' } })
  }
}
