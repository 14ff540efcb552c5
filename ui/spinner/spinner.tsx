/** A loading indicator. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className="spinner">
      <span className="spinner-disc" />
      <span className="spinner-disc" />
      <span className="spinner-disc" />
      <span className="visually-hidden">{label}</span>
    </output>
  )
}
