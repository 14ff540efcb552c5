import { useNavigation } from 'react-router'
import { Progress } from '../shell/progress.tsx'
import { useLinkClicks } from './use-link-clicks.ts'
import { usePrefetch } from './use-prefetch.ts'
import { useRouteChange } from './use-route-change.ts'

/** Client-side navigation: links, prefetching, the loading bar (PATH-5), and the announced title. */
export function Navigation() {
  useLinkClicks()
  usePrefetch()
  const title = useRouteChange()
  return (
    <>
      <Progress busy={useNavigation().state !== 'idle'} />
      <p className="visually-hidden" aria-live="polite">
        {title}
      </p>
    </>
  )
}
