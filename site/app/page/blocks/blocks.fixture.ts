import type { Block, BlockType } from 'content/api/blocks'
import type { RichText } from 'content/api/rich-text'

const long = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)

/** One block of each type, with every field filled. */
export const everyBlock: { [Type in BlockType]: Extract<Block, { type: Type }>['data'] } = {
  'rich-text': { text: words('Texte') },
  picture: { picture: 'ridge-dawn', alt: 'Une crête', caption: 'Légende' },
  gallery: { items: [{ picture: 'ridge-dawn', alt: 'Une crête', caption: 'Légende' }] },
  carousel: { items: [{ picture: 'ridge-dawn', alt: 'A', title: 'T', text: 'X', href: 'page:known', label: 'Voir' }] },
  cards: {
    title: 'Cartes',
    items: [
      { title: long, text: 'X', picture: 'ridge-noon', alt: 'A', href: 'page:known', label: 'Voir', tag: 'promotion' },
    ],
  },
  offer: { product: 'children-ski', kind: 'ESF', title: 'Ski', text: 'X', picture: 'ridge-noon', alt: 'A' },
  'price-table': { caption: 'Prix', columns: ['Quoi', 'Prix'], rows: [['Ski', '169 €']], note: words('Note') },
  levels: { items: [{ code: 'cristal-or', name: 'Cristal or', age: '12', can: 'Sait', next: 'Apprend' }] },
  questions: { title: 'Questions', items: [{ question: 'Et ?', answer: words('Oui') }] },
  'meeting-points': {
    items: [{ name: 'Pré', sector: 'Bas', altitude: 1450, description: 'D', for: 'F', time: 'T', lat: 45, lon: 6 }],
  },
  map: { title: 'École', address: '1 place', lat: 45.4, lon: 6.7, text: words('Plan') },
  steps: { title: 'Étapes', items: [{ title: 'Un', text: words('Fait') }] },
  callout: { tone: 'warning', title: 'Attention', text: words('Neige') },
  buttons: {
    items: [
      { label: 'Aller', href: 'page:known', look: 'primary' },
      { label: 'Perdu', href: 'page:unknown', look: 'secondary' },
    ],
  },
  columns: { items: [words('Gauche'), words('Droite')] },
  video: {
    title: 'Film',
    poster: 'ridge-noon',
    alt: 'A',
    source: 'https://films.example.org/x',
    transcript: words('Dit'),
  },
  news: { limit: 3 },
}

function words(text: string): RichText {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}
