import { isAddress } from 'content/api/address'

/** The URL for typed input such as `www.example.org` or `contact@example.org`; undefined when it is none. */
export function addressFromInput(typed: string): string | undefined {
  const text = typed.trim()
  if (isAddress(text)) return text
  const guess = completeAddress(text)
  return guess !== undefined && isAddress(guess) ? guess : undefined
}

function completeAddress(text: string): string | undefined {
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  if (/^\+?[\d .-]{8,20}$/.test(text)) return `tel:${text.replaceAll(/[ .-]/g, '')}`
  return /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text) ? `https://${text}` : undefined
}
