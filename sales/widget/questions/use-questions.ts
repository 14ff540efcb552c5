import { useCallback, useEffect, useRef, useState } from 'react'
import type { Question, QuestionsAnswer, QuestionsRequest } from '../../api/questions.ts'
import { fetchQuestions } from '../api-client/endpoints.ts'
import { useWidget } from '../context/widget-context.ts'

/** How long an answer may still change before the engine is asked anew, in milliseconds. */
const debounceMs = 300

/**
 * The questions of a product. `known`: the last ones that came, also while they are asked anew (`isAsking`) and after that failed.
 * `failed`: the code of the failure.
 */
export type AskedQuestions = {
  known: QuestionsAnswer | undefined
  isAsking: boolean
  failed: string | undefined
  again: () => void
}

const noQuestions: readonly Question[] = []

type State = { request: string; known: QuestionsAnswer | undefined; failed: string | undefined }

/**
 * Asks the engine when the request changes, once it has not changed for a moment; an answer to an older request is dropped.
 * `onAnswer` is called with the new questions and those before them.
 */
export function useQuestions(
  asked: Omit<QuestionsRequest, 'resort' | 'lang'>,
  onAnswer: (questions: readonly Question[], before: readonly Question[]) => void,
): AskedQuestions {
  const { host } = useWidget()
  const latest = useRef({ onAnswer, questions: noQuestions })
  useEffect(() => {
    latest.current.onAnswer = onAnswer
  })
  const [state, setState] = useState<State>({ request: '', known: undefined, failed: undefined })
  const request = JSON.stringify(asked)
  const { known, failed } = state
  const isAsking = state.request !== request
  const isFirst = known === undefined
  useEffect(() => {
    if (!isAsking) return
    let superseded = false
    const ask = async (): Promise<void> => {
      const answered = await fetchQuestions(host, JSON.parse(request) as typeof asked)
      if (superseded) return
      if (answered.ok) {
        const { questions } = answered.value
        latest.current.onAnswer(questions, latest.current.questions)
        latest.current.questions = questions
      }
      setState((before) =>
        answered.ok
          ? { request, known: answered.value, failed: undefined }
          : { request, known: before.known, failed: answered.failure.code },
      )
    }
    const timer = setTimeout(() => void ask(), isFirst ? 0 : debounceMs)
    return () => {
      superseded = true
      clearTimeout(timer)
    }
  }, [host, request, isAsking, isFirst])
  const again = useCallback(() => setState((before) => ({ ...before, request: '', failed: undefined })), [])
  return { known, isAsking, failed: isAsking ? undefined : failed, again }
}
