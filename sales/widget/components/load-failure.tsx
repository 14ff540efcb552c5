import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { useWidget } from '../context/widget-context.ts'

/** Something could not be loaded: says so, and how to go on. */
export function LoadFailure({ text, retry }: { text: string; retry: () => void }) {
  const { t } = useWidget()
  return (
    <div className="failed" role="alert">
      <Icon name="alert" />
      <p>{text}</p>
      <Button look="secondary" onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  )
}
