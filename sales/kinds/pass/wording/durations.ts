/** How long a pass lasts: so many days, or a season. */
export const durationTexts = {
  fr: { days: '{days} {days|jour|jours}', season: 'Saison {season}' },
  en: { days: '{days} {days|day|days}', season: 'Season {season}' },
  es: { days: '{days} {days|día|días}', season: 'Temporada {season}' },
  nl: { days: '{days} {days|dag|dagen}', season: 'Seizoen {season}' },
} as const
