import { memo } from 'react'
import type { SearchResult } from 'content/api/calls'
import { Icon } from 'ui/icon'
import { markHits } from './mark.ts'

type Props = { result: SearchResult; query: string }

/** The inside of a link to a result: its name and, where it says more, its title, with the matches of the query marked. */
export const ResultText = memo(function ResultText({ result: { name, title }, query }: Props) {
  return (
    <>
      <span className="search-name">
        <Marked text={name} query={query} />
      </span>
      {title !== name && (
        <span className="search-title">
          <Marked text={title} query={query} />
        </span>
      )}
      <Icon name="arrow-right" size={20} />
    </>
  )
})

function Marked({ text, query }: { text: string; query: string }) {
  return markHits(text, query).map((piece, at) => (piece.hit ? <mark key={at}>{piece.text}</mark> : piece.text))
}
