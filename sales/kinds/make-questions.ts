import type { Question, QuestionOption } from '../api/questions.ts'

type Asked<Type extends Question['type']> = Omit<
  Extract<Question, { type: Type }>,
  'type' | 'optional' | 'perPerson'
> & {
  optional?: boolean
  perPerson?: boolean
}

const once = { optional: false, perPerson: false }

export function choiceQuestion(asked: Asked<'choice'>): Question {
  return { ...once, ...asked, type: 'choice' }
}

export function dayQuestion(asked: Asked<'day'>): Question {
  return { ...once, ...asked, type: 'day' }
}

export function numberQuestion(asked: Asked<'number'>): Question {
  return { ...once, ...asked, type: 'number' }
}

export function textQuestion(asked: Asked<'text'>): Question {
  return { ...once, ...asked, type: 'text' }
}

/** An option that can be had and of which neither price nor places are told, unless `more` says them. */
export function questionOption(value: string, label: string, more: Partial<QuestionOption> = {}): QuestionOption {
  return { value, label, hint: '', priceCents: null, places: null, unavailable: '', ...more }
}

/** What was answered, when it is one of the possible values; else the suggested value. */
export function answerAmong<Value extends string>(
  answers: Readonly<Record<string, unknown>>,
  id: string,
  values: readonly Value[],
  suggested: Value | undefined,
): Value | undefined {
  return values.find((value) => value === answers[id]) ?? suggested
}
