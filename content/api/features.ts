import { origin } from 'base/http'
import { z } from 'zod'

/** A service that counts visits and speaks the protocol of Plausible (CALL-2). */
const analytics = z.strictObject({
  /** The name of this site at the service. */
  domain: z.string().min(1).max(200),
  /** Origin of the service. */
  origin: origin.default('https://plausible.io'),
  /** Browsers tell this site, and the site tells the service; else browsers tell the service themselves. */
  throughSite: z.boolean().default(true),
  /** Counts only visitors who accepted; `false` counts all but those who refused. */
  needsConsent: z.boolean().default(true),
})
export type AnalyticsSettings = z.infer<typeof analytics>

export const heatmapVendors = ['hotjar', 'clarity', 'mouseflow'] as const
export type HeatmapVendor = (typeof heatmapVendors)[number]

/** A service that records how pages are used, by a script of its own: only after consent, never on cart and checkout (CONSENT-4). */
const heatmap = z.strictObject({
  vendor: z.enum(heatmapVendors),
  /** The site's identifier at the vendor. */
  id: z.string().regex(/^[\w-]{1,64}$/),
  /** Where the script comes from, when not from the vendor's own host. */
  origin: origin.optional(),
  /** Paths of the only pages that are recorded, as a browser shows them; all when there are none. */
  pages: z.array(z.string().startsWith('/')).default([]),
})
export type HeatmapSettings = z.infer<typeof heatmap>

/** Parts of the site that are off unless its settings turn them on. */
export const features = z.strictObject({
  seo: z.boolean().default(true),
  /** Asks for consent although nothing of ours needs it: something of the site's own does. */
  consent: z.boolean().default(false),
  analytics: analytics.optional(),
  heatmap: heatmap.optional(),
})
export type Features = z.infer<typeof features>
