import { Suspense, lazy, useEffect, useState } from 'react'
import { storageKeys } from '../constants.ts'
import { safeSessionStorage } from 'base/browser-storage'
import { whenHydrated } from '../hydration.ts'
import { readProfile } from './token.ts'

const SignIn = lazy(async () => ({ default: (await import('./sign-in.tsx')).SignIn }))

/** Fragment that opens the sign-in, as the link at the foot of the page has it. */
export const signInHash = '#edit'

/**
 * The door of the editors. A visitor gets these few lines and nothing of the editor (EDIT-7);
 * with a valid token in the session the content-management script is loaded and started (EDIT-2, EDIT-4).
 */
export function Editing({ site }: { site: string }) {
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    const look = (): void => setAsked(location.hash === signInHash)
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  useEffect(() => {
    const profile = readProfile(safeSessionStorage.getItem(storageKeys.cmsToken), Date.now())
    if (profile)
      void import('./start-editing.ts').then(({ startEditing }) => startEditing(profile, { hydrated: whenHydrated() }))
  }, [])
  if (!asked) return null
  return (
    <Suspense>
      <SignIn site={site} onClose={close} />
    </Suspense>
  )
}

function close(): void {
  location.hash = ''
}
