import { Field } from 'ui/field'
import type { ControlProps } from 'ui/field'
import type { Answer, Question, QuestionOption } from '../../api/questions.ts'
import { Money } from '../components/money.tsx'
import { useWidget } from '../context/widget-context.ts'
import { longDay, plainDay } from '../format/days.ts'
import { money } from '../format/money.ts'
import { fewPlaces } from '../lesson/lesson.ts'
import { FormSection, OptionCard } from '../offers/form-section.tsx'
import { answerTo, isPossible } from './answers.ts'
import type { Answers } from './answers.ts'

/** More options than this are a list that opens. */
const mostCards = 8

type Props = { question: Question; given: Answers; onAnswer: (answer: Answer) => void }

/** The id under which a question takes the focus when its answer is missing. */
export function questionKey({ id }: Question): string {
  return `question-${id}`
}

/** A question that is asked once: few options as cards, everything else as a field. */
export function QuestionField(props: Props) {
  const { question } = props
  const options = optionsOf(question, useWidget().lang)
  if (question.type === 'checkbox') return <CheckboxQuestion {...props} />
  if (options && options.length <= mostCards) return <ChoiceCards {...props} options={options} />
  return (
    <div className="question question-field">
      <AnswerField {...props} focusable />
    </div>
  )
}

/** A question as a field with a label: for one person, or for all. `focusable`: takes the focus when its answer is missing. */
export function AnswerField({ question, given, onAnswer, focusable }: Props & { focusable?: boolean }) {
  const { t, lang } = useWidget()
  const error = useAnswerError(question, given)
  if (question.type === 'checkbox') return <CheckboxQuestion {...{ question, given, onAnswer }} />
  return (
    <Field
      label={question.type === 'number' && question.unit ? `${question.label} (${question.unit})` : question.label}
      hint={question.hint}
      error={error}
      optional={question.optional ? t('optional') : undefined}
    >
      {(control) => (
        <AnswerControl
          control={{ ...control, 'data-question': focusable ? questionKey(question) : undefined }}
          question={question}
          options={optionsOf(question, lang)}
          answer={answerTo(question, given)}
          onAnswer={onAnswer}
        />
      )}
    </Field>
  )
}

type ControlOf = {
  control: ControlProps & { 'data-question': string | undefined }
  question: Question
  options: readonly QuestionOption[] | undefined
  answer: Answer | undefined
  onAnswer: (answer: Answer) => void
}

function AnswerControl({ control, question, options, answer, onAnswer }: ControlOf) {
  const shown = answer === undefined ? '' : String(answer)
  if (options) return <OptionSelect {...{ control, question, options, onAnswer }} answer={shown} />
  if (question.type === 'day')
    return (
      <input
        {...control}
        type="date"
        min={question.min}
        max={question.max}
        value={shown}
        onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
      />
    )
  if (question.type === 'number')
    return (
      <input
        {...control}
        type="number"
        inputMode="decimal"
        step="any"
        min={question.min}
        max={question.max}
        value={shown}
        onChange={({ currentTarget: { value } }) => onAnswer(value === '' ? '' : Number(value))}
      />
    )
  const text = {
    ...control,
    maxLength: question.type === 'text' ? question.maxLength : undefined,
    value: shown,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onAnswer(currentTarget.value),
  }
  return question.type === 'text' && question.multiline ? (
    <textarea {...text} rows={4} />
  ) : (
    <input {...text} type="text" autoComplete="off" />
  )
}

function OptionSelect({
  control,
  question,
  options,
  answer,
  onAnswer,
}: Omit<ControlOf, 'options' | 'answer'> & { options: readonly QuestionOption[]; answer: string }) {
  const { t, lang } = useWidget()
  return (
    <select {...control} value={answer} onChange={({ currentTarget }) => onAnswer(currentTarget.value)}>
      <option value="" disabled={!question.optional}>
        {question.optional ? t('question.none') : t('level.choose')}
      </option>
      {options.map(({ value, label, priceCents, unavailable }) => (
        <option key={value} value={value} disabled={unavailable !== ''}>
          {[label, priceCents === null ? '' : money(priceCents, lang), unavailable]
            .filter((part) => part !== '')
            .join(' · ')}
        </option>
      ))}
    </select>
  )
}

function ChoiceCards({ question, given, onAnswer, options }: Props & { options: readonly QuestionOption[] }) {
  const { t } = useWidget()
  const key = questionKey(question)
  const answer = answerTo(question, given)
  return (
    <FormSection id={key} title={question.label}>
      {question.hint && <p className="quiet">{question.hint}</p>}
      <div className="choices choices-options" role="radiogroup" aria-labelledby={`${key}-title`}>
        {options.map((option) => (
          <OptionCard
            key={option.value}
            name={key}
            checked={option.value === answer}
            disabled={option.unavailable !== ''}
            onChoose={() => onAnswer(option.value)}
          >
            <OptionFace {...option} />
          </OptionCard>
        ))}
        {question.optional && (
          <OptionCard name={key} checked={answer === undefined} onChoose={() => onAnswer('')}>
            <strong>{t('question.none')}</strong>
          </OptionCard>
        )}
      </div>
    </FormSection>
  )
}

function OptionFace({ label, hint, priceCents, places, unavailable }: QuestionOption) {
  const { t } = useWidget()
  return (
    <>
      <strong>{label}</strong>
      {priceCents !== null && <Money cents={priceCents} />}
      {hint && <span className="quiet">{hint}</span>}
      {unavailable && <span className="slot-full">{unavailable}</span>}
      {!unavailable && places !== null && places <= fewPlaces && (
        <span className="slot-few">{t('slot.few', { places })}</span>
      )}
    </>
  )
}

function CheckboxQuestion({ question, given, onAnswer }: Props) {
  const checked = given[question.id] === true
  return (
    <div className="question">
      <OptionCard
        name={questionKey(question)}
        kind="checkbox"
        question={questionKey(question)}
        checked={checked}
        onChoose={() => onAnswer(!checked)}
      >
        <span>{question.label}</span>
        {question.hint && <span className="quiet">{question.hint}</span>}
      </OptionCard>
    </div>
  )
}

/** The options of a choice, and the days where only some can be chosen. */
function optionsOf(question: Question, lang: string): readonly QuestionOption[] | undefined {
  if (question.type === 'choice') return question.options
  if (question.type !== 'day' || question.days === null) return undefined
  return question.days.map((day) => ({
    value: day,
    label: longDay(day, lang),
    hint: '',
    priceCents: null,
    places: null,
    unavailable: '',
  }))
}

/** What is wrong with a number or a day that was typed. */
function useAnswerError(question: Question, given: Answers): string | undefined {
  const { t, lang } = useWidget()
  const answer = answerTo(question, given)
  if (answer === undefined || isPossible(question, answer)) return undefined
  if (question.type === 'number') {
    const number = new Intl.NumberFormat(lang)
    return t('question.number-between', { min: number.format(question.min), max: number.format(question.max) })
  }
  if (question.type === 'day' && question.days === null)
    return t('question.day-between', { from: plainDay(question.min, lang), to: plainDay(question.max, lang) })
  return undefined
}

/** An answer as people read it. */
export function answerText(question: Question, answer: Answer, lang: string): string {
  if (question.type === 'day') return plainDay(String(answer), lang)
  const option = question.type === 'choice' && question.options.find(({ value }) => value === answer)
  return option ? option.label : String(answer)
}
