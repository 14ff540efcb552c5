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
export function startEdge(folder: string, sitePort: number): Promise<Nginx> {
  const docs = path.resolve(import.meta.dirname, '../../docs/nginx')
  return startProxy(path.join(folder, 'edge'), sitePort, {
    http: `include ${docs}/schuss-http.conf;`,
    server: `include ${docs}/schuss-server.conf;`,
  })
}

/**
 * The same nginx with the shortest configuration that caches: one key, nothing looked at, stored until the end of the run. What it
 * answers is the least that a cache of nginx costs.
 */
export function startPlainCache(folder: string, sitePort: number): Promise<Nginx> {
  return startProxy(path.join(folder, 'plain'), sitePort, {
    http: 'open_file_cache max=100;',
    server: `location / {
      proxy_pass http://schuss_site;
      proxy_cache schuss;
      proxy_cache_key $uri$http_accept_encoding;
      proxy_ignore_headers Vary Cache-Control;
      proxy_cache_valid 200 1h;
    }`,
  })
}

async function startProxy(files: string, sitePort: number, given: { http: string; server: string }): Promise<Nginx> {
  const port = await freePort()
  mkdirSync(files, { recursive: true })
  const text = `worker_processes 1; pid ${files}/pid; error_log ${files}/error.log; user root;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  proxy_cache_path ${files}/cache keys_zone=schuss:10m max_size=1g inactive=10s use_temp_path=off;
  upstream schuss_site { server 127.0.0.1:${sitePort}; keepalive 16; }
  ${given.http}
  server { listen 127.0.0.1:${port}; ${given.server} }
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
