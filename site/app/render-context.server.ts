import { createContext } from 'react-router'
import type { RenderContext } from './render-context.ts'

/** The router context that holds the values of the server. */
export const renderContext = createContext<RenderContext>()
