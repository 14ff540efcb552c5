import { Tag } from './tag.tsx'

export const about = 'One or two words that set a thing apart from its neighbours.'

export const examples = {
  red: <Tag tone="red">New offer</Tag>,
  gold: <Tag tone="gold">Good deal</Tag>,
  blue: <Tag tone="blue">Event</Tag>,
  green: <Tag tone="green">Discovery</Tag>,
}
