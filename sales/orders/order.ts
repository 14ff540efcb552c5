import type { OrderView } from '../api/cart.ts'
import type { Selection } from '../api/offers.ts'
import type { Lang } from '../catalogue/product.ts'
import type { OrderState } from './order-states.ts'

export type Buyer = {
  firstName: string
  lastName: string
  email: string
  phone: string
  address?: string
  postalCode?: string
  city?: string
  country: string
}

/** `token` is the only key to the order's page. Cents; `lang` is the language it was bought in. */
export type Order = {
  token: string
  number: string
  cartId: string
  resort: string
  state: OrderState
  lang: Lang
  buyer: Buyer
  totalCents: number
  termsVersion: string
  returnTo: string
  createdAt: Date
  paidAt: Date | null
}

/** What a line shows, in the language in which it was bought: that is what the buyer agreed to. */
export type OrderLineData = Omit<OrderView['lines'][number], 'kind' | 'totalCents'> & {
  birthDate: string
  time: string | null
  selection: Selection
  steps: { label: string; cents: number }[]
}
export type OrderLine = {
  id: string
  kind: OrderView['lines'][number]['kind']
  product: string
  merchant: string
  slotId: string | null
  totalCents: number
  data: OrderLineData
}
