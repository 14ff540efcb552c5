import { dayAt } from 'base/day'
import type { Day } from 'base/day'
import { questionsAnswer, questionsRequest } from '../api/questions.ts'
import type { QuestionsAnswer, QuestionsRequest } from '../api/questions.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Product } from '../catalogue/product.ts'
import type { SalesContext } from './context.ts'
import { unknownResort } from './offer-routes.ts'
import { addRoute, answer, refuse } from './route.ts'
import type { Api } from './route.ts'

type AskedOf = { catalogue: Catalogue; product: Product; request: QuestionsRequest; now: Date; today: Day }
/** Makes the questions of a product, for people, answers and a stay. */
type AskQuestions = (asked: AskedOf) => QuestionsAnswer | Promise<QuestionsAnswer>
/** How the questions of a product are made; undefined for one that has a form of its own. */
type QuestionsOf = (product: Product) => AskQuestions | undefined

/** By the kind of a product; lessons and passes have forms of their own. */
const questionsByKind: Readonly<Record<string, AskQuestions>> = {}

function questionsOf({ rules }: Product): AskQuestions | undefined {
  return questionsByKind[rules.sort]
}

/** What is to be asked before a product can be bought. */
export function addQuestionRoutes(
  api: Api,
  { catalogues, clock }: Pick<SalesContext, 'catalogues' | 'clock'>,
  find: QuestionsOf = questionsOf,
): void {
  addRoute(
    api,
    {
      method: 'post',
      path: '/api/questions',
      operationId: 'askQuestions',
      tag: 'offers',
      summary: 'What is to be asked before a product whose form is `questions` can be bought',
      body: questionsRequest,
      answer: questionsAnswer,
    },
    async ({ body }) => {
      const catalogue = catalogues.get(body.resort)
      if (!catalogue) return unknownResort()
      const product = catalogue.products.get(body.product)
      const ask = product && product.onSale !== false ? find(product) : undefined
      if (!product || !ask)
        return refuse(404, 'unknown-product', 'No product with questions is sold under this name: see /api/offers.')
      const now = clock()
      const today = dayAt(now, catalogue.timeZone)
      return answer(await ask({ catalogue, product, request: body, now, today }))
    },
  )
}
