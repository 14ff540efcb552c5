import { Picture } from '../picture/picture.tsx'
import { Tag } from '../tag/tag.tsx'
import { Card } from './card.tsx'

const media = <Picture src="/pictures/ridge-dawn" alt="" sizes="20rem" />

export const about = 'A picture, a name and a way on. One link a card: its name; the rest of its face follows it.'

export const examples = {
  whole: (
    <Card
      title="Ski, 6 to 12"
      text="Six half-days, a test and a medal on Friday."
      href="#ski"
      action="See the offer"
      media={media}
      tag={<Tag tone="gold">Good deal</Tag>}
    />
  ),
  plain: <Card title="Three sectors" text="From the first turns to the black runs." />,
  'long text': (
    <Card
      title="Stages compétition et préparation au Cristal or pour les adolescents confirmés"
      href="#long"
      action="Voir toutes les offres de la semaine"
      media={media}
    />
  ),
}
