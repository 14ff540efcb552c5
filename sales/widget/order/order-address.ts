const parameter = 'order'

/** The order that the page's address speaks of: the buyer came back from the bank, or from a mail. */
export function orderInAddress(): string | null {
  return new URL(location.href).searchParams.get(parameter)
}

/** Where the bank sends the buyer back to: this page, without an order of before. */
export function returnAddress(href: string): string {
  const address = new URL(href)
  address.searchParams.delete(parameter)
  address.hash = ''
  return address.href
}

/** Takes the order out of the address, so that a reload shows the cart again. */
export function removeOrderFromAddress(): void {
  history.replaceState(history.state, '', returnAddress(location.href))
}
