/** The decoration above the footer: three ridges, the nearest as dark as the footer. */
export function Ridges() {
  return (
    <svg className="ridges" viewBox="0 0 1440 240" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path
        className="ridge-far"
        d="M0 150l28-1l23-4l17-1l17 1l23-15l22-12l25-11l35-15l14 1l17 2l18 5l22 6l17 6l21 10l13 5l18 5l30-11l24-5l18-8l24-13l18-11l24-19l28-13l24-12l19 5l23 5l18 5l18 6l29 18l20 10l30 16l23 13l17-4l15-4l22-8l28-7l17-4l14-5l24-4l23-4l14 2l16 4l22 8l16 4l16 6l20 10l25 7l21 3l21-12l32-22l18-8l27-15l16-7l18-9l21-11l27-10l17 10l14 6l24 14l27 11l10 6l14 8l19 6l15 7l11 0l11-1l15-1l14-2l12-5l15-6l18-7l14-4V240H0z"
      />
      <path
        className="ridge-middle"
        d="M0 176l19-8l26-14l12-4l16-7l14-4l16-5l15-3l22-3l16 2l25 6l17 2l15 1l13 7l22 14l31 14l21 12l17-9l24-12l34-16l22-11l12-6l18-6l23-9l20-5l24 9l14 8l19 5l24 8l27 9l22 10l15 8l25 13l26-11l17-5l23-6l22-3l17-1l15-3l18-7l22-6l21 9l25 11l16 6l23 6l12 3l19 4l18 4l26 7l24-17l17-12l21-14l25-17l20-9l18-8l14-3l21-6l21 8l20 9l16 7l15 5l34 17l25 12l19 5l20 5l23-4l18-6l19-1l25 0l10-4l15-7l19-6l21-6V240H0z"
      />
      <path
        className="ridge-near"
        d="M0 206l27-6l30-4l36-7l49-6l18-3l22-5l35-5l23-4l30 6l36 6l21 3l26 4l25 9l16 5l13 6l23 9l28-5l39-3l27-4l21-1l27-8l40-13l53-17l35-13l18 5l30 9l28 4l21 3l20 8l20 9l30 11l33 11l26-3l40-1l42-5l40-3l31-7l26-4l24-8l21-7l10 3l17 7l15 2l24 6l20 5l23 5l23 6l18 6l18-2l13-1l21-1l13-2l21-4l24-7l17-3l13-4V240H0z"
      />
    </svg>
  )
}
