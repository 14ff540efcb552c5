import type { BlockProps } from '../../block-view.tsx'
import { Prose } from '../../prose.tsx'
import { useBlock } from '../use-block.ts'

export function StepsBlock({ data }: BlockProps<'steps'>) {
  const { title, items } = data
  const { text, shows, page, headingOf } = useBlock()
  const Heading = headingOf(data, Boolean(title))
  return (
    <>
      {shows(title) && (
        <h2 className="block-title" {...text('title')}>
          {title}
        </h2>
      )}
      <ol className="steps">
        {items.map((item, at) => (
          <li key={at} className="step">
            <Heading className="step-title" {...text(`items.${at}.title`)}>
              {item.title}
            </Heading>
            <Prose page={page} text={item.text} path={`items.${at}.text`} />
          </li>
        ))}
      </ol>
    </>
  )
}
