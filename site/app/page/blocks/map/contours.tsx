/** A decoration: contour lines around a summit, with a marker at the school. */
export function Contours() {
  return (
    <svg
      className="contours"
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {[1, 0.82, 0.65, 0.49, 0.35, 0.22, 0.11].map((scale) => (
        <path
          key={scale}
          transform={`translate(${340 - 20 * scale} ${170 + 30 * scale}) scale(${scale})`}
          d="M-330 20C-340-90-230-150-150-210-60-280 60-260 150-220c80 36 170 80 190 170 18 84-60 120-110 190-54 76-150 110-250 90C-150 206-322 130-330 20z"
        />
      ))}
      <g className="contours-marker" transform="translate(330 200)">
        <circle r="26" />
        <circle r="9" />
      </g>
    </svg>
  )
}
