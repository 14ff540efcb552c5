import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import type { EditorPages } from 'content/api/calls'
import { Button } from 'ui/button'
import { Dialog } from 'ui/dialog'
import { Field } from 'ui/field'
import { useInitialFocus } from 'ui/initial-focus'
import { useCloseDialog, useEditorContext, useEditorState } from '../bar/editor-context.tsx'
import type { LinkTarget } from './link-targets.ts'
import { linkTargetName, findLinkTargets } from './link-targets.ts'

/** The link dialog: a page of the site, which stays linked when it moves, or an address. */
export function LinkDialog() {
  const { t } = useEditorContext()
  const close = useCloseDialog()
  const link = useLink()
  const pages = usePages()
  const labels = { close: t('dialog.close'), loading: t('link.loading') }
  if (!link) return null
  return (
    <Dialog open onClose={() => leave()} title={t('link.title')} labels={labels} loading={pages === undefined}>
      <Choice
        current={link.href}
        pages={pages ?? 'failed'}
        onSet={(href) => leave(() => link.set(href))}
        onRemove={() => leave(() => link.remove())}
      />
    </Dialog>
  )

  function leave(then?: () => void): void {
    close()
    then?.()
    link?.focus()
  }
}

type ChoiceProps = {
  current: string
  pages: EditorPages | 'failed'
  onSet: (href: string) => void
  onRemove: () => void
}

function Choice({ current, pages, onSet, onRemove }: ChoiceProps) {
  const { t } = useEditorContext()
  const first = useInitialFocus()
  const known = pages === 'failed' ? [] : pages
  const [typed, setTyped] = useState(() => linkTargetName(current, known))
  const [wrong, setWrong] = useState(false)
  const targets = findLinkTargets(typed, known)
  return (
    <form className="dialog-form" onSubmit={submit}>
      <Field
        label={t('link.label')}
        hint={t(pages === 'failed' ? 'link.failed' : 'link.hint')}
        error={wrong ? t('link.wrong') : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            ref={first}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
        )}
      </Field>
      <Targets targets={targets} onChoose={({ href }) => onSet(href)} />
      <div className="dialog-actions">
        <Button type="submit">{t('link.set')}</Button>
        {current && (
          <Button look="secondary" onClick={onRemove}>
            {t('link.remove')}
          </Button>
        )}
      </div>
    </form>
  )

  function type(text: string): void {
    setTyped(text)
    setWrong(false)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const target = typed.trim() ? targets[0] : undefined
    if (target) onSet(target.href)
    else setWrong(true)
  }
}

type TargetsProps = { targets: readonly LinkTarget[]; onChoose: (target: LinkTarget) => void }

/** The first is what Enter chooses. */
function Targets({ targets, onChoose }: TargetsProps) {
  const { t } = useEditorContext()
  if (targets.length === 0) return <p className="dialog-note">{t('link.none')}</p>
  return (
    <ul className="targets" aria-label={t('link.pages')}>
      {targets.map((target) => (
        <li key={target.href}>
          <button type="button" className="target" onClick={() => onChoose(target)}>
            {target.path ? target.label : t('link.use', { address: target.label })}
            {target.path && <span className="target-path">{target.path}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The link at the caret, and how to change it. It is the text that was active when the window opened. */
function useLink() {
  const { active } = useEditorState()
  const [editor] = useState(() => active?.rich?.editor)
  if (!editor) return undefined
  return {
    href: String(editor.getAttributes('link')['href'] ?? ''),
    // Only when the window is gone does the page take the focus.
    focus: () => setTimeout(() => editor.view.focus(), 50),
    remove: () => editor.chain().extendMarkRange('link').unsetLink().run(),
    set: (href: string) => {
      const chain = editor.chain().extendMarkRange('link')
      if (editor.state.selection.empty && !editor.isActive('link')) {
        chain
          .insertContent({ type: 'text', text: href.replace(/^page:/, ''), marks: [{ type: 'link', attrs: { href } }] })
          .run()
      } else chain.setLink({ href }).setTextSelection(editor.state.selection.to).run()
    },
  }
}

/** Undefined while they are on their way. */
function usePages(): EditorPages | 'failed' | undefined {
  const { editing } = useEditorContext()
  const [pages, setPages] = useState<EditorPages | 'failed'>()
  useEffect(() => {
    void editing.calls.pages(editing.page?.lang ?? '').then((answer) => setPages(answer.ok ? answer.value : 'failed'))
  }, [editing])
  return pages
}
