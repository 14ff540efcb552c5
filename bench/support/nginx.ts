import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from 'base/http/testing'

/** One answer that nginx gives at `/<name>`: these bytes, with these headers. */
export type Given = { name: string; body: Buffer; headers: Record<string, string> }

/** nginx with one worker, as the peer is one process, serving files with the very headers of the answers that they are copies of. */
export async function startNginx(
  folder: string,
  given: readonly Given[],
): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort()
  const files = path.join(folder, 'nginx')
  mkdirSync(files, { recursive: true })
  for (const { name, body } of given) writeFileSync(path.join(files, name), body)
  const config = path.join(files, 'nginx.conf')
  writeFileSync(config, configuration(files, port, given))
  const server = spawn('nginx', ['-c', config, '-g', 'daemon off;'], { stdio: ['ignore', 'inherit', 'ignore'] })
  while (!(await fetch(`http://127.0.0.1:${port}/${given[0]?.name}`, { method: 'HEAD' }).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('nginx did not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    port,
    async stop() {
      server.kill('SIGTERM')
      await new Promise((resolve) => server.once('exit', resolve))
    },
  }
}

function configuration(files: string, port: number, given: readonly Given[]): string {
  const locations = given.map(({ name, headers }) => {
    const { 'content-type': type = 'text/html', ...others } = headers
    const added = Object.entries(others).map(([header, value]) => `add_header ${header} ${JSON.stringify(value)};`)
    return `location = /${name} { types {} default_type "${type}"; etag off; ${added.join(' ')} }`
  })
  return `worker_processes 1; pid ${files}/pid; error_log ${files}/error.log; user root;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
  server { listen 127.0.0.1:${port}; root ${files}; ${locations.join('\n')} }
}`
}
