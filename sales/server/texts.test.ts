import { faultsOfTexts } from 'base/translate/testing'
import { expect, test } from 'vitest'
import { refusalTexts } from '../cart/wording/refusals.ts'
import type { Kind } from '../kinds/kind.ts'
import { kinds } from '../kinds/kinds.ts'
import { privateLessonQuestions } from '../kinds/private-lesson/wording/private-lesson.ts'
import { quotationLineTexts, quotationQuestions } from '../kinds/quotation/wording/quotation.ts'
import { transferLineTexts, transferQuestions } from '../kinds/transfer/wording/transfer.ts'
import { instructorNoteTexts } from '../kinds/wording/instructor-notes.ts'
import { durationTexts } from '../kinds/pass/wording/durations.ts'
import { orderMessages } from '../checkout/wording/messages.ts'
import { en as mailEn } from '../orders/mail/wording/en.ts'
import { es as mailEs } from '../orders/mail/wording/es.ts'
import { fr as mailFr } from '../orders/mail/wording/fr.ts'
import { nl as mailNl } from '../orders/mail/wording/nl.ts'
import { en as bankEn } from '../payments/simulator/wording/en.ts'
import { fr as bankFr } from '../payments/simulator/wording/fr.ts'
import { en as paymentEn } from '../payments/wording/en.ts'
import { es as paymentEs } from '../payments/wording/es.ts'
import { fr as paymentFr } from '../payments/wording/fr.ts'
import { nl as paymentNl } from '../payments/wording/nl.ts'
import { stepTexts } from '../pricing/wording/steps.ts'

test.each([
  ['refusals of the cart', refusalTexts],
  ['durations', durationTexts],
  ['notes for the instructor', instructorNoteTexts],
  ['questions of private lessons', privateLessonQuestions],
  ['questions of quotations', quotationQuestions],
  ['lines of quotations', quotationLineTexts],
  ['questions of transfers', transferQuestions],
  ['lines of transfers', transferLineTexts],
  ['messages of an order', orderMessages],
  ['mails', { fr: mailFr, en: mailEn, es: mailEs, nl: mailNl }],
  ['the bank simulator', { fr: bankFr, en: bankEn }],
  ['payment codes', { fr: paymentFr, en: paymentEn, es: paymentEs, nl: paymentNl }],
  ['steps of a price', stepTexts],
  ...kinds.flatMap(({ name, steps, refusals }): [string, Kind['steps']][] => [
    [`price steps of ${name}`, steps],
    [`refusals of ${name}`, refusals],
  ]),
])(
  'UI-5 the texts of %s have the same keys and values in every language, and nothing stays unfilled',
  (_, languages) => {
    expect(faultsOfTexts(languages)).toEqual([])
  },
)
