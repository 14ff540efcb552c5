import { createContext } from 'react'

/** The nonce of our own inline scripts while the server renders; undefined in browsers. */
export const ScriptNonce = createContext<string | undefined>(undefined)
