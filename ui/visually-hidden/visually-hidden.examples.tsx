import { VisuallyHidden } from './visually-hidden.tsx'

export const about = 'Words for those who listen to the page.'

export const examples = {
  'after a figure': (
    <p>
      ★★★<VisuallyHidden>three stars of five</VisuallyHidden>
    </p>
  ),
}
