import { createRoot } from 'react-dom/client'
import './kit.css'
import './fonts/fonts.css'
import './base.css'
import './kit-page.css'
import { Foundations } from './kit-foundations.tsx'
import { startRipples } from './ripple/ripple.tsx'
import type { ReactNode } from 'react'

/** What a folder of the kit shows of itself: what it is for, and every state it can be in. */
type Piece = { about: string; examples: Record<string, ReactNode> }

const pieces = Object.entries(import.meta.glob<Piece>('./*/*.examples.tsx', { eager: true })).map(([file, piece]) => ({
  ...piece,
  name: file.split('/')[1] ?? '',
}))

/** Every piece of the kit with its examples, on a light and on a dark background. For development: `npm run kit -w ui`. */
function Kit() {
  return (
    <>
      <header className="kit-head dark">
        <h1>The kit</h1>
        <p className="kit-lead">
          Pieces that know no route, no fetch and no product word. Try them with a pointer, with a finger and with the
          keyboard alone.
        </p>
      </header>
      <div className="kit-inside">
        <nav className="kit-contents" aria-label="Pieces">
          <ul>
            {['foundations', ...pieces.map(({ name }) => name)].map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main className="kit-pieces">
          <Foundations />
          {pieces.map((piece) => (
            <PieceView key={piece.name} {...piece} />
          ))}
        </main>
      </div>
    </>
  )
}

function PieceView({ name, about, examples }: Piece & { name: string }) {
  return (
    <section className={`kit-piece kit-piece-${name}`} id={name} aria-labelledby={`${name}-name`}>
      <h2 id={`${name}-name`}>{name}</h2>
      <p className="kit-about">{about}</p>
      {['kit-background', 'kit-background dark'].map((background) => (
        <div key={background} className={background}>
          {Object.entries(examples).map(([state, example]) => (
            <figure key={state} className="kit-example" aria-label={`${name}, ${state}`}>
              <figcaption>{state}</figcaption>
              {example}
            </figure>
          ))}
        </div>
      ))}
    </section>
  )
}

const place = document.getElementById('kit')
if (place) createRoot(place).render(<Kit />)
startRipples(document)
