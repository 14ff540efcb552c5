import { useTranslate } from '../../../wording/wording.tsx'
import type { BlockProps } from '../../block-view.tsx'
import { useBlock } from '../use-block.ts'
import { Crystal } from './crystal.tsx'

type Item = BlockProps<'levels'>['data']['items'][number]

/** The levels from the first to the last. `level-<code>` can be linked to. */
export function LevelsBlock({ data: { items } }: BlockProps<'levels'>) {
  return (
    <ol className="levels">
      {items.map((item, at) => (
        <Level key={item.code} item={item} at={at} count={items.length} />
      ))}
    </ol>
  )
}

function Level({ item, at, count }: { item: Item; at: number; count: number }) {
  const t = useTranslate()
  const { text, shows } = useBlock()
  const path = `items.${at}`
  return (
    <li className={`level level-tone-${toneOf(item.code, at, count)}`} id={`level-${item.code}`}>
      <Crystal growth={at} />
      <div className="level-text">
        <h2 className="level-name">
          <span {...text(`${path}.name`)}>{item.name}</span>
          {shows(item.age) && (
            <span className="level-age" {...text(`${path}.age`)}>
              {item.age}
            </span>
          )}
        </h2>
        <dl>
          <div>
            <dt>{t('levels.can')}</dt>
            <dd {...text(`${path}.can`)}>{item.can}</dd>
          </div>
          <div>
            <dt>{t('levels.next')}</dt>
            <dd {...text(`${path}.next`)}>{item.next}</dd>
          </div>
        </dl>
      </div>
    </li>
  )
}

/** The colour of a level: that of its medal, else that of the pistes it is skied on. */
function toneOf(code: string, at: number, count: number): string {
  if (code.endsWith('-bronze')) return 'bronze'
  if (code.endsWith('-or')) return 'gold'
  return ['green', 'blue', 'red', 'black'][Math.min(3, Math.floor((at / count) * 4))] ?? 'blue'
}
