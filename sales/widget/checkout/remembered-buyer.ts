import type { BuyerForm } from './buyer.ts'

const key = 'sales_buyer'

// For this tab only and until the order is paid, so that neither a look at the cart nor a refused payment means typing everything again.

export function rememberBuyer(form: BuyerForm): void {
  quietly(() => sessionStorage.setItem(key, JSON.stringify(form)))
}

export function forgetBuyer(): void {
  quietly(() => sessionStorage.removeItem(key))
}

export function rememberedBuyer(): Partial<BuyerForm> | undefined {
  return quietly(() => {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as Partial<BuyerForm>)
  })
}

/** Storage may be forbidden; then the form is empty again. */
function quietly<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
