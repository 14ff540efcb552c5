import { crystalPath } from './crystal-path.ts'

/** A snow crystal as large as the level. */
export function Crystal({ growth }: { growth: number }) {
  return (
    <svg className="crystal" viewBox="-32 -32 64 64" aria-hidden="true" focusable="false">
      <circle r="31" />
      <path d={crystalPath(growth)} />
    </svg>
  )
}
