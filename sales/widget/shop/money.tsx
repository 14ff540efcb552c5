import type { Cents } from 'base/money'
import { money } from '../format/money.ts'
import { useShop } from './shop.ts'

export function Money({ cents }: { cents: Cents }) {
  const { lang } = useShop()
  return <span className="money">{money(cents, lang)}</span>
}
