/** Where the browser keeps what (specification 9, "Storage keys"). */
export const storageKeys = {
  purchaseAttempts: 'purchase_attempts',
  cmsToken: 'cms_token',
  gescoReferral: 'gescoReferral',
  businessProvider: 'businessProvider',
  stay: 'stay',
} as const
