import { dayAt } from 'base/day'
import { questionsAnswer, questionsRequest } from '../api/questions.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { SalesContext } from './context.ts'
import { unknownResort } from './offer-routes.ts'
import { addRoute, answer, refuse } from './route.ts'
import type { Api } from './route.ts'

/** What is to be asked before a product can be bought. */
export function addQuestionRoutes(
  api: Api,
  { catalogues, places, clock }: Pick<SalesContext, 'catalogues' | 'places' | 'clock'>,
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
      const kind = product && product.onSale !== false ? kindOf(product) : undefined
      if (!product || !kind?.questions)
        return refuse(404, 'unknown-product', 'No product with questions is sold under this name: see /api/offers.')
      const today = dayAt(clock(), catalogue.timeZone)
      const free = await places.read(body.resort, kind.poolGroups(product, body))
      return answer(kind.questions({ catalogue, product, today }, { ...body, places: free }))
    },
  )
}
