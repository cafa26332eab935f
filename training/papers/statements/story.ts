import { type BankAccount, bankAccount } from '../../kit/locale/bank-account.ts'
import { companyIn } from '../../kit/locale/company.ts'
import type { Country } from '../../kit/locale/country.ts'
import { addDays, type Day } from '../../kit/locale/dates.ts'
import type { LanguageCode } from '../../kit/locale/language.ts'
import { personOf } from '../../kit/locale/person.ts'
import { anyCountry, type Place, placeIn, tongueOf } from '../../kit/locale/place.ts'
import type { Random } from '../../kit/random.ts'
import { type Account, type AccountKind, accountOf, periodOf } from './account.ts'

/** What a statement says: whose accounts at which bank, and what happened on them. */
export interface Story {
  country: Country
  language: LanguageCode
  bank: string
  bankPlace: Place
  holder: string
  holderPlace: Place
  accounts: readonly Account[]
  /** The accounts are one account in periods that follow each other: two statements in one file. */
  following: boolean
  numbers: readonly BankAccount[]
  /** Last four digits of a card. */
  cardNumber: string
  customer: string
  /** Number of the statement. */
  number: string
  made: Day
}

const KINDS: Readonly<Record<AccountKind, number>> = {
  current: 9,
  business: 4,
  savings: 2.2,
  card: 3,
  loan: 1,
  broker: 1.2,
  wallet: 1.8,
}

/** An invented statement. */
export function storyOf(random: Random): Story {
  const country = anyCountry(random.at('country'))
  const holderPlace = placeIn(country, random.at('home'))
  const language = random.at('english').chance(0.06) ? 'en' : tongueOf(country, holderPlace.area)
  const kind = random.at('kind').weighted(KINDS)
  const person = personOf(country, random.at('holder'), language)
  const titles =
    random.at('title').chance(0.25) && language === 'en' ? ['Mr ', 'Mrs ', 'Ms '] : ['']
  const isFirm = kind === 'business' || random.at('firm').chance(0.1)
  const holder = isFirm
    ? companyIn(country, random.at('company'), language).name
    : `${random.at('title/which').pick(titles)}${person.first} ${person.last}`
  const period = periodOf(kind, random.at('period'))
  const currency = random.at('foreign').chance(0.06)
    ? random.at('currency').pick(['EUR', 'USD', 'GBP', 'CHF'])
    : country.currency
  const several =
    ['current', 'savings', 'wallet'].includes(kind) && random.at('several').chance(0.13)
      ? random.at('several/count').int(2, 3)
      : 1
  const kinds: AccountKind[] = [
    kind,
    ...Array.from(
      { length: several - 1 },
      () => (kind === 'wallet' ? 'wallet' : 'savings') as AccountKind,
    ),
  ]
  const bankPlace = placeIn(country, random.at('bank-place'))
  const main = bankAccount(country, bankPlace.town, random.at('account/0'))
  const wishes = {
    country,
    language,
    period,
    talkative: random.at('talkative').pick([0, 0, 1, 1, 2, 3, 5]),
    upper: random.at('upper').chance(0.25),
  }
  const accounts = kinds.map((kind, at) =>
    accountOf(
      kind,
      {
        ...wishes,
        currency: at && random.at(`currency/${at}`).chance(0.25) ? 'USD' : currency,
        count: countOf(kind, several, random.at(`count/${at}`)),
      },
      random.at(`account/story/${at}`),
    ),
  )
  const following = several === 1 && kind !== 'savings' && random.at('following').chance(0.06)
  if (following) {
    const [before] = accounts
    const from = addDays(before!.to, 1)
    accounts.push(
      accountOf(
        kind,
        {
          ...wishes,
          currency,
          opening: before!.closing,
          period: { from, to: addDays(from, 29) },
          count: countOf(kind, 2, random.at('count/following')),
        },
        random.at('account/following'),
      ),
    )
  }
  return {
    country,
    language,
    following,
    bank: main.bank,
    bankPlace,
    holder,
    holderPlace,
    accounts,
    numbers: accounts.map((_, at) => ({
      ...bankAccount(country, bankPlace.town, random.at(`account/${following ? 0 : at}`)),
      bank: main.bank,
    })),
    cardNumber: random.at('card').fill('####'),
    customer: random
      .at('customer')
      .fill(random.at('customer/form').pick(['%#######', '%##-###', '@%######'])),
    number: String(random.at('number').int(1, 60)),
    made: addDays(accounts.at(-1)!.to, random.at('made').pick([0, 0, 1, 1, 2, 4])),
  }
}

function countOf(kind: AccountKind, several: number, random: Random): number {
  if (several > 1) return random.int(1, 14)
  if (kind === 'loan' || kind === 'savings') return random.int(1, 24)
  return random.weighted({ few: 2, some: 5, many: 4, heaps: 0.9 }) === 'few'
    ? random.int(1, 5)
    : random.at('more').weighted({ some: 5, many: 4, heaps: 0.8 }) === 'some'
      ? random.int(6, 22)
      : random.chance(0.85)
        ? random.int(20, 55)
        : random.int(60, 150)
}
