/**
 * Runs a long step with progress: seconds on a terminal, else one line at its end.
 * What fails is thrown on to the caller.
 */
export async function step<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  const began = performance.now()
  const terminal = process.stdout.isTTY
  if (!terminal) console.log(`• ${what} …`)
  const ticking = terminal ? setInterval(() => draw(`• ${what} … ${seconds(began)}`), 100) : undefined
  try {
    const value = await work()
    clearInterval(ticking)
    if (terminal) draw(`✓ ${what}, ${seconds(began)}\n`)
    else console.log(`  done in ${seconds(began)}`)
    return value
  } catch (error) {
    clearInterval(ticking)
    if (terminal) draw(`✗ ${what}, after ${seconds(began)}\n`)
    throw error
  }
}

function draw(line: string): void {
  process.stdout.write(`\r\u001B[2K${line}`)
}

/** Seconds since `began` (of `performance.now()`), for people. */
export function seconds(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`
}
