export const en = {
  'paid.subject': 'Your order {number} is confirmed',
  'paid.title': 'Your order is confirmed',
  'paid.hello': 'Hello {name},',
  'paid.text':
    'Thank you! Your payment of {total} has arrived and your places are reserved. Keep this message: it is your confirmation.',
  'paid.free':
    'Thank you! Your places are reserved and there is nothing to pay. Keep this message: it is your confirmation.',
  colon: ': ',
  number: 'Order number',
  ordered: 'What you have booked',
  for: 'For',
  dates: 'Dates',
  day: 'Date',
  range: '{from} to {to}',
  time: 'Time',
  meeting: 'Meeting point',
  seller: 'Sold by',
  price: 'Price',
  total: 'Total paid, taxes included',
  'withdrawal.none':
    'Service on fixed dates: there is no right of withdrawal (article L221-28, 12° of the French consumer code).',
  'withdrawal.14-days': 'You may withdraw from this within 14 days: reply to this message.',
  next: 'What happens next',
  'next.lesson': 'Be at the meeting point ten minutes before the beginning, with this message at hand.',
  'next.pass': 'Lift passes are collected at the lift company’s desk.',
  link: 'See your order',
  bye: 'See you on the snow!',
  'refund.subject': 'Your order {number}: your money is on its way back',
  'refund.title': 'Your money is on its way back',
  'refund.text':
    'Your payment of {total} reached us when the order could no longer be fulfilled. We are sorry. The whole sum goes back to your card by itself; depending on your bank that takes two to five days. You have nothing to do.',
} as const
