import { use } from 'react'
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { ScriptNonce } from '../script-nonce.ts'

/** The storage key under which the router keeps scroll positions. */
const storageKey = 'react-router-scroll-positions'

/**
 * Restores the scroll position of a page that is loaded again, before it is hydrated. The router's own script for it throws where
 * storage is forbidden.
 */
const restore = `(k=>{
try{
if(!history.state?.key)history.replaceState({key:Math.random().toString(32).slice(2)},"");
let y=JSON.parse(sessionStorage.getItem(k)||"{}")[history.state.key];
if(typeof y=="number")scrollTo(0,y)
}catch{}})(${JSON.stringify(storageKey)})`.replaceAll('\n', '')

/** Restores scroll positions: the router's `<ScrollRestoration>` with a script that never throws. */
export function ScrollRestoration() {
  useScrollRestoration({ storageKey })
  const nonce = use(ScriptNonce)
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: restore }} />
}
