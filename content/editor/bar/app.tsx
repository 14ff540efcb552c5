import { DiscardDialog } from '../publish/discard-dialog.tsx'
import { PublishDialog } from '../publish/publish-dialog.tsx'
import { ConflictDialog } from '../publish/conflict-dialog.tsx'
import { LinkDialog } from '../text/link-dialog.tsx'
import { Bar } from './bar.tsx'
import type { EditorContext } from './editor-context.tsx'
import { EditorContextProvider, useEditorState } from './editor-context.tsx'
import { HoverLabel } from './hover-label.tsx'
import { SignInDialog, SignOutDialog } from './session-dialogs.tsx'

/** The root component of the editor. */
export function App({ context }: { context: EditorContext }) {
  return (
    <EditorContextProvider value={context}>
      <HoverLabel />
      <Bar />
      <OpenDialog />
    </EditorContextProvider>
  )
}

function OpenDialog() {
  const { dialog } = useEditorState()
  switch (dialog?.kind) {
    case 'publish':
      return <PublishDialog />
    case 'discard':
      return <DiscardDialog reviewed={dialog.reviewed} />
    case 'sign-in':
      return <SignInDialog />
    case 'sign-out':
      return <SignOutDialog />
    case 'link':
      return <LinkDialog />
    case 'stale':
      return <ConflictDialog part={dialog.part} />
    case undefined:
      return null
  }
}
