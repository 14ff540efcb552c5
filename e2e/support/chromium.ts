import { existsSync } from 'node:fs'

const debian = '/usr/bin/chromium'

/** Debian's Chromium where it is, else the test tool's own; quiet, because a test machine may have no network. */
export const chromium = {
  ...(existsSync(debian) && { executablePath: debian }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
