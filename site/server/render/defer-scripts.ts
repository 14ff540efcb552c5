import { jsonInScript } from 'base/html'
import { findScripts, inlineScripts } from './framework-markup.ts'

/** HTML whose modules wait, and the text of every inline script in it that may run: a policy names them. */
export type DeferredHtml = { html: string; scripts: string[] }

/**
 * Lets a page's modules wait for its content (docs/decisions/0013): their preloads are taken out of the head, and the inline module
 * that hydrates is given to a small script, which adds it after the page has loaded, or at the first interaction.
 * Only what carries `nonce`, a random mark that the renderer was given, is taken for a script of ours; the mark is removed. HTML whose
 * scripts are not as assumed keeps them: they then start while the page loads.
 */
export function deferScripts(html: string, nonce: string): DeferredHtml {
  const mark = ` nonce="${nonce}"`
  const found = findScripts(html, mark)
  if (typeof found === 'string')
    return { html: html.replaceAll(mark, ''), scripts: inlineScripts(html, mark).map(({ code }) => code) }
  const { links, preloads, definitions, entry, others } = found
  const starting = `(${starter})(${jsonInScript(entry.code)},${jsonInScript({ fetch: preloads, run: definitions })})`
  const deferred = links
    .reduce((rest, link) => rest.replace(link, ''), html)
    .replace(entry.element, () => `<script>${starting}</script>`)
  return {
    html: deferred.replaceAll(mark, ''),
    scripts: [...others.map(({ code }) => code), entry.code, starting],
  }
}

/**
 * Runs in the browser. Each link is added and each module run in a task of its own, so that none blocks for long; then the entry.
 * `load` waits for styles and pictures of the first screen; four seconds are the longest that anybody waits.
 */
const starter = `(m,l)=>{
let e=["pointerdown","keydown","focusin","touchstart"],b,t=()=>new Promise(r=>setTimeout(r)),g=async()=>{
if(b)return;b=1;
e.forEach(n=>removeEventListener(n,g,!0));
for(let h of l.fetch){let k=document.createElement("link");k.rel="modulepreload";k.href=h;document.head.append(k);await t()}
for(let h of l.run){try{await import(h)}catch{}await t()}
let s=document.createElement("script");s.type="module";s.textContent=m;document.head.append(s)},
w=()=>requestAnimationFrame(()=>setTimeout(g));
e.forEach(n=>addEventListener(n,g,{capture:!0,passive:!0}));
document.readyState=="complete"?w():addEventListener("load",w);
setTimeout(g,4e3)}`.replaceAll('\n', '')
