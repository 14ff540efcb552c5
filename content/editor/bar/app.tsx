import { DiscardWindow } from '../publish/discard-window.tsx'
import { PublishWindow } from '../publish/publish-window.tsx'
import { StaleWindow } from '../publish/stale-window.tsx'
import { FormatBar } from '../text/format-bar.tsx'
import { LinkWindow } from '../text/link-window.tsx'
import { Bar } from './bar.tsx'
import type { Desk } from './desk.tsx'
import { DeskProvider, useScreen } from './desk.tsx'
import { Hovered } from './hovered.tsx'
import { SignInWindow, SignOutWindow } from './session-windows.tsx'

/** The editor's own screen, over the page. */
export function App({ desk }: { desk: Desk }) {
  return (
    <DeskProvider value={desk}>
      <Hovered />
      <FormatBar />
      <Bar />
      <OpenWindow />
    </DeskProvider>
  )
}

function OpenWindow() {
  const { window } = useScreen()
  switch (window?.what) {
    case 'publish':
      return <PublishWindow />
    case 'discard':
      return <DiscardWindow seen={window.seen} />
    case 'sign-in':
      return <SignInWindow />
    case 'sign-out':
      return <SignOutWindow />
    case 'link':
      return <LinkWindow />
    case 'stale':
      return <StaleWindow part={window.part} />
    case undefined:
      return null
  }
}
