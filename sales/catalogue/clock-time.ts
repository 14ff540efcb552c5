/** Minutes of the day of a time such as `9:15`, which is 555. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** The time of so many minutes of the day, as catalogue files and selections write it: 555 is `9:15`. */
export function timeOf(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
