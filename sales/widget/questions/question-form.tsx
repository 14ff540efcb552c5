import { useMemo, useState } from 'react'
import type { Question, QuestionsAnswer } from '../../api/questions.ts'
import { LoadFailure } from '../components/load-failure.tsx'
import { Loading } from '../components/loading.tsx'
import { useWidget } from '../context/widget-context.ts'
import type { FormProps } from '../lesson/lesson-form.tsx'
import { FormSection } from '../offers/form-section.tsx'
import { OfferForm } from '../offers/offer-form.tsx'
import { useAddToCart } from '../offers/use-add-to-cart.ts'
import { useDraft } from '../offers/use-draft.ts'
import type { PartyMember } from '../party/person.ts'
import { useParty } from '../party/use-party.ts'
import { StayFields } from '../stay/stay-fields.tsx'
import {
  emptyChoice,
  factsOf,
  isQuestionChoice,
  keepPossible,
  missingAnswer,
  selectionsOf,
  splitQuestions,
  withFacts,
} from './answers.ts'
import type { DroppedAnswer, QuestionChoice } from './answers.ts'
import { PersonalQuestions, personalKey } from './personal-questions.tsx'
import { QuestionField, answerText, questionKey } from './question-field.tsx'
import { useQuestions } from './use-questions.ts'

const noQuestions: readonly Question[] = []

/** The form of a product that is chosen by answers to the engine's questions, which may change with each answer. */
export function QuestionForm({ offer, onAdded, askAgain, showAll }: FormProps) {
  const { t, party } = useWidget()
  const { everybody, stay } = useParty()
  const [chosen, setChoice] = useDraft<QuestionChoice>(isQuestionChoice, emptyChoice)
  const people = useMemo(() => everybody.filter(({ key }) => chosen.people.includes(key)), [everybody, chosen.people])
  const [dropped, setDropped] = useState<readonly DroppedAnswer[]>([])
  const asked = useQuestions(
    {
      product: offer.product,
      answers: chosen.answers,
      people:
        offer.people === 'none'
          ? []
          : people.map(({ firstName, lastName, birthDate }) => ({ firstName, lastName, birthDate })),
      stay,
    },
    (next, before) => {
      const kept = keepPossible(next, before, chosen)
      if (kept.dropped.length === 0) return
      setDropped(kept.dropped)
      setChoice(kept.choice)
    },
  )
  const questions = asked.known?.questions ?? noQuestions
  const { known } = party.get()
  const choice = useMemo(() => withFacts(questions, chosen, known), [questions, chosen, known])
  const missing = useMissing(asked.known, choice, people, offer.people)
  const isWhole = asked.known !== undefined && missing === undefined
  const parts = useMemo(
    () => (isWhole ? selectionsOf(offer.type, questions, choice, people, offer.people) : []),
    [isWhole, offer, questions, choice, people],
  )
  const added: FormProps['onAdded'] = (lines) => {
    party.setKnown(factsOf(questions, choice))
    onAdded(lines)
  }
  const adding = useAddToCart(added, (code) => {
    if (code === 'sold-out' || code === 'not-bookable') asked.again()
    if (code === 'unknown-product') askAgain()
  })
  const change = (part: Partial<QuestionChoice>): void => {
    adding.forgive()
    setDropped([])
    setChoice({ ...choice, ...part })
  }
  const { shared, personal } = splitQuestions(questions, offer.people)
  return (
    <OfferForm
      {...{ offer, everybody, people, stay, parts, missing, adding }}
      unsettled={asked.isAsking}
      onPeople={(keys) => change({ people: keys })}
    >
      {questions.some(({ type }) => type === 'day') && (
        <FormSection id="stay" title={t('stay.title')}>
          <StayFields stay={stay} />
        </FormSection>
      )}
      <Dropped answers={dropped} everybody={everybody} />
      {shared.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          given={choice.answers}
          onAnswer={(answer) => change({ answers: { ...choice.answers, [question.id]: answer } })}
        />
      ))}
      {personal.length > 0 && (
        <PersonalQuestions
          questions={personal}
          people={people}
          choice={choice}
          onChange={(answers) => change({ personal: answers })}
        />
      )}
      {!asked.known && !asked.failed && <Loading />}
      {asked.failed && <QuestionFailure code={asked.failed} again={asked.again} showAll={showAll} />}
      <Refusal message={asked.known?.refusal?.message} />
    </OfferForm>
  )
}

/** What is still to be answered, or why it cannot be had, with the question that asks for it. */
function useMissing(
  known: QuestionsAnswer | undefined,
  choice: QuestionChoice,
  people: readonly PartyMember[],
  mode: FormProps['offer']['people'],
): { words: string; question: string } | undefined {
  const { t } = useWidget()
  if (mode !== 'none' && people.length === 0) return { words: t('pass.missing.people'), question: 'people' }
  if (!known) return { words: t('loading'), question: 'people' }
  const missing = missingAnswer(known.questions, choice, people, mode)
  if (!missing) return known.refusal ? { words: t('question.refused'), question: refusalKey } : undefined
  const { question, person } = missing
  return person
    ? { words: t('question.missing-of', { label: question.label, name: person.firstName }), question: personalKey }
    : { words: t('question.missing', { label: question.label }), question: questionKey(question) }
}

type DroppedProps = { answers: readonly DroppedAnswer[]; everybody: readonly PartyMember[] }

function Dropped({ answers, everybody }: DroppedProps) {
  const { t, lang } = useWidget()
  return (
    <div aria-live="polite" className="problems">
      {answers.map(({ question, answer, person }) => {
        const name = everybody.find(({ key }) => key === person)?.firstName
        return (
          <p className="problem" key={`${question.id} ${person}`}>
            {t('question.dropped', {
              label: name ? `${question.label} (${name})` : question.label,
              answer: answerText(question, answer, lang),
            })}
          </p>
        )
      })}
    </div>
  )
}

const refusalKey = 'refusal'

/** Why it cannot be bought by these people with these answers. */
function Refusal({ message }: { message: string | undefined }) {
  return (
    <div aria-live="polite">
      {message && (
        <p className="problem" tabIndex={-1} data-question={refusalKey}>
          {message}
        </p>
      )}
    </div>
  )
}

function QuestionFailure({ code, again, showAll }: { code: string; again: () => void; showAll: () => void }) {
  const { t } = useWidget()
  return code === 'unknown-product' ? (
    <LoadFailure text={t('offer.unknown')} retry={showAll} />
  ) : (
    <LoadFailure text={t('questions.failed')} retry={again} />
  )
}
