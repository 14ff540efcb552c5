import { data, redirect, useLoaderData } from 'react-router'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { useSite } from '../site-data.ts'
import { renderContext } from '../render-context.server.ts'
import { NotFound } from './kinds/kind-components.ts'
import { PageLayout } from './layout.tsx'
import { NotFoundMetadata, PageMetadata } from './page-metadata.tsx'
import { preloadPage } from './preload.ts'
import { readPage } from './page.server.ts'
import type { PageData } from './page.server.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const found = await readPage(context.get(renderContext), new URL(request.url))
  if ('to' in found) throw redirect(found.to, found.status)
  return data(found, { status: found.page ? 200 : 404 })
}

/** The next page comes with the code that draws it. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<PageData> {
  const found = await serverLoader<typeof loader>()
  await preloadPage(found)
  return found
}

export default function Page() {
  const { page, results, proposal } = useLoaderData<typeof loader>()
  const { shell } = useSite()
  if (!page) return <Nothing />
  return (
    <>
      <PageMetadata page={page} shell={shell} />
      <PageLayout page={page} shell={shell} results={results} proposal={proposal} />
    </>
  )
}

function Nothing() {
  const { shell } = useSite()
  return (
    <>
      <NotFoundMetadata shell={shell} />
      <NotFound shell={shell} />
    </>
  )
}
