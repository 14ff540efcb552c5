// The only JavaScript of the project: it runs under whatever Node a machine has (20 or newer, which cannot run
// TypeScript), installs what the lockfile pins, Node 26 among it, and hands over to `tools/<command>/<command>.ts`.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command, ...args] = process.argv.slice(2)
const stamp = join(root, 'node_modules/.schuss-installed')

function leave(sentence) {
  console.error(sentence)
  process.exit(1)
}

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function installed() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileHash()
}

function install() {
  const began = Date.now()
  console.log('• Installing packages (once, about a minute) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' })
  if (done.status !== 0)
    leave(
      'The packages could not be installed: look at the lines above, check the network and the rights on this folder, then try again.',
    )
  writeFileSync(stamp, lockfileHash())
  console.log(`  done in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

if (Number(process.versions.node.split('.')[0]) < 20)
  leave(`Schuss needs any Node from 20 on to begin (it brings its own after that); this is ${process.version}.`)
if (!installed()) install()

const node = join(root, 'node_modules/.bin/node')
if (!existsSync(node))
  leave(
    `There is no Node 26 for ${process.platform} ${process.arch} among the packages: see "optionalDependencies" in package.json.`,
  )
const child = spawn(node, [join(root, 'tools', command, `${command}.ts`), ...args], {
  cwd: root,
  // Through the channel the child learns when we are killed, and stops all that it has started.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  },
})
// Ctrl-C reaches the child as well, and the child knows what to stop: we only wait for it.
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
