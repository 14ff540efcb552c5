import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { z } from 'zod'
import type { ProgramResult } from '../steps/run.ts'

/** Runs a program that writes a report to a file of its own, and reads it; there is none when the program did not get so far. */
export async function runReporting<Report>(
  shape: z.ZodType<Report>,
  program: (file: string) => Promise<ProgramResult>,
): Promise<ProgramResult & { report: Report | undefined }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'schuss-'))
  const file = path.join(folder, 'report.json')
  try {
    return { ...(await program(file)), report: read(file, shape) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function read<Report>(file: string, shape: z.ZodType<Report>): Report | undefined {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
