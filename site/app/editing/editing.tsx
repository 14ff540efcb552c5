import type { PageView } from 'content/api/page'
import { Suspense, lazy, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { storageKeys } from '../constants.ts'
import { onStorageChange, safeSessionStorage } from 'base/browser-storage'
import { whenHydrated } from '../hydration.ts'
import { DraftNotice } from './draft-notice.tsx'
import type { EditorSession } from './draft-notice.tsx'
import { readProfile } from './token.ts'

const SignIn = lazy(async () => ({ default: (await import('./sign-in.tsx')).SignIn }))

/** Fragment that opens the sign-in, as the link at the foot of the page has it. */
export const signInHash = '#edit'

/**
 * Entry point of the editor.
 */
export function Editing({ site, page }: { site: string; page: PageView | null | undefined }) {
  const { pathname } = useLocation()
  const session = useSyncExternalStore(onStorageChange, sessionHere, () => 'unknown' as const)
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    const look = (): void => setAsked(location.hash === signInHash)
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return (
    <>
      <EditorStart key={pathname} />
      <DraftNotice session={session} isDraft={page?.version !== undefined} onDismiss={forgetToken} />
      {asked && (
        <Suspense>
          <SignIn site={site} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** Starts the editor on the first page of a visit, and again after each navigation of the router. */
function EditorStart() {
  useEffect(() => {
    const profile = readProfile(safeSessionStorage.getItem(storageKeys.cmsToken), Date.now())
    if (profile)
      void import('./start-editing.ts').then(({ startEditing }) => startEditing(profile, { hydrated: whenHydrated() }))
  }, [])
  return null
}

function sessionHere(): EditorSession {
  const token = safeSessionStorage.getItem(storageKeys.cmsToken)
  if (token === null) return 'none'
  return readProfile(token, Date.now()) ? 'running' : 'expired'
}

function forgetToken(): void {
  safeSessionStorage.removeItem(storageKeys.cmsToken)
}

function close(): void {
  location.hash = ''
}
