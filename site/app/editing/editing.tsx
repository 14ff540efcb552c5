import type { PageView } from 'content/api/page'
import { Suspense, lazy, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { storageKeys } from '../constants.ts'
import { safeSessionStorage } from 'base/browser-storage'
import { whenHydrated } from '../hydration.ts'
import { DraftNotice } from './draft-notice.tsx'
import { readProfile } from './token.ts'

const SignIn = lazy(async () => ({ default: (await import('./sign-in.tsx')).SignIn }))

/** Fragment that opens the sign-in, as the link at the foot of the page has it. */
export const signInHash = '#edit'

/**
 * The door of the editors. A visitor gets these few lines and nothing of the editor (EDIT-7);
 * with a valid token in the session the content-management script is loaded and started (EDIT-2, EDIT-4).
 */
export function Editing({ site, page }: { site: string; page: PageView | null | undefined }) {
  const { pathname } = useLocation()
  const [session, setSession] = useState<'unknown' | 'none' | 'running' | 'expired'>('unknown')
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    const look = (): void => setAsked(location.hash === signInHash)
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  // Another page that the router draws is edited from the start too.
  useEffect(() => {
    const token = safeSessionStorage.getItem(storageKeys.cmsToken)
    const profile = readProfile(token, Date.now())
    setSession(profile ? 'running' : token === null ? 'none' : 'expired')
    if (profile)
      void import('./start-editing.ts').then(({ startEditing }) => startEditing(profile, { hydrated: whenHydrated() }))
  }, [pathname])
  return (
    <>
      <DraftNotice session={session} isDraft={page?.version !== undefined} onDismiss={forget} />
      {asked && (
        <Suspense>
          <SignIn site={site} onClose={close} />
        </Suspense>
      )}
    </>
  )

  function forget(): void {
    safeSessionStorage.removeItem(storageKeys.cmsToken)
    setSession('none')
  }
}

function close(): void {
  location.hash = ''
}
