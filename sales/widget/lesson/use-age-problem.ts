import type { Day } from 'base/day'
import type { Offer } from '../../api/offers.ts'
import { longDay } from '../format/days.ts'
import type { PersonInput } from '../api-client/endpoints.ts'
import { agesOf } from '../party/person.ts'
import { useWidget } from '../context/widget-context.ts'
import { ageProblemIn } from './lesson.ts'

/** Says in words why somebody is too young or too old for a lesson, with the day on which age counts. */
export function useAgeProblem(offer: Offer, week: Day | undefined): (person: PersonInput) => string | undefined {
  const { t, lang } = useWidget()
  return (person) => {
    const problem = ageProblemIn(person, offer, week)
    if (!problem) return undefined
    const ages = agesOf(offer)
    return t('age.problem', {
      name: person.firstName,
      age: problem.age,
      day: longDay(problem.day, lang),
      ages: t(ages.key, ages.values),
    })
  }
}
