import { z } from 'zod'
import { ages, texts } from '../../catalogue/product.ts'

export const levelRule = z.object({ code: z.string(), name: texts, hint: texts })
/** `levels` are those that meet there; all when absent. */
const meetingRule = z.object({ at: z.string(), levels: z.array(z.string()).optional() })

export const lessonRules = z.object({
  ages,
  days: z.number().int(),
  levels: z.array(levelRule),
  meeting: z.array(meetingRule),
})
export type LessonRules = z.infer<typeof lessonRules>

/** The levels that are taught from a meeting point. */
export function levelsAt(rules: LessonRules, meetingPoint: string): string[] {
  const there = rules.meeting.find(({ at }) => at === meetingPoint)
  return there?.levels ?? rules.levels.map(({ code }) => code)
}

/** The meeting points of a level. */
export function meetingPointsOf(rules: LessonRules, level: string): string[] {
  return rules.meeting.filter(({ levels }) => !levels || levels.includes(level)).map(({ at }) => at)
}
