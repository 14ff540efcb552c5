import { Icon } from 'ui/icon'
import type { BlockProps } from '../../block-view.tsx'
import { Prose } from '../../prose.tsx'
import { useBlock } from '../use-block.ts'

export function QuestionsBlock({ data: { title, items } }: BlockProps<'questions'>) {
  const { text, shows, page } = useBlock()
  return (
    <>
      {shows(title) && (
        <h2 className="block-title" {...text('title')}>
          {title}
        </h2>
      )}
      <div className="questions">
        {items.map(({ question, answer }, at) => (
          <details key={at} className="question">
            <summary>
              <span {...text(`items.${at}.question`)}>{question}</span>
              <Icon name="plus" />
            </summary>
            <Prose page={page} text={answer} path={`items.${at}.answer`} />
          </details>
        ))}
      </div>
    </>
  )
}
