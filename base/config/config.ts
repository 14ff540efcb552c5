import { z } from 'zod'
import { StartFailure } from '../errors/errors.ts'
import { isNetwork } from '../http/client.ts'
import { origin } from '../http/http.ts'
import { demoBankKey } from './demo.ts'
import { environment } from './environment.ts'

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536, 'a port from 1 to 65535')
  .transform(Number)
const database = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'an address such as postgresql://user:password@host:5432/database')
  .optional()
const days = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'a number of days from 1 to 9999')
  .transform(Number)
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const list = z.string().transform((text) => text.split(',').map((one) => one.trim()))
const networks = list.refine((all) => all.every(isNetwork), 'addresses and networks such as 127.0.0.1, 10.0.0.0/8')
const perMinute = z
  .string()
  .refine((text) => /^\d{1,6}$/.test(text), 'a number from 0 (no limit) to 999999')
  .transform(Number)
const settings = z.object({
  SCHUSS_SITE_PORT: port.default(3000),
  SCHUSS_SALES_PORT: port.default(3001),
  SCHUSS_SITE_ORIGIN: origin.optional(),
  SCHUSS_SALES_ORIGIN: origin.optional(),
  SCHUSS_LANGUAGE_ORIGINS: list.pipe(z.array(origin)).default([]),
  SCHUSS_TRUSTED_PROXIES: networks.default([]),
  SCHUSS_EDGE_MAX_AGE: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'a number of seconds, 1 or more')
    .transform(Number)
    .optional(),
  SCHUSS_EDGE_TAG_HEADER: z.enum(['cache-tag', 'surrogate-key'], 'cache-tag or surrogate-key').default('cache-tag'),
  SCHUSS_EDGE_PURGE_URL: z
    .url({ protocol: /^https?$/, error: 'an address such as https://cdn.example.org/purge' })
    .optional(),
  SCHUSS_EDGE_PURGE_TOKEN: z.string().optional(),
  SCHUSS_METRICS_TOKEN: z.string().min(16, '16 characters or more').optional(),
  SCHUSS_STAFF_KEY: z.string().min(24, '24 characters or more').optional(),
  SCHUSS_DATA: z.string().default('.data'),
  SCHUSS_RESORT: z.string().default('resorts/valorsene'),
  SCHUSS_CLOCK: z.iso.datetime({ offset: true, error: 'an instant such as 2027-02-13T09:00:00+01:00' }).optional(),
  SCHUSS_SECRET: z.string().min(32, '32 characters or more').optional(),
  SCHUSS_SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'an address such as smtp://user:password@host:port' })
    .optional(),
  SCHUSS_MAIL_FROM: z.string().default('Valorsène <bonjour@valorsene.example.org>'),
  SCHUSS_BANK_FORM: z.url('an address such as https://bank.example.org/form').optional(),
  SCHUSS_BANK_IDENTIFIER: z.string().max(32, '32 characters or less').default('DEMO'),
  SCHUSS_BANK_KEY: z.string().min(8, '8 characters or more').default(demoBankKey),
  SCHUSS_DEMO_BANK: z.enum(['local', 'public'], 'local or public').default('local'),
  SCHUSS_KEEP_UNPAID_ORDERS_DAYS: days.default(30),
  SCHUSS_KEEP_PARTICIPANTS_DAYS: days.default(365),
  SCHUSS_KEEP_MAILS_DAYS: days.default(90),
  SCHUSS_LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('info'),
  SCHUSS_LIMIT_PAGES: perMinute.default(600),
  SCHUSS_LIMIT_SEARCH: perMinute.default(300),
  SCHUSS_LIMIT_ZONES: perMinute.default(300),
  SCHUSS_LIMIT_CARTS: perMinute.default(120),
  SCHUSS_LIMIT_OFFERS: perMinute.default(600),
  SCHUSS_LIMIT_QUOTES: perMinute.default(600),
  SCHUSS_LIMIT_SIGN_IN_ADDRESS: perMinute.default(30),
  SCHUSS_LIMIT_SIGN_IN_ACCOUNT: perMinute.default(10),
  CONTENT_DATABASE_URL: database,
  SALES_DATABASE_URL: database,
})

/** The validated settings of an installation. */
export type Config = ReturnType<typeof readConfig>

/** Rate limits of one client; 0 means no limit. */
export type Limits = Config['limits']

type SettingName = keyof z.infer<typeof settings>

/** The names of all settings, for the test of the documentation. */
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
  const parsed = settings.safeParse(withoutEmpty(source))
  if (!parsed.success) throw new StartFailure(describe(parsed.error.issues[0]))
  refuseSame(parsed.data, 'SCHUSS_SITE_PORT', 'SCHUSS_SALES_PORT')
  refuseSame(parsed.data, 'CONTENT_DATABASE_URL', 'SALES_DATABASE_URL')
  return withOrigins(parsed.data)
}

/** An empty setting counts as not set, because scripts and compose files write it that way. */
function withoutEmpty(source: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
}

function describe(issue: z.core.$ZodIssue | undefined): string {
  return `${String(issue?.path[0])} cannot be used: it must be ${issue?.message}. See the configuration table in README.md.`
}

/** Site and sales must have different ports and different databases. */
function refuseSame(values: z.infer<typeof settings>, one: SettingName, other: SettingName): void {
  if (values[one] !== undefined && values[one] === values[other])
    throw new StartFailure(`${one} and ${other} are the same: site and sales need one each.`)
}

function withOrigins(values: z.infer<typeof settings>) {
  return {
    sitePort: values.SCHUSS_SITE_PORT,
    salesPort: values.SCHUSS_SALES_PORT,
    siteOrigin: values.SCHUSS_SITE_ORIGIN ?? `http://localhost:${values.SCHUSS_SITE_PORT}`,
    salesOrigin: values.SCHUSS_SALES_ORIGIN ?? `http://localhost:${values.SCHUSS_SALES_PORT}`,
    languageOrigins: values.SCHUSS_LANGUAGE_ORIGINS,
    trustedProxies: values.SCHUSS_TRUSTED_PROXIES,
    edgeMaxAge: values.SCHUSS_EDGE_MAX_AGE,
    edgeTagHeader: values.SCHUSS_EDGE_TAG_HEADER,
    edgePurgeUrl: values.SCHUSS_EDGE_PURGE_URL,
    edgePurgeToken: values.SCHUSS_EDGE_PURGE_TOKEN,
    metricsToken: values.SCHUSS_METRICS_TOKEN,
    staffKey: values.SCHUSS_STAFF_KEY,
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
    retention: {
      unpaidOrderDays: values.SCHUSS_KEEP_UNPAID_ORDERS_DAYS,
      participantDays: values.SCHUSS_KEEP_PARTICIPANTS_DAYS,
      mailDays: values.SCHUSS_KEEP_MAILS_DAYS,
    },
    logLevel: values.SCHUSS_LOG_LEVEL,
    limits: {
      pages: values.SCHUSS_LIMIT_PAGES,
      search: values.SCHUSS_LIMIT_SEARCH,
      zones: values.SCHUSS_LIMIT_ZONES,
      carts: values.SCHUSS_LIMIT_CARTS,
      offers: values.SCHUSS_LIMIT_OFFERS,
      quotes: values.SCHUSS_LIMIT_QUOTES,
      signInAddress: values.SCHUSS_LIMIT_SIGN_IN_ADDRESS,
      signInAccount: values.SCHUSS_LIMIT_SIGN_IN_ACCOUNT,
    },
    contentDatabaseUrl: values.CONTENT_DATABASE_URL,
    salesDatabaseUrl: values.SALES_DATABASE_URL,
  }
}
