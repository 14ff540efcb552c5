const ligatures: readonly (readonly [string, string])[] = [
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ß', 'ss'],
]

/** A text in lower case without accents, for comparison: `Œufs à la neige` becomes `oeufs a la neige`. */
export function foldText(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return ligatures.reduce((folded, [ligature, letters]) => folded.replaceAll(ligature, letters), plain)
}
