import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { readConfig } from 'base/config'
import { environment } from 'base/environment'
import { main } from 'base/main'
import { build } from '../steps/build.ts'
import { seconds } from '../steps/step.ts'
import { databasesOf, ownPostgres } from '../start/databases.ts'
import { lockData } from '../start/data.ts'
import { refuseTakenPorts } from '../start/ports.ts'
import { listenForSignals } from '../start/signals.ts'
import { welcome } from '../start/welcome.ts'

/** Like `npm start`, with reload on change: pages in the browser, servers by a restart, bundles by a watcher. */
await main(async () => {
  const began = performance.now()
  const config = readConfig()
  await refuseTakenPorts(config)
  const unlock = lockData(config.dataFolder)
  await build()
  const postgres = await ownPostgres(config)
  const env = await databasesOf(config, postgres)
  const children = [
    watch('node', ['--watch', 'sales/server/main.ts'], env),
    watch('node', [...serverFolders().map((folder) => `--watch-path=${folder}`), 'site/server/dev.ts'], env),
    watch('npm', ['run', 'watch', '--silent', '-w', 'content'], env),
    watch('npm', ['run', 'watch', '--silent', '-w', 'sales'], env),
  ]
  console.log(welcome(config, `${seconds(began)}, and reloads while you edit`))
  await new Promise<void>((resolve) => listenForSignals(resolve))
  await Promise.all(children.map(end))
  await postgres?.stop()
  unlock()
})

/** What the site's server is made of: all of content but the editor, whose watcher would else restart the server with each build. */
function serverFolders(): string[] {
  const content = readdirSync('content', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['editor', 'node_modules'].includes(entry.name))
    .map(({ name }) => `content/${name}`)
  return ['base', 'site/server', ...content]
}

function watch(command: string, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(command, args, { env: { ...environment, ...env }, stdio: 'inherit' })
}

/** Ends a child process, so that no process uses the database when it stops. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
