import type { CartPreview } from '../../api/cart.ts'
import type { CartChange } from '../api-client/endpoints.ts'
import type { Written } from '../store/cart-store.ts'

/** A change of the cart: `title` asks for consent, `message` says that it is done, `run` does it. */
export type PlannedChange = { change: CartChange; title: string; message: string; run: () => Promise<Written> }
export type Proposal = PlannedChange & { preview: CartPreview }
