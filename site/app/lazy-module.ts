import { use } from 'react'

/** A module that is imported when it is first used. */
export type LazyModule<Module> = {
  /** Suspends until the module is loaded. */
  useModule: () => Module
  /** Loads it now. */
  load: () => Promise<Module>
}

/**
 * A module that `importModule` loads: once `startWhen` resolves after the first use, or at once by `load`. A component that was
 * suspended by it calls `use` again when it continues, as React requires; where the module was loaded before, nothing suspends.
 */
export function lazyModule<Module>(
  importModule: () => Promise<Module>,
  startWhen: () => Promise<void> = () => Promise.resolve(),
): LazyModule<Module> {
  const loaded = Promise.withResolvers<Module>()
  let [module, isPending]: [Module | undefined, boolean] = [undefined, false]

  async function load(): Promise<Module> {
    module ??= await importModule()
    loaded.resolve(module)
    return module
  }

  function useModule(): Module {
    if (module !== undefined && !isPending) return module
    if (!isPending) startWhen().then(load).catch(loaded.reject)
    isPending = true
    return use(loaded.promise)
  }

  return { useModule, load }
}
