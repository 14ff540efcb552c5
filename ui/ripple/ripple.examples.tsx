import { Button } from '../button/button.tsx'
import { LinkButton } from '../link-button/link-button.tsx'

export const about = 'An answer to a press, from where it was pressed: 960 ms, and none for those who asked for calm.'

export const examples = {
  'press it': <Button>Press</Button>,
  'on a link': (
    <LinkButton href="#ripple" look="secondary">
      Press
    </LinkButton>
  ),
}
