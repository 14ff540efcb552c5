import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'paid.subject': 'Votre commande {number} est confirmée',
  'paid.title': 'Votre commande est confirmée',
  'paid.hello': 'Bonjour {name},',
  'paid.text':
    'Merci ! Votre paiement de {total} est bien arrivé et vos places sont réservées. Gardez ce message : il vaut confirmation.',
  'paid.free': 'Merci ! Vos places sont réservées et il n’y a rien à payer. Gardez ce message : il vaut confirmation.',
  colon: '\u00a0: ',
  number: 'Numéro de commande',
  ordered: 'Ce que vous avez réservé',
  for: 'Pour',
  dates: 'Dates',
  day: 'Date',
  range: 'du {from} au {to}',
  time: 'Horaire',
  meeting: 'Lieu de rendez-vous',
  seller: 'Vendu par',
  price: 'Prix',
  total: 'Total payé, toutes taxes comprises',
  'withdrawal.none':
    'Prestation à dates fixes : il n’y a pas de droit de rétractation (article L221-28, 12° du Code de la consommation).',
  'withdrawal.14-days': 'Vous pouvez vous rétracter pendant 14 jours : répondez à ce message.',
  next: 'Et maintenant ?',
  'next.lesson': 'Soyez au lieu de rendez-vous dix minutes avant le début, ce message à portée de main.',
  'next.pass': 'Les forfaits se retirent à la caisse des remontées.',
  link: 'Voir votre commande',
  bye: 'À bientôt sur la neige !',
  'refund.subject': 'Votre commande {number} : votre argent vous est rendu',
  'refund.title': 'Votre argent vous est rendu',
  'refund.text':
    'Votre paiement de {total} nous est parvenu alors que la commande ne pouvait plus être honorée. Nous en sommes désolés. La somme entière revient d’elle-même sur votre carte ; selon votre banque, cela prend de deux à cinq jours. Vous n’avez rien à faire.',
}
