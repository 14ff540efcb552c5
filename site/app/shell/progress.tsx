import { useTranslate } from '../wording/wording.tsx'

/** The line that runs across the top while the next page comes (PATH-5). */
export function Progress({ busy }: { busy: boolean }) {
  const t = useTranslate()
  return (
    <div className="progress" data-busy={busy || undefined}>
      <output className="visually-hidden">{busy && t('bar.loading')}</output>
    </div>
  )
}
