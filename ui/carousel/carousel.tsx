import { Children, useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { slidePosition, swipeStep } from './slides.ts'
import { useSlides } from './use-slides.ts'

export type CarouselLabels = {
  name: string
  previous: string
  next: string
  pause: string
  play: string
  /** "Slide 2 of 4" */
  slide: (number: number, count: number) => string
}

type Props = { labels: CarouselLabels; fade?: boolean; children: ReactNode }

/**
 * Slides that change by themselves every 3 s and can be stopped (UI-2). Before JavaScript, a strip to be swiped:
 * the slides have the same place and size in both.
 */
export function Carousel({ labels, fade = false, children }: Props) {
  const slides = Children.toArray(children)
  const count = slides.length
  const { ready, index, show, step, advancing, stopped, setStopped, calm, watch } = useSlides(count)
  const swipe = useSwipe(step)
  return (
    <section
      className={fade ? 'carousel carousel-fade' : 'carousel'}
      data-ready={ready || undefined}
      aria-roledescription="carousel"
      aria-label={labels.name}
      {...watch}
    >
      <div className="carousel-slides" aria-live={advancing ? 'off' : 'polite'} {...swipe}>
        {slides.map((slide, at) => (
          <div
            key={at}
            className="carousel-slide"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would speak of a form
            role="group"
            aria-roledescription="slide"
            aria-label={labels.slide(at + 1, count)}
            data-position={slidePosition(at, index, count)}
            inert={ready && at !== index}
          >
            {slide}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className="carousel-controls">
          {!calm && (
            <button
              type="button"
              className="carousel-button"
              aria-label={stopped ? labels.play : labels.pause}
              onClick={() => setStopped(!stopped)}
            >
              <Icon name={stopped ? 'play' : 'pause'} size={20} />
            </button>
          )}
          <div className="carousel-dots">
            {slides.map((_, at) => (
              <button
                key={at}
                type="button"
                className="carousel-dot"
                aria-label={labels.slide(at + 1, count)}
                aria-current={at === index || undefined}
                onClick={() => show(at)}
              />
            ))}
          </div>
          <button type="button" className="carousel-button" aria-label={labels.previous} onClick={() => step(-1)}>
            <Icon name="arrow-left" size={20} />
          </button>
          <button type="button" className="carousel-button" aria-label={labels.next} onClick={() => step(1)}>
            <Icon name="arrow-right" size={20} />
          </button>
        </div>
      )}
    </section>
  )
}

function useSwipe(step: (by: -1 | 1) => void) {
  const from = useRef<number>(undefined)
  return {
    onPointerDown: (event: React.PointerEvent) => {
      from.current = event.pointerType === 'touch' ? event.clientX : undefined
    },
    onPointerUp: (event: React.PointerEvent) => {
      const by = from.current === undefined ? 0 : swipeStep(event.clientX - from.current)
      from.current = undefined
      if (by !== 0) step(by)
    },
  }
}
