import type { Lang } from '../../catalogue/product.ts'

/** Words in the details of a line. */
export const detailTexts: Record<Lang, Record<string, string>> = {
  fr: { days: '{days} {days|jour|jours}' },
  en: { days: '{days} {days|day|days}' },
  es: { days: '{days} {days|día|días}' },
  nl: { days: '{days} {days|dag|dagen}' },
}
