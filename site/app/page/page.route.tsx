import { data, redirect, useLoaderData } from 'react-router'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { useSite } from '../site-data.ts'
import { visitContext } from '../visit.server.ts'
import { loadStayQuestion } from './answer/late-question.tsx'
import { loadBlocks } from './late-blocks.ts'
import { isRare, loadRarePages, useRarePages } from './kinds/rare.ts'
import { PageLayout } from './layout.tsx'
import { NothingMetadata, PageMetadata } from './page-metadata.tsx'
import { readPage } from './page.server.ts'
import type { PageData } from './page.server.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const found = await readPage(context.get(visitContext), new URL(request.url))
  if ('to' in found) throw redirect(found.to, found.status)
  return data(found, { status: found.page ? 200 : 404 })
}

/** Another page comes with all that draws it, so that nothing of it appears late. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<PageData> {
  const [found] = await Promise.all([serverLoader<typeof loader>(), loadBlocks()])
  if (!found.page || isRare(found.page, found.answer)) await loadRarePages()
  if (found.page?.kind === 'home') await loadStayQuestion()
  return found
}

export default function Page() {
  const { page, results, answer } = useLoaderData<typeof loader>()
  const { shell } = useSite()
  if (!page) return <Nothing />
  return (
    <>
      <PageMetadata page={page} shell={shell} />
      <PageLayout page={page} shell={shell} results={results} answer={answer} />
    </>
  )
}

function Nothing() {
  const { shell } = useSite()
  const { NotFound } = useRarePages()
  return (
    <>
      <NothingMetadata shell={shell} />
      <NotFound shell={shell} />
    </>
  )
}
