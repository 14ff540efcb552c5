import { Icon } from './icon.tsx'
import { iconPaths } from './paths.ts'
import type { IconName } from './paths.ts'

const names = Object.keys(iconPaths) as IconName[]

export const about = 'Drawings on a grid of 24. They stand beside words, or alone inside something that has a name.'

export const examples = Object.fromEntries(names.map((name) => [name, <Icon key={name} name={name} />]))
