import type { OfferTag } from 'content/api/blocks'
import { Tag } from 'ui/tag'
import type { TagTone } from 'ui/tag'
import { useTranslate } from '../wording/wording.tsx'

const tones: Record<OfferTag, TagTone> = { nouveaute: 'red', promotion: 'gold', actualite: 'blue', decouverte: 'green' }

/** A label of an offer's promotion, in the page's language (NAV-11). */
export function OfferTagLabel({ tag }: { tag: OfferTag }) {
  const t = useTranslate()
  return <Tag tone={tones[tag]}>{t(`tag.${tag}`)}</Tag>
}
