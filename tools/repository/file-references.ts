import path from 'node:path'
import { Visitor, parseSync } from 'oxc-parser'
import type { Argument, Expression } from 'oxc-parser'

/** A file or folder that a string of `from` names, from the root of the repository. */
export type FileReference = { from: string; target: string }

/** A path from the root of the repository to a file that somebody wrote; `{workspaces}` are the folders at the top. */
const rootPath = (workspaces: readonly string[]) =>
  new RegExp(`^(?:${workspaces.join('|')})/[\\w./-]+\\.(?:tsx?|mjs|css|md|sql|html|json)$`)

/**
 * The files that strings of a TypeScript file name, which no compiler looks at: `new URL('./x.ts', import.meta.url)`,
 * `path.join(import.meta.dirname, 'x.ts')`, `import.meta.resolve('./x.ts')`, `vi.mock('./x.ts')`, and a whole path such as
 * 'site/server/main.ts'. Built files are left out, because they may not be there yet.
 */
export function fileReferences(from: string, text: string, workspaces: readonly string[]): FileReference[] {
  const folder = path.dirname(from)
  const whole = rootPath(workspaces)
  const targets: string[] = []
  const add = (...parts: string[]): void => void targets.push(path.join(...parts))
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string' && whole.test(value)) add(value)
    },
    NewExpression({ callee, arguments: [name, base] }) {
      if (nameOf(callee) !== 'URL' || nameOf(base) !== 'import.meta.url') return
      const relative = textOf(name)
      if (relative !== undefined) add(folder, relative)
    },
    CallExpression({ callee, arguments: given }) {
      const called = nameOf(callee)
      const [first, ...rest] = given
      const relative = textOf(first)
      if (/^(import\.meta\.resolve|vi\.(do)?mock)$/.test(called) && relative?.startsWith('.')) add(folder, relative)
      if (!/(^|\.)(join|resolve)$/.test(called) || nameOf(first) !== 'import.meta.dirname') return
      const parts = rest.map(textOf)
      if (parts.every((part) => part !== undefined)) add(folder, ...parts)
    },
  }).visit(parseSync(from, text).program)
  return targets.filter((target) => !/(^|\/)build(\/|$)/.test(target)).map((target) => ({ from, target }))
}

/** The paths between backticks in a Markdown file: those that begin with a folder at the top, and names of TypeScript files. */
export function markdownReferences(from: string, text: string, workspaces: readonly string[]): FileReference[] {
  const whole = rootPath(workspaces)
  const names = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name)
  return names.filter((name) => whole.test(name) || /^[\w./-]+\.tsx?$/.test(name)).map((target) => ({ from, target }))
}

/** The name of a variable or of a member, such as `import.meta.url`; '' for any other expression. */
function nameOf(node: Argument | Expression | undefined): string {
  if (node?.type === 'Identifier') return node.name
  if (node?.type === 'MetaProperty') return `${node.meta.name}.${node.property.name}`
  if (node?.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return ''
  return `${nameOf(node.object)}.${node.property.name}`
}

function textOf(node: Argument | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}
