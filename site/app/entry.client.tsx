import { lang } from './lang.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { thaw } from './page/late-blocks.ts'
import { loadWording } from './wording/wording.tsx'

await loadWording(lang(document.documentElement.lang))
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onRecoverableError: () => void thaw() },
  )
})
