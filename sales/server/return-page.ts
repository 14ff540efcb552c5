import { createHash } from 'node:crypto'
import { escapeHtml } from 'base/html'

type Lang = 'fr' | 'en' | 'es' | 'nl'

const style = `body{margin:0 auto;max-width:40rem;padding:2rem 1rem;font:17px/1.5 system-ui,sans-serif;color:#12233b;background:#fff}
a{color:#12233b;font-weight:600}`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`

const texts: Record<Lang, { title: string; text: string; link: string }> = {
  fr: {
    title: 'Nous ne retrouvons pas votre paiement',
    text: 'Cette adresse ne vient pas de la banque, ou elle est incomplète. Si vous avez payé, la confirmation arrive par e-mail. Sinon, rien n’est perdu : votre panier vous attend sur le site.',
    link: 'Retourner au site',
  },
  en: {
    title: 'We cannot find your payment',
    text: 'This address does not come from the bank, or it is incomplete. If you have paid, the confirmation reaches you by mail. If not, nothing is lost: your cart is waiting on the site.',
    link: 'Return to the site',
  },
  es: {
    title: 'No encontramos su pago',
    text: 'Esta dirección no viene del banco o está incompleta. Si ha pagado, recibirá la confirmación por correo. Si no, no se ha perdido nada: su cesta le espera en el sitio.',
    link: 'Volver al sitio',
  },
  nl: {
    title: 'We vinden je betaling niet',
    text: 'Dit adres komt niet van de bank of is onvolledig. Heb je betaald, dan krijg je de bevestiging per mail. Zo niet, dan is er niets verloren: je winkelmandje staat nog op de site.',
    link: 'Terug naar de site',
  },
}

/** The page for a browser that returns from the bank without fields that we can verify, in the browser's language. */
export function unknownReturnPage(acceptLanguage: string | undefined, siteOrigin: string): Response {
  const lang = preferredLang(acceptLanguage)
  const { title, text, link } = texts[lang]
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${escapeHtml(siteOrigin)}/">${link}</a></p></main></body></html>`
  return new Response(html, {
    status: 400,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': lang,
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  })
}

/** The first language of the header that we have; French without one, as most buyers are. */
function preferredLang(header = ''): Lang {
  const wanted = header.split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return wanted.find((lang): lang is Lang => lang in texts) ?? 'fr'
}
