import { expect, test } from 'vitest'
import { mapAddress } from '../../map-address.ts'
import { phoneAddress } from './addresses.ts'

test('NAV-9 the postal address leads to the place on a map', () => {
  expect(mapAddress({ lat: 45.4521, lon: 6.7013 })).toBe(
    'https://www.openstreetmap.org/?mlat=45.4521&mlon=6.7013#map=17/45.4521/6.7013',
  )
})

test('NAV-9 the phone link dials what is written', () => {
  expect(phoneAddress('01 99 00 14 50')).toBe('tel:0199001450')
  expect(phoneAddress('+33 1 99.00.14.50')).toBe('tel:+33199001450')
})
