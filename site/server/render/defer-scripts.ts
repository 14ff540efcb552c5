import { jsonInScript } from 'base/html'

/** HTML whose modules wait, and the module that will be put into the page later (a policy must know it). */
export type DeferredHtml = { html: string; module: string | undefined }

/**
 * Lets a page's modules wait for its content (design, decision 5): their preloads are taken out of the head, and the module that
 * begins everything is handed to a small script, which starts it after the page has loaded, or at the first thing a visitor does.
 */
export function deferScripts(html: string): DeferredHtml {
  const preloads: string[] = []
  const bare = html.replaceAll(/<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g, (_, href: string) => {
    preloads.push(href)
    return ''
  })
  let module: string | undefined
  const done = bare.replace(/<script type="module" async="">([\s\S]*?)<\/script>/, (_, body: string) => {
    module = body
    return `<script>(${starter})(${jsonInScript(body)},${jsonInScript(inOrder(preloads))})</script>`
  })
  return { html: done, module }
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
