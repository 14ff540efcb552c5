import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from 'base/http/testing'

/** A response that nginx serves as a file at `/<name>`: these bytes, with these headers. */
export type StaticCopy = { name: string; body: Buffer; headers: Record<string, string> }

/** A running nginx. */
export type Nginx = { port: number; stop: () => Promise<void> }

/** nginx with one worker, as the peer is one process, serving files with the very headers of the responses that they are copies of. */
export async function startNginx(folder: string, copies: readonly StaticCopy[]): Promise<Nginx> {
  const port = await freePort()
  const files = path.join(folder, 'nginx')
  mkdirSync(files, { recursive: true })
  for (const { name, body } of copies) writeFileSync(path.join(files, name), body)
  return run(files, configuration(files, port, copies), port, `/${copies[0]?.name}`)
}

/** nginx with one worker and the configuration of `docs/nginx`, in front of a site. */
export async function startEdge(folder: string, sitePort: number): Promise<Nginx> {
  const port = await freePort()
  const files = path.join(folder, 'edge')
  mkdirSync(files, { recursive: true })
  const docs = path.resolve(import.meta.dirname, '../../docs/nginx')
  const text = `worker_processes 1; pid ${files}/pid; error_log ${files}/error.log; user root;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  proxy_cache_path ${files}/cache keys_zone=schuss:10m max_size=1g inactive=10s use_temp_path=off;
  upstream schuss_site { server 127.0.0.1:${sitePort}; keepalive 16; }
  include ${docs}/schuss-http.conf;
  server { listen 127.0.0.1:${port}; include ${docs}/schuss-server.conf; }
}`
  return run(files, text, port, '/livez')
}

async function run(folder: string, text: string, port: number, readyAt: string): Promise<Nginx> {
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(config, text)
  const server = spawn('nginx', ['-c', config, '-g', 'daemon off;'], { stdio: ['ignore', 'inherit', 'ignore'] })
  while (!(await fetch(`http://127.0.0.1:${port}${readyAt}`, { method: 'HEAD' }).catch(() => undefined))?.ok) {
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

function configuration(files: string, port: number, copies: readonly StaticCopy[]): string {
  const locations = copies.map(({ name, headers }) => {
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
