const paths = {
  eye: 'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5s-7-2-9.5-6.5M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  pen: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
  send: 'M12 20V5m-6.5 6L12 4.5l6.5 6.5',
  leave: 'M10 4H5v16h5M9.5 12H20m-4.5-4.5L20 12l-4.5 4.5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L11.5 6.8M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.6-1.6',
  bullets: 'M9.5 6H21M9.5 12H21M9.5 18H21M4.5 6v.05m0 5.95v.05m0 5.95v.05',
  numbers: 'M10 6h11M10 12h11M10 18h11M3.5 4.5 5 4v5M3.4 15.6c.6-1.4 2.8-1 2.6.4-.1.9-1.4 1.8-2.6 3.5H6.2',
  heading2: 'M5 8V5h14v3M12 5v14m-3 0h6',
  heading3: 'M8 11V8.5h8V11m-4-2.5V19m-2 0h4',
  undo: 'M8 5 3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm16 5 4.5 4.5L16 14m4-4.5H10a5.5 5.5 0 0 0 0 11h3',
  copy: 'M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5',
} as const

export type GlyphName = keyof typeof paths

/** The editor's icons, in the style of the kit's; always with text or inside a named element. */
export function Glyph({ name, size = 20 }: { name: GlyphName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
