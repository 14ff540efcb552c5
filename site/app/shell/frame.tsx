import type { PageView, Shell } from 'content/api/page'
import type { ReactNode } from 'react'
import { useTranslate } from '../wording/wording.tsx'
import { Bar } from './bar/bar.tsx'
import { LazyFooter } from './lazy-parts.tsx'
import { ShellNotices } from './notices.tsx'
import { useRipples } from './use-ripples.ts'

type Props = {
  shell: Shell
  page?: PageView | null
  /** Origin of the sales provider. */
  sales: string
  children: ReactNode
}

/** The shell of every page: bar, content and footer. `page` is absent where none was found. */
export function Frame({ shell, page, sales, children }: Props) {
  const t = useTranslate()
  useRipples()
  return (
    <>
      <a className="skip-link" href="#content">
        {t('bar.skip')}
      </a>
      <ShellNotices shell={shell} />
      <Bar shell={shell} page={page ?? undefined} sales={sales} />
      <main id="content" className="content" tabIndex={-1}>
        {children}
      </main>
      <LazyFooter shell={shell} />
    </>
  )
}
