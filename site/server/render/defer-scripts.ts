import { jsonInScript } from 'base/html'

/** HTML whose modules wait, and the text of every inline script in it that may run: a policy names them. */
export type DeferredHtml = { html: string; scripts: string[] }

/**
 * Lets a page's modules wait for its content (docs/decisions/0013): their preloads are taken out of the head, and the inline module
 * that hydrates is given to a small script, which adds it after the page has loaded, or at the first interaction.
 * Only what carries `nonce`, a random mark that the renderer was given, is taken for a script of ours; the mark is removed.
 */
export function deferScripts(html: string, nonce: string): DeferredHtml {
  const mark = ` nonce="${nonce}"`
  const preloads: string[] = []
  const scripts: string[] = []
  const deferred = html
    .replaceAll(new RegExp(`<link rel="modulepreload"[^>]*${mark}[^>]*>`, 'g'), (link) => {
      preloads.push(/\shref="([^"]+)"/.exec(link)?.[1] ?? '')
      return ''
    })
    .replaceAll(
      new RegExp(`<script([^>]*)${mark}([^>]*)>([\\s\\S]*?)</script>`, 'g'),
      (script, before: string, after: string, body: string) => {
        const attributes = before + after
        if (/\ssrc=/.test(attributes)) return script
        scripts.push(body)
        if (!/\stype="module"/.test(attributes)) return script
        const starting = `(${starter})(${jsonInScript(body)},${jsonInScript(inOrder(preloads))})`
        scripts.push(starting)
        return `<script>${starting}</script>`
      },
    )
  return { html: deferred.replaceAll(mark, ''), scripts }
}

/** Modules that others need, by the names that the build gives them. */
const first = ['rolldown-runtime', 'react', 'router']

/** What others need comes first; the entry is left to the module that begins everything, for it hydrates at once. */
function inOrder(preloads: readonly string[]): { fetch: readonly string[]; run: readonly string[] } {
  const run = preloads.filter((href) => !/\/(entry\.client|manifest)-/.test(href))
  return { fetch: preloads, run: run.toSorted((one, other) => rank(one) - rank(other)) }
}

function rank(href: string): number {
  const found = first.findIndex((name) => href.includes(`/${name}-`))
  return found < 0 ? first.length : found
}

/**
 * Runs in the browser. Each module is run in a task of its own, so that none blocks for long; then the page comes alive.
 * `load` waits for styles and pictures of the first screen; four seconds are the longest that anybody waits.
 */
const starter = `(m,l)=>{
let e=["pointerdown","keydown","focusin","touchstart"],b,g=async()=>{
if(b)return;b=1;
e.forEach(n=>removeEventListener(n,g,!0));
l.fetch.forEach(h=>{let k=document.createElement("link");k.rel="modulepreload";k.href=h;document.head.append(k)});
for(let h of l.run){try{await import(h)}catch{}await new Promise(r=>setTimeout(r))}
let s=document.createElement("script");s.type="module";s.textContent=m;document.head.append(s)},
w=()=>requestAnimationFrame(()=>setTimeout(g));
e.forEach(n=>addEventListener(n,g,{capture:!0,passive:!0}));
document.readyState=="complete"?w():addEventListener("load",w);
setTimeout(g,4e3)}`.replaceAll('\n', '')
