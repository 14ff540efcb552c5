import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fingerprint, formats, render, share, sizes } from './render.ts'
import { series } from './series.ts'

const pictures = new URL('../valorsene/pictures/', import.meta.url)
const json = async (at: URL) => JSON.parse(await readFile(at, 'utf8'))

const keys =
  'ridge-dawn ridge-noon ridge-dusk ridge-night village-evening village-morning gondola-valley chairlift-forest moufle-meadow lutin-trees cristal-slope slalom-gates snowboard-halfpipe powder-bowl nordic-track telemark-turn touring-ridge school-bell meeting-flags piste-map webcam-summit weather-front rental-rack helmets-row hotel-balcony shuttle-road pass-card family-tracks medal-podium groomer-night snow-forest lake-frozen cabin-fire team-portrait history-skis handiski-glide'.split(
    ' ',
  )

test('every picture key has one scene', () => {
  expect(series.map((scene) => scene.key)).toEqual(keys)
})

test('drawing twice gives the same picture, the one whose files are kept', async () => {
  const sums = await json(new URL('sums.json', import.meta.url))
  for (const scene of series) {
    expect(render(scene)).toBe(render(scene))
    expect({ [scene.key]: fingerprint(render(scene)) }).toEqual({ [scene.key]: sums[scene.key] })
  }
})

test('the vector of a picture holds no number that is not one', () => {
  for (const scene of series) expect(render(scene)).not.toMatch(/NaN|undefined|Infinity/)
})

test('every picture exists in all sizes and formats, with its place in the index', async () => {
  const index = await json(new URL('index.json', pictures))
  for (const key of keys) {
    expect(index[key]).toMatchObject({
      width: 1600,
      height: 1000,
      ratio: 1.6,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      alt: { fr: expect.any(String), en: expect.any(String) },
    })
    for (const width of sizes) {
      for (const format of formats) {
        const { width: wide, height } = await sharp(
          await readFile(new URL(`${key}-${width}.${format}`, pictures)),
        ).metadata()
        expect([key, format, wide, height]).toEqual([key, format, width, (width * 10) / 16])
      }
    }
  }
}, 60_000)

test('META-6 every picture has the form that social networks show, a JPEG of at most 150 KB', async () => {
  for (const key of keys) {
    const file = await readFile(new URL(`${key}-share.jpg`, pictures))
    const { format, width, height } = await sharp(file).metadata()
    expect([key, format, width, height]).toEqual([key, 'jpeg', share.width, share.height])
    expect(file.length).toBeLessThan(150_000)
  }
}, 60_000)

test('all pictures together stay below 8 MB', async () => {
  let bytes = 0
  for (const key of keys)
    for (const width of sizes)
      for (const format of formats) bytes += (await readFile(new URL(`${key}-${width}.${format}`, pictures))).length
  expect(bytes).toBeLessThan(8_000_000)
}, 60_000)
