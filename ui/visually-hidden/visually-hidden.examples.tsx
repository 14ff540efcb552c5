import { VisuallyHidden } from './visually-hidden.tsx'

export const about = 'Text for screen readers only.'

export const examples = {
  'after a figure': (
    <p>
      ★★★<VisuallyHidden>three stars of five</VisuallyHidden>
    </p>
  ),
}
