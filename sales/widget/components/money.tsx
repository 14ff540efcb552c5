import type { Cents } from 'base/money'
import { money } from '../format/money.ts'
import { useWidget } from '../context/widget-context.ts'

export function Money({ cents }: { cents: Cents }) {
  const { lang } = useWidget()
  return <span className="money">{money(cents, lang)}</span>
}
