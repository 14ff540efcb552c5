import { fail, ok } from 'base/errors'
import { useCallback } from 'react'
import type { ComponentType } from 'react'
import type { ApiResult } from '../api-client/request.ts'
import { useRequest } from '../api-client/use-request.ts'
import { useWidget } from '../context/widget-context.ts'
import { LoadFailure } from './load-failure.tsx'
import { Loading } from './loading.tsx'

/** A component of a bundle of its own. `preload` loads it before it is shown; what fails then is tried again when it is. */
type LazyComponent<Props> = ComponentType<Props> & { preload: () => void }

/** Makes a component that is loaded once, when it is first shown; until then its place is held, and a failed load can be retried. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ApiResult<ComponentType<Props>>> | undefined

  async function tryLoad(): Promise<ApiResult<ComponentType<Props>>> {
    try {
      loaded = await load()
      return ok(loaded)
    } catch {
      loading = undefined
      return fail('unreachable', '')
    }
  }

  function loadOnce(): Promise<ApiResult<ComponentType<Props>>> {
    return (loading ??= tryLoad())
  }

  function Load(props: Props) {
    const { t } = useWidget()
    const [state, again] = useRequest(useCallback(() => loadOnce(), []))
    if (state.state === 'loading') return <Loading />
    if (state.state === 'failed') return <LoadFailure text={t('part.failed')} retry={again} />
    return <state.value {...props} />
  }

  function Lazy(props: Props) {
    const Loaded = loaded ?? Load
    return <Loaded {...props} />
  }
  return Object.assign(Lazy, { preload: () => void loadOnce() })
}
