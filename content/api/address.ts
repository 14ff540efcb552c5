// Without a schema, so that the editor knows the rule and not the weight of the schema library.

/** A path of this site, `page:<key>` (a page whatever its path), a fragment, or an address with http(s), mailto or tel. */
export const addressPattern = /^(page:[a-z0-9-]+(#[\w-]+)?|\/(?!\/)\S*|#[\w-]*|https?:\/\/\S+|mailto:\S+|tel:[+\d]+)$/
export const maxAddressLength = 2000

/** Whether a link may lead there. */
export function isAddress(text: string): boolean {
  return text.length <= maxAddressLength && addressPattern.test(text)
}
