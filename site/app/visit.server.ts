import { createContext } from 'react-router'
import type { Visit } from './visit.ts'

/** Where loaders find the visit that the server handed over. */
export const visitContext = createContext<Visit>()
