import { expect, test } from 'vitest'
import { testShell } from '../shell.fixture.ts'
import { zoneAddress } from './zone-address.ts'

test('NAV-1 EDIT-6 the dialog asks for the content zone of the meeting points, by its path inside the language', () => {
  const fr = testShell('fr')
  expect(zoneAddress(fr, fr.shortcuts.meetingPointsItem!)).toBe(
    '/api/zone?site=valorsene&lang=fr&path=%2Finfos-pratiques%2Flieux-rendez-vous%2F&id=content',
  )
  const en = testShell('en')
  expect(zoneAddress(en, en.shortcuts.meetingPointsItem!)).toBe(
    '/api/zone?site=valorsene&lang=en&path=%2Finformation%2Fmeeting-points%2F&id=content',
  )
})
