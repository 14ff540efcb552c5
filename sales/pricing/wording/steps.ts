/** Labels of price steps that several kinds have. */
export const stepTexts = {
  fr: {
    period: '{period}',
  },
  en: {
    period: '{period}',
  },
  es: {
    period: '{period}',
  },
  nl: {
    period: '{period}',
  },
} as const
