import { expect, test } from 'vitest'
import { typographicReplacement } from './typographic-replacement.ts'

/** A text as it stands when it was typed sign by sign. */
function typed(text: string, lang: string): string {
  let set = ''
  for (const sign of text) {
    const better = typographicReplacement(set.at(-1) ?? '', sign, lang)
    set = (better?.replaces ? set.slice(0, -1) : set) + (better?.text ?? sign)
  }
  return set
}

test.each([
  ['fr', "L'été ? « Oui » : 52 € !", 'L’été\u202F? «\u00A0Oui\u00A0»\u00A0: 52\u00A0€\u202F!'],
  ['fr', 'À 9 h ; puis 10 %', 'À 9 h\u202F; puis 10\u00A0%'],
  ['fr', 'https://exemple.fr', 'https://exemple.fr'],
  ['en', "children's : why ?", 'children’s : why ?'],
  ['nl', "'s ochtends", '’s ochtends'],
])('EDIT-5 in %s what is typed as %j stands as it is printed', (lang, keys, text) =>
  expect(typed(keys, lang)).toBe(text),
)
