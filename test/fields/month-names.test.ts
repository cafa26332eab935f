import t from 'tap'
import { MONTH_NAMES } from '../../src/fields/month-names.ts'

const LANGUAGES =
  'en de de-AT fr es it pt nl pl sv da nb fi cs tr hu ro sk hr sl et lv lt ca is id el bg ru uk ar he th'

const plain = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\./g, '').toLowerCase()

/** Behind a day many languages decline a month's name. */
function* namesOf(language: string): Generator<readonly [name: string, month: number]> {
  for (const month of ['long', 'short'] as const)
    for (const day of ['numeric', undefined] as const) {
      const format = new Intl.DateTimeFormat(language, { month, day, timeZone: 'UTC' })
      for (let i = 0; i < 12; i++) {
        const parts = format.formatToParts(Date.UTC(2000, i, 15))
        yield [plain(parts.find(({ type }) => type === 'month')?.value ?? ''), i]
      }
    }
}

t.test('names of months are those of the CLDR, each of one month', async (t) => {
  const known = new Map<string, number>()
  for (const [name, month] of LANGUAGES.split(' ').flatMap((language) => [...namesOf(language)]))
    if (/^\p{L}{3,}$/u.test(name) && !known.has(name)) known.set(name, month)
  const written = MONTH_NAMES.map((names) => names.trim().split(/\s+/).sort())
  const expected = MONTH_NAMES.map((_, i) =>
    [...known].flatMap(([name, month]) => (month === i ? [name] : [])).sort(),
  )
  t.same(written, expected)
})
