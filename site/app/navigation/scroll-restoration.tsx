import { use } from 'react'
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { ScriptNonce } from '../script-nonce.ts'

/** Where the router keeps how far down each page was read. */
const storageKey = 'react-router-scroll-positions'

/**
 * Scrolls a page that is loaded again to where it was, while it is being drawn. The router's own script for it throws where
 * storage is forbidden.
 */
const restore = `(k=>{
try{
if(!history.state?.key)history.replaceState({key:Math.random().toString(32).slice(2)},"");
let y=JSON.parse(sessionStorage.getItem(k)||"{}")[history.state.key];
if(typeof y=="number")scrollTo(0,y)
}catch{}})(${JSON.stringify(storageKey)})`.replaceAll('\n', '')

/** Brings readers who come back to a page to where they were; the router's `<ScrollRestoration>` with a script that never throws. */
export function ScrollRestoration() {
  useScrollRestoration({ storageKey })
  const nonce = use(ScriptNonce)
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: restore }} />
}
