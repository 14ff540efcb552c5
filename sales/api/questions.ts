import { daySchema } from 'base/day'
import { z } from 'zod'
import { personInput, stay } from './cart.ts'
import { cents, lang } from './scalars.ts'

/** An answer to a question: the value of an option, a day, a text, a number, or whether a box is ticked. */
export const answer = z.union([z.string().max(2000), z.number(), z.boolean()])
export type Answer = z.infer<typeof answer>

/** Answers by the ids of their questions. */
const answers = z
  .record(z.string().max(40), answer)
  .refine((one) => Object.keys(one).length <= 60, 'at most 60 answers')

/**
 * `POST /api/questions`: what is to be asked before a product whose `form` is 'questions' can be bought. Asked anew whenever an answer,
 * the people or the stay change: questions may come, go, and change. `answers`: those that were given, without those that differ by
 * person; for a question that is not among them the suggested answer counts, and answers to questions that are not asked are ignored.
 */
export const questionsRequest = z.object({
  resort: z.string().max(64),
  lang,
  product: z.string().max(64),
  answers,
  people: z.array(personInput).max(12),
  stay: stay.optional(),
})
export type QuestionsRequest = z.infer<typeof questionsRequest>

/**
 * `hint` is empty when there is none. `value` is the suggested answer. `perPerson`: everybody may have an own answer, where a line is
 * made for each person; else it is asked once.
 */
const asked = z.object({
  id: z.string().max(40),
  label: z.string(),
  hint: z.string(),
  optional: z.boolean(),
  perPerson: z.boolean(),
})

const option = z.object({
  value: z.string(),
  label: z.string(),
  hint: z.string(),
  priceCents: cents.nullable(),
  places: z.number().int().nullable().describe('How many are left; null where they are not counted'),
  unavailable: z.string().describe('Why it cannot be had, in words; empty when it can'),
})

/** One question, with all that is needed to show it and to check its answer. Words are in the language of the request. */
export const question = z.discriminatedUnion('type', [
  asked.extend({ type: z.literal('choice'), options: z.array(option), value: z.string().nullable() }),
  asked.extend({
    type: z.literal('day'),
    min: daySchema,
    max: daySchema,
    days: z
      .array(daySchema)
      .nullable()
      .describe('The only days that can be chosen; null where all from `min` to `max` can'),
    value: daySchema.nullable(),
  }),
  asked.extend({
    type: z.literal('number'),
    min: z.number(),
    max: z.number(),
    unit: z.string(),
    value: z.number().nullable(),
  }),
  asked.extend({
    type: z.literal('text'),
    maxLength: z.number().int(),
    multiline: z.boolean(),
    value: z.string().nullable(),
  }),
  asked.extend({
    type: z.literal('checkbox'),
    value: z.null().describe('No box is ticked before; one that is not optional must be ticked'),
  }),
])
export type Question = z.infer<typeof question>
export type QuestionOption = z.infer<typeof option>

/** A selection that is made of answers: `type` is the kind of the product, the rest are answers by the ids of their questions. */
const answeredSelection = z.object({ type: z.string().max(40) }).catchall(answer)
export type AnsweredSelection = z.infer<typeof answeredSelection>

/** `refusal`: why the product cannot be bought by these people and with these answers. */
export const questionsAnswer = z.object({
  questions: z.array(question),
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
})
export type QuestionsAnswer = z.infer<typeof questionsAnswer>
