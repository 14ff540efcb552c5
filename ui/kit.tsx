import { createRoot } from 'react-dom/client'
import './kit.css'
import './fonts/fonts.css'
import './base.css'
import './kit-page.css'
import { startRipples } from './ripple/ripple.tsx'
import type { ReactNode } from 'react'

/** Every piece of the kit with its examples, on snow and on night. For development: `npm run kit -w ui`. */
type Examples = Record<string, { examples: Record<string, ReactNode> }>

const pieces = Object.entries(import.meta.glob('./*/*.examples.tsx', { eager: true }) as Examples)

function Kit() {
  return pieces.map(([file, { examples }]) => (
    <section key={file} className="kit-piece">
      <h2>{file.split('/')[1]}</h2>
      {['kit-examples', 'kit-examples night'].map((ground) => (
        <div key={ground} className={ground}>
          {Object.entries(examples).map(([name, example]) => (
            <div key={name} className="kit-example">
              <small>{name}</small>
              {example}
            </div>
          ))}
        </div>
      ))}
    </section>
  ))
}

const place = document.getElementById('kit')
if (place) createRoot(place).render(<Kit />)
startRipples(document)
