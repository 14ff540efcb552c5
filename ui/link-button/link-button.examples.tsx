import { Icon } from '../icon/icon.tsx'
import { LinkButton } from './link-button.tsx'

export const about = 'A way to another page, drawn as a button.'

export const examples = {
  primary: (
    <LinkButton href="#there">
      See the offers <Icon name="arrow-right" />
    </LinkButton>
  ),
  secondary: (
    <LinkButton href="#there" look="secondary" size="s">
      All news
    </LinkButton>
  ),
}
