import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { Wording, loadWording } from '../wording/wording.tsx'
import { DraftNotice } from './draft-notice.tsx'

beforeAll(() => loadWording('en'))

const draft = 'You see the draft'
const expired = 'Your session has expired'

test.each([
  ['unknown', false, '', false],
  ['unknown', true, draft, false],
  ['running', true, draft, false],
  ['none', true, draft, true],
  ['none', false, '', false],
  ['expired', false, expired, true],
  ['expired', true, draft, true],
] as const)('EDIT-2 with a session that is %s (draft: %s) the page says %s', (session, isDraft, words, signIn) => {
  const html = renderToStaticMarkup(
    <Wording lang="en">
      <DraftNotice session={session} isDraft={isDraft} onDismiss={() => {}} />
    </Wording>,
  )
  expect(html.replaceAll(/<[^>]*>/g, '').startsWith(words)).toBe(true)
  expect(html === '').toBe(words === '')
  expect(html.includes('href="#edit"')).toBe(signIn)
})
