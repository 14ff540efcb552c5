import { createServer } from 'node:net'
import type { Config } from 'base/config'
import { StartFailure } from 'base/errors'

/**
 * Refuses ports that something else has, before anything is built or started.
 * @throws StartFailure that names the setting to change.
 */
export async function refuseTakenPorts({ sitePort, salesPort }: Pick<Config, 'sitePort' | 'salesPort'>): Promise<void> {
  await refuseTakenPort(sitePort, 'SCHUSS_SITE_PORT')
  await refuseTakenPort(salesPort, 'SCHUSS_SALES_PORT')
}

async function refuseTakenPort(port: number, setting: string): Promise<void> {
  if (await isFree(port)) return
  throw new StartFailure(`Port ${port} is in use: stop what uses it, or set ${setting} to another.`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else if (error.code === 'EACCES')
        reject(new StartFailure(`Port ${port} may not be used by this user: choose one above 1023.`))
      else reject(error)
    })
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
