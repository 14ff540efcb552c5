import type { Import } from './graph.ts'

/** The workspaces that each workspace may import. */
const mayImport: Record<string, readonly string[]> = {
  base: [],
  contracts: ['base'],
  ui: ['base'],
  content: ['base'],
  sales: ['base', 'contracts'],
  site: ['base', 'contracts', 'ui', 'content'],
  resorts: ['base'],
  e2e: ['base', 'contracts', 'tools'],
  // One bench runs the statements of sales bare, to compare them with its HTTP.
  bench: ['base', 'contracts', 'tools', 'sales'],
  // Its command `conform` looks at a provider with the suite of the contract.
  tools: ['base', 'contracts'],
}

/** Folders of content and sales may import only those named before them; all may import `api`, and `server` may import all. */
const order: Record<string, readonly string[]> = {
  content: [
    'api',
    'store',
    'languages',
    'media',
    'pages',
    'zones',
    'navigation',
    'drafts',
    'search',
    'admin',
    'server',
  ],
  sales: ['api', 'store', 'catalogue', 'availability', 'pricing', 'cart', 'orders', 'payments', 'checkout', 'server'],
}

/** Browser bundles inside a workspace: they know its `api` and the kit, and nothing of its server. */
const browserFolders = ['content/editor', 'sales/widget', 'sales/office']

/** The suite that a provider must pass: it brings a browser along. */
const conformance = 'contracts/conformance/'

const siteFeatures = ['search', 'cart', 'stay', 'consent', 'analytics', 'editing']
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/** The reason why an import is not allowed; undefined when it is. */
export function importViolation({ from, specifier, target }: Import): string | undefined {
  if (!target) return undefined
  if (target.includes('(not exported)')) return `${specifier} is not among the exports of its package`
  return betweenWorkspaces(from, target) ?? insideWorkspace(from, target)
}

function betweenWorkspaces(from: string, target: string): string | undefined {
  const [here, there] = [workspaceOf(from), workspaceOf(target)]
  if (here === there) return undefined
  if (!(here in mayImport)) return undefined
  if (target.startsWith(conformance) && !['e2e', 'bench', 'tools'].includes(here))
    return 'the conformance suite drives a browser: only journeys, benches and tools may know it'
  if (there === 'ui' && inBrowserFolder(from)) return undefined
  if (!mayImport[here]?.includes(there)) return `${here} may not know ${there}`
  if (here === 'site' && there === 'content' && !target.startsWith('content/api/') && !isServerSide(from))
    return 'only server files of the site may know content beyond its api'
  return undefined
}

function insideWorkspace(from: string, target: string): string | undefined {
  if (workspaceOf(from) !== workspaceOf(target)) return undefined
  return (
    conformanceApart(from, target) ??
    browserIsolation(from, target) ??
    orderOfKnowledge(from, target) ??
    betweenFeatures(from, target)
  )
}

/** The contract itself stays free of the suite that looks at it, and of the suite's browser. */
function conformanceApart(from: string, target: string): string | undefined {
  if (!target.startsWith(conformance) || from.startsWith(conformance)) return undefined
  return 'the contract may not know the suite that looks at it'
}

function browserIsolation(from: string, target: string): string | undefined {
  const folder = browserFolders.find((one) => from.startsWith(`${one}/`))
  if (folder)
    return target.startsWith(`${folder}/`) || target.startsWith(`${workspaceOf(from)}/api/`)
      ? undefined
      : 'a browser bundle may know only its own folder and the api'
  const other = browserFolders.find((one) => target.startsWith(`${one}/`))
  return other ? `nothing but itself may know ${other}` : undefined
}

function orderOfKnowledge(from: string, target: string): string | undefined {
  const rooms = order[workspaceOf(from)]
  const [here, there] = [rooms?.indexOf(roomOf(from)) ?? -1, rooms?.indexOf(roomOf(target)) ?? -1]
  if (isTest(from) || here < 0 || there < 0) return undefined
  return there > here ? `${roomOf(from)} comes before ${roomOf(target)} and may not know it` : undefined
}

function betweenFeatures(from: string, target: string): string | undefined {
  const [here, there] = [featureOf(from), featureOf(target)]
  return here && there && here !== there
    ? `features of the site do not know each other: ${here} and ${there}`
    : undefined
}

function workspaceOf(file: string): string {
  return file.split('/')[0] ?? ''
}

function roomOf(file: string): string {
  return file.split('/')[1] ?? ''
}

function featureOf(file: string): string | undefined {
  const match = /^site\/app\/([^/]+)\//.exec(file)
  return match?.[1] && siteFeatures.includes(match[1]) ? match[1] : undefined
}

function inBrowserFolder(file: string): boolean {
  return browserFolders.some((folder) => file.startsWith(`${folder}/`))
}

function isServerSide(file: string): boolean {
  return file.startsWith('site/server/') || /\.server\.tsx?$/.test(file) || isTest(file)
}
