import { widgetAttributes } from 'contracts/widget'
import { LinkButton } from 'ui/link-button'
import type { BlockProps } from '../../block-view.tsx'
import { useBlock } from '../use-block.ts'

/** Links that look like buttons. A link to a page that does not exist in this language is left out. */
export function ButtonsBlock({ data: { items } }: BlockProps<'buttons'>) {
  const { text, to } = useBlock()
  return (
    <p className="buttons">
      {items.map(({ label, href, look }, at) => {
        const link = to(href)
        return (
          link && (
            <LinkButton key={at} {...link} {...shopBehind(href)} look={look}>
              <span {...text(`items.${at}.label`)}>{label}</span>
            </LinkButton>
          )
        )
      })}
    </p>
  )
}

/** Editors write `#rental-shop` for what opens the rental shop; the widget knows it as any offer of that kind. */
function shopBehind(href: string): Record<string, string> {
  return href === '#rental-shop' ? { [widgetAttributes.offer]: 'SKI_RENTAL' } : {}
}
