import { formatCents, fromEuros } from 'base/money'
import type { Cart } from 'contracts/cart'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { LinkButton } from 'ui/link-button'
import { Spinner } from 'ui/spinner'
import { useTranslate } from '../wording/wording.tsx'
import type { CartState } from './cart-state.ts'

type Props = { cart: CartState; href: string; lang: string; retry: () => void }

/** A preview of the cart: number of products, merchants and amounts (NAV-8). */
export function CartPreview({ cart, href, lang, retry }: Props) {
  const t = useTranslate()
  return (
    <div className="cart-preview">
      <div className="cart-preview-sheet light">
        <p className="cart-preview-title">{t('cart.title')}</p>
        {cart.state === 'loading' && <Spinner label={t('cart.loading')} />}
        {cart.state === 'empty' && <p>{t('cart.empty')}</p>}
        {cart.state === 'failed' && (
          <>
            <p>{t('cart.failed')}</p>
            <Button size="s" look="secondary" onClick={retry}>
              {t('failure.retry')}
            </Button>
          </>
        )}
        {cart.state === 'filled' && (
          <>
            <p className="cart-preview-count">{t('cart.products', { count: cart.products })}</p>
            <Merchants cart={cart.cart} lang={lang} />
            <LinkButton href={href}>{t('cart.open')}</LinkButton>
            <p className="cart-preview-secure">
              <Icon name="lock" size={16} /> {t('cart.secure')}
            </p>
          </>
        )}
      </div>
    </div>
  )
}

/** What each merchant gets, and the sum to pay. Two orders of one merchant are one line. */
function Merchants({ cart, lang }: { cart: Cart; lang: string }) {
  const t = useTranslate()
  const orders = Object.values(cart.orders).flat()
  const amount = (euros: number): string => formatCents(fromEuros(euros), lang)
  const before = orders.reduce((sum, { price }) => sum + fromEuros(price), 0)
  const merchants = Map.groupBy(orders, ({ merchantName }) => merchantName)
  return (
    <dl className="cart-preview-lines">
      {[...merchants].map(([name, theirs]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {formatCents(
              theirs.reduce((sum, { total }) => sum + fromEuros(total), 0),
              lang,
            )}
          </dd>
        </div>
      ))}
      <div className="cart-preview-total">
        <dt>{t('cart.total')}</dt>
        <dd>
          {before > fromEuros(cart.price) && (
            <span className="cart-preview-before">{t('cart.before', { price: formatCents(before, lang) })}</span>
          )}
          {amount(cart.price)}
        </dd>
      </div>
    </dl>
  )
}
