import { Icon } from './icon.tsx'
import { iconPaths } from './paths.ts'
import type { IconName } from './paths.ts'

const names = Object.keys(iconPaths) as IconName[]

export const examples = Object.fromEntries(names.map((name) => [name, <Icon key={name} name={name} />]))
