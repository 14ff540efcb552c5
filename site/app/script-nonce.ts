import { createContext } from 'react'

/** The mark by which the server knows our own inline scripts while it renders; undefined in browsers. */
export const ScriptNonce = createContext<string | undefined>(undefined)
