import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'paid.subject': 'Je bestelling {number} is bevestigd',
  'paid.title': 'Je bestelling is bevestigd',
  'paid.hello': 'Dag {name},',
  'paid.text':
    'Dank je wel! We hebben je betaling van {total} ontvangen en je plaatsen zijn gereserveerd. Bewaar dit bericht: het is je bevestiging.',
  'paid.free': 'Dank je wel! Je plaatsen zijn gereserveerd zonder kosten. Bewaar dit bericht: het is je bevestiging.',
  colon: ': ',
  number: 'Bestelnummer',
  ordered: 'Dit heb je geboekt',
  for: 'Voor',
  dates: 'Data',
  day: 'Datum',
  range: '{from} tot en met {to}',
  time: 'Tijd',
  meeting: 'Verzamelplaats',
  seller: 'Verkocht door',
  price: 'Prijs',
  total: 'Totaal betaald, inclusief belasting',
  'withdrawal.none':
    'Dienst op vaste data: er is geen herroepingsrecht (artikel L221-28, 12° van de Franse consumentenwet).',
  'withdrawal.14-days': 'Je kunt dit binnen 14 dagen herroepen: beantwoord dit bericht.',
  next: 'En nu?',
  'next.lesson': 'Wees tien minuten voor het begin op de verzamelplaats, met dit bericht bij de hand.',
  'next.pass': 'Skipassen haal je op aan de kassa van de liften.',
  link: 'Bekijk je bestelling',
  bye: 'Tot op de sneeuw!',
  'refund.subject': 'Je bestelling {number}: je krijgt je geld terug',
  'refund.title': 'Je krijgt je geld terug',
  'refund.text':
    'Je betaling van {total} kwam bij ons aan toen de bestelling niet meer kon doorgaan. Het spijt ons. Het hele bedrag gaat vanzelf terug naar je kaart; afhankelijk van je bank duurt dat twee tot vijf dagen. Je hoeft niets te doen.',
}
