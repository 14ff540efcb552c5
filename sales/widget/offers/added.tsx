import { widgetAttributes } from 'contracts/widget'
import { useEffect, useRef } from 'react'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { LinkButton } from 'ui/link-button'
import type { CartLine } from '../../api/cart.ts'
import { listOf } from '../format/days.ts'
import { addedGroups } from './added-groups.ts'
import { useWidget } from '../context/widget-context.ts'

/** On the cart's own page the cart is behind the dialog. */
function cartIsHere(): boolean {
  return document.querySelector(`[${widgetAttributes.cart}]`) !== null
}

/** It is in the cart: what exactly, for how long the places are kept, and where to go from here. */
export function Added({ lines, close, more }: { lines: readonly CartLine[]; close: () => void; more: () => void }) {
  const { host, t, lang } = useWidget()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="added">
      <span className="added-mark">
        <Icon name="check" size={36} />
      </span>
      <h3 ref={heading} tabIndex={-1}>
        {t('added.title')}
      </h3>
      {addedGroups(lines).map(({ name, detail, people }) => (
        <p key={`${name} ${detail}`}>
          <strong>{name}</strong>
          <br />
          {people.length > 0 && (
            <>
              {listOf(people, lang)}
              <br />
            </>
          )}
          {detail}
        </p>
      ))}
      {lines.some(({ state }) => state === 'held') && <p className="quiet">{t('added.held')}</p>}
      <div className="actions">
        {host.cartHref === undefined || cartIsHere() ? (
          <Button onClick={close}>{t('added.close')}</Button>
        ) : (
          <LinkButton href={host.cartHref}>{t('added.cart')}</LinkButton>
        )}
        <Button look="secondary" onClick={more}>
          {t(lines.some(({ people }) => people.length > 0) ? 'added.more' : 'added.again')}
        </Button>
      </div>
    </div>
  )
}
