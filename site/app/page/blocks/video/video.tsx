import { Icon } from 'ui/icon'
import { useTranslate } from '../../../wording/wording.tsx'
import { PagePicture } from '../../picture/page-picture.tsx'
import type { BlockProps } from '../../block-view.tsx'
import { Prose } from '../../prose.tsx'
import { useBlock } from '../use-block.ts'

/** A video with its transcript. Nothing is requested from the video's host before the visitor plays it. */
export function VideoBlock({ data }: BlockProps<'video'>) {
  const t = useTranslate()
  const { text, page, to } = useBlock()
  const source = to(data.source)
  const poster = <PagePicture picture={data.poster} alt={data.alt} sizes="(min-width: 84rem) 76rem, 92vw" />
  return (
    <figure className="video">
      {source ? (
        <a className="video-poster" {...source}>
          {poster}
          <span className="video-play">
            <Icon name="play" size={32} />
            <span>{t('video.play')}</span>
          </span>
        </a>
      ) : (
        poster
      )}
      <figcaption>
        <p className="video-title" {...text('title')}>
          {data.title}
        </p>
        <details className="question">
          <summary>
            {t('video.transcript')} <Icon name="plus" />
          </summary>
          <Prose page={page} text={data.transcript} path="transcript" />
        </details>
      </figcaption>
    </figure>
  )
}
