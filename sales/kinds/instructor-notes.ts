import { z } from 'zod'
import type { Question } from '../api/questions.ts'
import { createTranslators } from '../catalogue/format.ts'
import type { Lang } from '../catalogue/product.ts'
import { textQuestion } from './make-questions.ts'
import { instructorNoteTexts } from './wording/instructor-notes.ts'

const t = createTranslators<typeof instructorNoteTexts.fr>(instructorNoteTexts)

/** In characters. */
const [remarkLength, phoneLength] = [300, 30]

/** What people may tell their instructor with a lesson: an allergy, a language, a friend; and a phone to be reached on the slopes. */
export const instructorNotes = {
  remark: z.string().trim().max(remarkLength).optional(),
  phone: z.string().trim().max(phoneLength).optional(),
}

/** The questions for these notes; neither must be answered. */
export function instructorQuestions(lang: Lang): Question[] {
  const say = t[lang]
  const optional = { optional: true, value: null }
  return [
    textQuestion({
      ...optional,
      id: 'remark',
      label: say('remark'),
      hint: say('remark-hint'),
      maxLength: remarkLength,
      multiline: true,
    }),
    textQuestion({
      ...optional,
      id: 'phone',
      label: say('phone'),
      hint: say('phone-hint'),
      maxLength: phoneLength,
      multiline: false,
    }),
  ]
}
