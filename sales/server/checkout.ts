import { deleteOldCarts } from '../cart/delete-old-carts.ts'
import { refundTransaction } from '../checkout/refund.ts'
import { runMaintenance } from '../checkout/maintenance.ts'
import type { CheckoutServices } from '../checkout/services.ts'
import { erasePersonalData } from '../orders/retention.ts'
import { createMailer } from '../orders/mail/mailer.ts'
import { hostedForm } from '../payments/hosted-form.ts'
import { openBank } from '../payments/simulator/bank.ts'
import type { Bank } from '../payments/simulator/bank.ts'
import { openJobs } from '../store/jobs.ts'
import type { Jobs } from '../store/jobs.ts'
import type { SalesContext } from './context.ts'

/** The checkout services, and the bank simulator when no real bank is configured. */
export type Checkout = { services: CheckoutServices; bank: Bank | undefined; close: () => Promise<void> }

type Options = { databaseUrl: string; background: boolean; fetch: (request: Request) => Response | Promise<Response> }

/** Opens payment provider and jobs, and starts the workers, which also continue what an earlier process has left. */
export async function openCheckout(
  context: SalesContext,
  { databaseUrl, background, fetch }: Options,
): Promise<Checkout> {
  const { database, catalogues, config, clock, log, metrics } = context
  const jobs = await openJobs(databaseUrl, log)
  const form = config.bankForm ?? `${config.salesOrigin}/bank/form/process`
  const bank = config.bankForm ? undefined : await openOwnBank(context, fetch)
  const provider = hostedForm({ form, identifier: config.bankIdentifier, key: config.bankKey }, bank?.fetch)
  const services: CheckoutServices = {
    database,
    catalogues,
    provider,
    jobs,
    clock,
    log,
    metrics,
    freeUrl: `${config.salesOrigin}/payments/free`,
  }
  if (background) await startWorkers(context, services, jobs)
  return {
    services,
    bank,
    close: async () => {
      await bank?.stop()
      await jobs.close()
    },
  }
}

async function startWorkers(context: SalesContext, services: CheckoutServices, jobs: Jobs): Promise<void> {
  const { database, config, clock } = context
  await jobs.work('mail', createMailer(database, config, context))
  await jobs.work('refund', (id) => refundTransaction(services, id))
  await jobs.work('sweep', () => runMaintenance(services))
  await jobs.work('forget', async () => {
    await deleteOldCarts(database.db, clock())
    await database.db.transaction((db) => erasePersonalData(db, clock(), config.retention))
  })
}

/** The bank of the demo runs in this process, and they talk without the network: it works whatever the port or a proxy. */
function openOwnBank({ database, config, clock }: SalesContext, fetch: Options['fetch']): Promise<Bank> {
  return openBank({
    pool: database.pool,
    clock,
    account: { identifier: config.bankIdentifier, key: config.bankKey },
    base: `${config.salesOrigin}/bank`,
    shop: 'Valorsène',
    redirectUrl: `${config.salesOrigin}/payments/return`,
    notificationUrl: `${config.salesOrigin}/payments/notify`,
    post: async (url, body) => fetch(new Request(url, { method: 'POST', body })),
  })
}
