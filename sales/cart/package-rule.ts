import { addDays } from 'base/day'
import type { Day } from 'base/day'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { PackageRule } from '../catalogue/product.ts'
import type { TravelService } from '../kinds/kind.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { Line } from './cart.ts'

/** A line as far as package travel is concerned. */
export type TravelLine = { id: string; service: TravelService | undefined; firstDay: Day; lastDay: Day }

/** `none` where no services of a cart form a package; else what the resort does, and the ids of the lines that do. */
export type PackageOutcome = { outcome: 'none' | PackageRule; lines: string[] }

/** What the rule of the resort says of some lines. See docs/algorithms/packages.md. */
export function packageOutcome(
  { packages }: Pick<Catalogue, 'packages'>,
  lines: readonly Pick<Line, 'id' | 'selection' | 'firstDay' | 'lastDay'>[],
): PackageOutcome {
  const judged = lines.map(({ id, selection, firstDay, lastDay }) => ({
    id,
    service: kindOf(selection).travelService,
    firstDay,
    lastDay,
  }))
  return applyPackageRule(packages, judged)
}

/** What a rule says of travel services. */
export function applyPackageRule(rule: PackageRule, lines: readonly TravelLine[]): PackageOutcome {
  const found = tripsOf(lines.filter(({ service }) => service !== undefined)).filter(isPackage)
  const ids = found.flatMap((trip) => trip.map(({ id }) => id))
  return { outcome: ids.length > 0 ? rule : 'none', lines: ids }
}

/** Services of one trip: their days overlap, or follow each other. */
function tripsOf(lines: readonly TravelLine[]): TravelLine[][] {
  const trips: { lines: TravelLine[]; lastDay: Day }[] = []
  for (const line of lines.toSorted((one, other) => (one.firstDay < other.firstDay ? -1 : 1))) {
    const trip = trips.at(-1)
    if (trip && line.firstDay <= addDays(trip.lastDay, 1)) {
      trip.lines.push(line)
      if (line.lastDay > trip.lastDay) trip.lastDay = line.lastDay
    } else trips.push({ lines: [line], lastDay: line.lastDay })
  }
  return trips.map(({ lines: one }) => one)
}

/** Two different sorts of travel services in a trip that has a night or lasts more than a day. */
function isPackage(trip: readonly TravelLine[]): boolean {
  const services = new Set(trip.map(({ service }) => service))
  const days = new Set(trip.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]))
  return services.size >= 2 && (services.has('lodging') || days.size > 1)
}
