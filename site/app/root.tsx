import './styles/styles.css'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Links, Outlet, Scripts, useLocation, useRouteLoaderData } from 'react-router'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { usePurchaseProgress } from './cart/use-purchase-progress.ts'
import { useWidget } from './cart/use-widget.ts'
import { Editing } from './editing/editing.tsx'
import { langOfPath, setLanguagePaths } from './lang.ts'
import { Navigation } from './navigation/navigation.tsx'
import { ScrollRestoration } from './navigation/scroll-restoration.tsx'
import { ErrorPage } from './page/error-page.tsx'
import { Frame } from './shell/frame.tsx'
import { useMeasuring } from './shell/measuring/use-measuring.ts'
import { useCurrentPage, useSite } from './site-data.ts'
import type { SiteData } from './site-data.ts'
import { removeAffiliation } from './stay/affiliation.ts'
import { stayTracked, useStay } from './stay/use-stay.ts'
import { safeLocalStorage } from 'base/browser-storage'
import { renderContext } from './render-context.server.ts'
import { Wording, loadWording } from './wording/wording.tsx'

export async function loader({ context }: LoaderFunctionArgs): Promise<SiteData> {
  const { reader, resolution, languages, salesOrigin, dependencies } = context.get(renderContext)
  const lang = resolution.kind === 'redirect' ? (languages[0]?.lang ?? 'fr') : resolution.lang
  dependencies.tags.add(`shell:${lang}`)
  const { origin } = languages.find((one) => one.lang === lang) ?? {}
  const languagePaths = languages
    .filter((one) => one.origin === origin)
    .map((one) => ({ lang: one.lang, basePath: one.basePath }))
  return { shell: await reader.shell(lang), sales: salesOrigin, languagePaths }
}

/** Loads the labels before a page in another language is shown. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<SiteData> {
  const data = await serverLoader<SiteData>()
  await loadWording(data.shell.lang)
  return data
}

/** The shell does not change between pages of a language. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return langOfPath(currentUrl.pathname) !== langOfPath(nextUrl.pathname)
}

export function Layout({ children }: { children: ReactNode }) {
  const lang = useRouteLoaderData<SiteData>('root')?.shell.lang ?? 'fr'
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
      </head>
      <body>
        <Wording lang={lang}>{children}</Wording>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const { shell, sales, languagePaths } = useSite()
  useEffect(() => setLanguagePaths(languagePaths), [languagePaths])
  const cartHref = shell.shortcuts.cartItem?.path
  const page = useCurrentPage()
  const place = { provider: sales, resort: shell.site, lang: shell.lang, cartHref }
  useMeasuring(shell)
  usePurchaseProgress(place, buyingEnded)
  useStay(page, shell)
  useWidget(place, useLocation().pathname, stayTracked)
  return (
    <>
      <Navigation />
      <Frame shell={shell} page={page} sales={sales}>
        <Outlet />
      </Frame>
      <Editing site={shell.site} page={page} />
    </>
  )
}

/** A purchase ends the affiliation (CART-6). */
function buyingEnded(): void {
  removeAffiliation(safeLocalStorage)
}

export function ErrorBoundary() {
  return <ErrorPage site={useRouteLoaderData<SiteData>('root')} />
}
