import type { Config } from 'base/config'
import { demoEditor } from 'base/demo'
import { isLoopbackUrl } from 'base/http'

/** The start-up message with addresses and demo credentials. */
export function welcome(config: Config, took: string): string {
  const lines = [
    ['Site', `${config.siteOrigin}  (in English: ${config.siteOrigin}/en/)`],
    ['Sales', config.salesOrigin],
    ...(config.smtpUrl ? [] : [['Mails', `${config.salesOrigin}/mail`]]),
    ['Edit the pages', editing(config)],
    ...(config.bankForm ? [] : [['Pay with', '4234 6030 1124 0000, any month to come, any three digits']]),
    ['Stop', `Ctrl-C; what was written stays in ${config.dataFolder}`],
  ]
  return [
    '',
    `  Schuss is up, after ${took}`,
    '',
    ...lines.map(([name, text]) => `  ${String(name).padEnd(16)}${text}`),
    '',
  ].join('\n')
}

/** A site that others can reach has no demo editor. */
function editing({ siteOrigin }: Config): string {
  return isLoopbackUrl(siteOrigin)
    ? `${demoEditor.email}, password ${demoEditor.password} (sign in at the foot of any page)`
    : 'as somebody whom content/server/set-editor.ts lets in (see README.md)'
}
