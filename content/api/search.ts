/** How many results a search has at most: the best of what fits. */
export const mostResults = 20
