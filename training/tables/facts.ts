import { companyIn } from '../kit/locale/company.ts'
import type { LabelRole } from '../kit/locale/label.ts'
import { labelOf } from '../kit/locale/labels.ts'
import type { LanguageCode } from '../kit/locale/language.ts'
import { personOf } from '../kit/locale/person.ts'
import type { Random } from '../kit/random.ts'
import type { Wishes } from './content.ts'
import { figure } from './values.ts'

export type Base = Pick<Wishes, 'texts' | 'country' | 'figures'>

/** What is asked of somebody, or said of something, and the answer. */
export type Fact = readonly [label: string, value: string]

/** Facts of one person or one thing, each of its own kind, in random order. */
export function factsOf(base: Base, random: Random, count: number): Fact[] {
  const { texts, country } = base
  const language = texts.code as LanguageCode
  const company = companyIn(country, random.at('company'), language)
  const person = personOf(country, random.at('person'), language)
  const other = personOf(country, random.at('other'), language)
  const label = (role: LabelRole) => labelOf(language, role, random.at('label'))
  const w = texts.word
  const amount = (high: number, digits: number) =>
    figure({ ...base, random } as Wishes, 5 + random.next() * high, digits)
  const all: Fact[] = [
    [w.name, `${person.first} ${person.last}`],
    [w.date, day(random)],
    [w.location, company.place.street],
    [w.region, company.place.lines.at(-1)!],
    [w.phone, company.phones.main],
    [label('email'), company.email],
    [label('customer'), random.fill(random.pick(['#####', '%###-##', '@@ ####', '%##/##']))],
    [label('order'), random.fill(random.pick(['######', '%#-####', '@-#####']))],
    [label('due'), day(random)],
    [label('contact'), `${other.first} ${other.last}`],
    [w.amount, `${amount(2000, 2)} €`],
    [w.age, String(random.int(18, 90))],
    [w.function, random.pick(texts.positions)],
    [w.remarks, random.pick(texts.tasks)],
    [w.type, random.pick(texts.goods)],
    [w.time, `${random.int(8, 20)}:${random.pick(['00', '15', '30'])}`],
    [w.room, random.fill(random.pick(['##', '@##', '%.##']))],
    [w.area, `${amount(150, 0)} m²`],
    [
      label('account'),
      company.account.iban ?? company.taxNumbers[0]?.number ?? company.phones.mobile,
    ],
    [label('project'), random.pick(texts.titles)],
  ]
  return random.at('which').sample(all, count)
}

export function day(random: Random): string {
  const [d, m, y] = [random.int(1, 28), random.int(1, 12), random.int(1960, 2026)]
  const two = (value: number) => String(value).padStart(2, '0')
  return random.pick([
    `${two(d)}.${two(m)}.${y}`,
    `${d}/${m}/${y}`,
    `${y}-${two(m)}-${two(d)}`,
    `${two(d)}-${two(m)}-${y}`,
  ])
}
