/** Milliseconds; two cores may carry servers, a database and two browsers at this moment. */
const timeout = 30_000
export const interval = 50

/** Asks until it is so; after 30 s it fails with what it waited for. */
export async function waitUntil(isDone: () => Promise<boolean>, what: () => Promise<string>): Promise<void> {
  const limit = performance.now() + timeout
  while (!(await isDone())) {
    if (performance.now() > limit) throw new Error(`waited in vain for ${await what()}`)
    await new Promise((resolve) => setTimeout(resolve, interval))
  }
}
