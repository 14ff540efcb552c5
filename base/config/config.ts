import { z } from 'zod'
import { StartFailure } from '../errors/errors.ts'
import { isNetwork } from '../http/arrival.ts'
import { origin } from '../http/http.ts'
import { demoBankKey } from './demo.ts'
import { environment } from './environment.ts'

const port = z.coerce.number().int().min(0).max(65535)
const list = z.string().transform((text) => text.split(',').map((one) => one.trim()))
const networks = list.refine((all) => all.every(isNetwork), 'addresses and networks such as 127.0.0.1, 10.0.0.0/8')
const settings = z.object({
  SCHUSS_SITE_PORT: port.default(3000),
  SCHUSS_SALES_PORT: port.default(3001),
  SCHUSS_SITE_ORIGIN: origin.optional(),
  SCHUSS_SALES_ORIGIN: origin.optional(),
  SCHUSS_LANGUAGE_ORIGINS: list.pipe(z.array(origin)).default([]),
  SCHUSS_TRUSTED_PROXIES: networks.default([]),
  SCHUSS_DATA: z.string().min(1).default('.data'),
  SCHUSS_RESORT: z.string().min(1).default('resorts/valorsene'),
  SCHUSS_CLOCK: z.iso.datetime({ offset: true }).optional(),
  SCHUSS_SECRET: z.string().min(32).optional(),
  SCHUSS_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SCHUSS_MAIL_FROM: z.string().default('Valorsène <bonjour@valorsene.example.org>'),
  SCHUSS_BANK_FORM: z.url().optional(),
  SCHUSS_BANK_IDENTIFIER: z.string().max(32).default('DEMO'),
  SCHUSS_BANK_KEY: z.string().min(8).default(demoBankKey),
  SCHUSS_DEMO_BANK: z.enum(['local', 'public']).default('local'),
  SCHUSS_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  CONTENT_DATABASE_URL: z.string().min(1).optional(),
  SALES_DATABASE_URL: z.string().min(1).optional(),
})

/** Every setting of an installation, checked. The README's table says what each does. */
export type Config = ReturnType<typeof readConfig>

/** The names that are understood, for the documentation's test. */
export const settingNames: readonly string[] = Object.keys(settings.shape)

/**
 * Reads and checks the settings from the environment.
 * @throws StartFailure in one sentence when a value is wrong, or a name that starts with SCHUSS_ is not known.
 */
export function readConfig(source: Readonly<Record<string, string | undefined>> = environment) {
  const unknown = Object.keys(source).find((name) => name.startsWith('SCHUSS_') && !settingNames.includes(name))
  if (unknown)
    throw new StartFailure(
      `${unknown} is not a setting of Schuss: remove it, or see the configuration table in README.md.`,
    )
  const parsed = settings.safeParse(source)
  if (!parsed.success) throw new StartFailure(describe(parsed.error.issues[0]))
  return withOrigins(parsed.data)
}

function describe(issue: z.core.$ZodIssue | undefined): string {
  return `${String(issue?.path[0])} cannot be used: ${issue?.message}. See the configuration table in README.md.`
}

function withOrigins(values: z.infer<typeof settings>) {
  return {
    sitePort: values.SCHUSS_SITE_PORT,
    salesPort: values.SCHUSS_SALES_PORT,
    siteOrigin: values.SCHUSS_SITE_ORIGIN ?? `http://localhost:${values.SCHUSS_SITE_PORT}`,
    salesOrigin: values.SCHUSS_SALES_ORIGIN ?? `http://localhost:${values.SCHUSS_SALES_PORT}`,
    languageOrigins: values.SCHUSS_LANGUAGE_ORIGINS,
    trustedProxies: values.SCHUSS_TRUSTED_PROXIES,
    dataFolder: values.SCHUSS_DATA,
    resortFolder: values.SCHUSS_RESORT,
    clockStart: values.SCHUSS_CLOCK,
    secret: values.SCHUSS_SECRET,
    smtpUrl: values.SCHUSS_SMTP_URL,
    mailFrom: values.SCHUSS_MAIL_FROM,
    bankForm: values.SCHUSS_BANK_FORM,
    bankIdentifier: values.SCHUSS_BANK_IDENTIFIER,
    bankKey: values.SCHUSS_BANK_KEY,
    demoBank: values.SCHUSS_DEMO_BANK,
    logLevel: values.SCHUSS_LOG_LEVEL,
    contentDatabaseUrl: values.CONTENT_DATABASE_URL,
    salesDatabaseUrl: values.SALES_DATABASE_URL,
  }
}
