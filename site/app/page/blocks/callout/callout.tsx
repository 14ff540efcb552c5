import { Icon } from 'ui/icon'
import type { BlockProps } from '../../block-view.tsx'
import { Prose } from '../../prose.tsx'
import { useBlock } from '../use-block.ts'

const icons = { info: 'info', tip: 'check', warning: 'alert' } as const

export function CalloutBlock({ data: { tone, title, text: words } }: BlockProps<'callout'>) {
  const { text, shows, page } = useBlock()
  return (
    <div role="note" className={`callout callout-${tone}`}>
      <Icon name={icons[tone]} />
      <div>
        {shows(title) && (
          <p className="callout-title" {...text('title')}>
            {title}
          </p>
        )}
        <Prose page={page} text={words} path="text" />
      </div>
    </div>
  )
}
