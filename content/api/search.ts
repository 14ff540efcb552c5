/** Longest text that is looked for. */
export const longestQuery = 200
/** How many results a search has at most: the best of what fits. */
export const mostResults = 20
