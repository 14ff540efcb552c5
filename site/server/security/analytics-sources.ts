import type { Features, HeatmapSettings, HeatmapVendor } from 'content/api/features'

/** Directives of a Content-Security-Policy and what they let in. */
export type PolicySources = Readonly<Record<string, readonly string[]>>

/** Whom a vendor's script works with, as the vendor tells its customers. */
const vendors: Record<HeatmapVendor, PolicySources> = {
  hotjar: {
    'script-src': ['https://static.hotjar.com', 'https://script.hotjar.com'],
    'connect-src': ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
    'img-src': ['https://*.hotjar.com'],
  },
  clarity: {
    'script-src': ['https://*.clarity.ms'],
    'connect-src': ['https://*.clarity.ms', 'https://c.bing.com'],
    'img-src': ['https://*.clarity.ms', 'https://c.bing.com'],
  },
  mouseflow: {
    'script-src': ['https://cdn.mouseflow.com'],
    'connect-src': ['https://*.mouseflow.com'],
    'img-src': ['https://*.mouseflow.com'],
  },
}

/** What a page must let in besides its own, for what the site's settings have turned on; nothing when all is off. */
export function analyticsSources({ analytics, heatmap }: Pick<Features, 'analytics' | 'heatmap'>): PolicySources {
  const recorder = heatmap ? heatmapSources(heatmap) : {}
  const counter = analytics && !analytics.throughSite ? [analytics.origin] : []
  return { ...recorder, 'connect-src': [...counter, ...(recorder['connect-src'] ?? [])] }
}

function heatmapSources({ vendor, origin }: HeatmapSettings): PolicySources {
  return origin ? { 'script-src': [origin], 'connect-src': [origin], 'img-src': [origin] } : vendors[vendor]
}
