import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { endWaiting } from './first-interaction.ts'
import { lang } from './lang.ts'
import { preloadServedPage } from './page/preload.ts'
import { loadWording } from './wording/wording.tsx'

// All code that draws this page is there before React begins: where React has to draw it anew, because something else changed the
// markup before, no block is empty meanwhile. Where it does not come, the page stays as it was served.
await Promise.all([loadWording(lang(document.documentElement.lang)), preloadServedPage(document)])
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    // What was drawn anew is no longer whole without its code.
    { onRecoverableError: endWaiting },
  )
})
