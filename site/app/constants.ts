// The specification's constants (its part 9) under its names; docs/constants.md is their table.
// Times in milliseconds, lengths in CSS pixels.

/** "Success execution code" */
export { successCode as successExecutionCode } from 'contracts/payment'

// Written out here, since the list of content/api comes with its schemas, which are too heavy for every page.
/** "Languages": the site's, and those that the shell shows besides. */
export const languages = ['fr', 'en', 'es', 'nl'] as const
/** "Search debounce": how long typing must rest before a search (SEARCH-1). */
export const searchDebounce = 600
/** "Nav hide scroll threshold": how far down a page the bar may hide (NAV-6). */
export const navHideScrollThreshold = 180
/** "Cart hover threshold": the width of the window from which on hovering opens the cart's preview (NAV-8). */
export const cartHoverThreshold = 992
/** "Footer partners": how many sections of them a footer shows at most (NAV-9). */
export const footerPartners = 6
/** "Carousel auto-advance": how long a slide stays before the next comes by itself (UI-2). The kit's. */
export const carouselAutoAdvance = 3000
/** "Carousel transition": how long the change from slide to slide takes (UI-2). The kit's. */
export const carouselTransition = 240
/** "Tooltip open delay": how long a pointer rests before a tooltip opens (UI-3). The kit's. */
export const tooltipOpenDelay = 200
/** "Tooltip skip delay": for so long after one closed, the next opens at once (UI-3). The kit's. */
export const tooltipSkipDelay = 300
/** "Link prefetch root margin": how near the viewport a link is when its page is fetched (PATH-6). */
export const linkPrefetchRootMargin = 200
/** "Fetch retries": how often a GET that failed is tried again before it is thrown (CALL-1). */
export const fetchRetries = 5
/** "Ripple effect": how long a ripple lasts (UI-4). The kit's. */
export const rippleEffect = 960
/** "Widget load poll": how often the widget's arrival is looked for (CART-2). */
export const widgetLoadPoll = 200
/** "Default currency" of revenue (CALL-3, CART-8). */
export const defaultCurrency = 'EUR'

/** "Storage keys" of the browser's storage. */
export const storageKeys = {
  purchaseAttempts: 'purchase_attempts',
  cmsToken: 'cms_token',
  gescoReferral: 'gescoReferral',
  businessProvider: 'businessProvider',
  stay: 'stay',
} as const
