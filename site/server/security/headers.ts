import { createHash } from 'node:crypto'
import type { PolicySources } from './analytics-sources.ts'

/** The origins that the policy of a page depends on. */
export type Origins = {
  /** The sales provider, whose widget runs in the page. */
  sales: string
  /** Where the payment form is sent, when it is not the provider itself. */
  bank?: string
  /** Whether the site is served over https. */
  secure: boolean
  /** While one edits: the development server brings scripts and styles of its own into the page. */
  development?: boolean
}

type Header = readonly [name: string, value: string]

/** Headers of every response. */
export function securityHeaders({ secure }: Pick<Origins, 'secure'>): Header[] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'DENY'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    ...(secure ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const] : []),
  ]
}

/**
 * The Content-Security-Policy of a page: scripts of this site and of the sales provider, and of those in the page only the ones
 * whose sha256 is given, and what `more` adds. Styles come from files; what React sets on elements later goes by the CSSOM, which the policy leaves free.
 */
export function contentSecurityPolicy(
  { sales, bank, secure }: Origins,
  hashes: readonly string[],
  more: PolicySources,
): Header {
  const scripts = hashes.map((hash) => `'sha256-${hash}'`)
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", sales, ...scripts],
    'style-src': ["'self'", sales],
    'img-src': ["'self'", sales, 'data:'],
    'font-src': ["'self'", sales],
    'connect-src': ["'self'", sales],
    'media-src': ["'self'"],
    'frame-src': [sales],
    'form-action': ["'self'", sales, ...(bank ? [bank] : [])],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(secure && { 'upgrade-insecure-requests': [] }),
  }
  const text = Object.entries(policy).map(([name, sources]) => [name, ...sources, ...(more[name] ?? [])].join(' '))
  return ['content-security-policy', text.join('; ')]
}

/** The sha256 of a script's text, as a policy names it. */
export function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64')
}
