import t from 'tap'
import { ibanIsRight } from '../../training/kit/locale/bank-account.ts'
import { companyIn } from '../../training/kit/locale/company.ts'
import { COUNTRIES } from '../../training/kit/locale/countries.ts'
import { printDay } from '../../training/kit/locale/dates.ts'
import { figuresLike, printMoney, printScaled } from '../../training/kit/locale/figures.ts'
import { LANGUAGE_OF } from '../../training/kit/locale/languages.ts'
import { randomOf } from '../../training/kit/random.ts'

t.test('a stream of a key does not depend on what was drawn before', async (t) => {
  const first = randomOf('seed')
  const second = randomOf('seed')
  first.next()
  t.equal(first.at('part').next(), second.at('part').next())
  t.not(first.at('part').next(), first.at('other').next())
  const counts = [0, 0, 0]
  const many = randomOf('uniform')
  for (let n = 0; n < 3000; n++) counts[many.int(0, 2)]!++
  t.ok(counts.every((count) => count > 850 && count < 1150))
})

t.test('companies are invented alike for a seed, with bank accounts that check', async (t) => {
  for (const country of Object.values(COUNTRIES)) {
    const company = companyIn(country, randomOf(`locale/${country.code}`))
    t.same(company, companyIn(country, randomOf(`locale/${country.code}`)))
    const { iban } = company.account
    if (country.iban) t.ok(ibanIsRight(iban!), `${country.code} ${iban}`)
    t.notMatch(JSON.stringify({ ...company, country: 0, place: company.place.lines }), /[{}]\w+\}/)
  }
  // Published examples of ISO 13616.
  t.ok(ibanIsRight('DE89370400440532013000') && ibanIsRight('GB29NWBK60161331926819'))
  t.notOk(ibanIsRight('DE89370400440532013001'))
})

t.test('dates and figures are printed as the pattern says', async (t) => {
  const day = { year: 2026, month: 3, day: 2 }
  t.equal(printDay(day, 'Do MMMM YYYY', LANGUAGE_OF.en), '2nd March 2026')
  t.equal(printDay(day, 'D.M.YY', LANGUAGE_OF.de), '2.3.26')
  t.equal(printDay(day, 'YYYY. MMMM D.', LANGUAGE_OF.hu), '2026. március 2.')
  t.equal(printMoney(123456750, figuresLike('1,23,456.50')), '12,34,567.50')
  t.equal(printMoney(-123456750, figuresLike("1'234.50")), "-1'234'567.50")
  t.equal(printMoney(123400, figuresLike('1 234')), '1 234')
  t.equal(printScaled(12500, 4, figuresLike('1.234,50'), 2), '1,25')
})
