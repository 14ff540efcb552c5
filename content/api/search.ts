/** Maximum length of a query, in characters. */
export const maxQueryLength = 200
/** Maximum number of results. */
export const maxResults = 20
