import { Icon } from '../icon/icon.tsx'
import { Button } from './button.tsx'

export const about = 'Something that can be done here. One primary button a view; busy keeps its focus and its width.'

export const examples = {
  primary: <Button>Choose dates</Button>,
  secondary: <Button look="secondary">Compare</Button>,
  quiet: <Button look="quiet">Not now</Button>,
  small: <Button size="s">Add</Button>,
  'with an icon': (
    <Button>
      Continue <Icon name="arrow-right" />
    </Button>
  ),
  busy: <Button busy>Sending</Button>,
  disabled: <Button disabled>Full</Button>,
  'long text': <Button>Réserver six matinées pour deux enfants de niveaux différents</Button>,
}
