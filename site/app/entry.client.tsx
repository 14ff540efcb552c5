import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { endWaiting } from './first-interaction.ts'
import { lang } from './lang.ts'
import { preloadServedPage } from './page/preload.ts'
import { loadWording } from './wording/wording.tsx'

// All code of this page is imported before React hydrates: a block whose code comes later would be empty
// where React has to render it again. Where the import fails the page stays as it was served.
await Promise.all([loadWording(lang(document.documentElement.lang)), preloadServedPage(document)])
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    // A part that was rendered again needs its code.
    { onRecoverableError: endWaiting },
  )
})
