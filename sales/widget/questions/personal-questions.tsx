import type { Question } from '../../api/questions.ts'
import { useWidget } from '../context/widget-context.ts'
import { FormSection } from '../offers/form-section.tsx'
import type { PartyMember } from '../party/person.ts'
import type { QuestionChoice } from './answers.ts'
import { AnswerField } from './question-field.tsx'

/** The id under which the questions of each person take the focus. */
export const personalKey = 'question-personal'

type Props = {
  questions: readonly Question[]
  people: readonly PartyMember[]
  choice: QuestionChoice
  onChange: (personal: QuestionChoice['personal']) => void
}

/** The questions that everybody answers for themselves: a row for each person. */
export function PersonalQuestions({ questions, people, choice, onChange }: Props) {
  const { t } = useWidget()
  return (
    <FormSection id={personalKey} title={t('question.each')}>
      {people.length === 0 && <p className="quiet">{t('pass.missing.people')}</p>}
      {people.map(({ key, firstName }) => (
        <fieldset className="person-answers" key={key}>
          <legend>{firstName}</legend>
          {questions.map((question) => (
            <AnswerField
              key={question.id}
              question={question}
              given={choice.personal[key] ?? {}}
              onAnswer={(answer) =>
                onChange({ ...choice.personal, [key]: { ...choice.personal[key], [question.id]: answer } })
              }
            />
          ))}
        </fieldset>
      ))}
    </FormSection>
  )
}
