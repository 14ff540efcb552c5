import { createContext } from 'react-router'
import type { RenderContext } from './render-context.ts'

/** Where loaders find the visit that the server handed over. */
export const renderContext = createContext<RenderContext>()
