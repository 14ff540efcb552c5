import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Tooltip } from './tooltip.tsx'

export const about = 'A few words about something. The first waits 200 ms; its neighbour opens at once within 300 ms.'

export const examples = {
  'beside a name': (
    <Tooltip text="Held for you for 20 minutes">{(described) => <Button {...described}>Two places</Button>}</Tooltip>
  ),
  'as the name': (
    <Tooltip text="Remove" naming>
      {(described) => (
        <Button look="quiet" {...described}>
          <Icon name="trash" />
        </Button>
      )}
    </Tooltip>
  ),
}
