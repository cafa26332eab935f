import { type BankAccount, printIban } from '../../../kit/locale/bank-account.ts'
import { isoDay } from '../../../kit/locale/dates.ts'
import type { Logo } from '../../../kit/picture.ts'
import type { Random } from '../../../kit/random.ts'
import type { Account, AccountKind } from '../account.ts'
import type { Word } from '../word.ts'
import { chance, choose, type Draft } from './draft.ts'
import { type Block, gap, together } from './pages.ts'
import { beside, grid, labelled, pairs, text } from './texts.ts'

export type Fact = readonly [string, string]

const TITLES: Readonly<Record<AccountKind, Word>> = {
  current: 'title',
  business: 'title',
  savings: 'savings',
  card: 'card',
  loan: 'loan',
  broker: 'broker',
  wallet: 'wallet',
}

export const titleOf = (draft: Draft, { kind }: Account): string => draft.style.word(TITLES[kind])

/** Parts that name the bank; the others are numbers of the account, of which a statement has one. */
const BANK_CODE = /BSB|sort|routing|transit|institution|IFSC|branch|reg/i

function partsOf(parts: BankAccount['parts'], random: Random): BankAccount['parts'] {
  const own = parts.filter(({ label }) => !BANK_CODE.test(label) && !/giro/i.test(label))
  if (!own.length) return []
  return [...parts.filter(({ label }) => BANK_CODE.test(label)), random.pick(own)]
}

/** Numbers of an account, as facts, and into the truth where there is one account. */
export function accountFacts(draft: Draft, at: number): Fact[] {
  const { story, style, ledger } = draft
  const account = story.accounts[at]!
  const own = draft.random.at(`numbers/${story.following ? 0 : at}`)
  const numbers = story.numbers[at]!
  const only = story.accounts.length === 1
  const facts: Fact[] = []
  const show = (field: string, value: string): void => {
    if (only) ledger.show(field, value)
  }
  if (account.kind === 'card') {
    const masked = own
      .pick([
        '**** **** **** {n}',
        'XXXX XXXX XXXX {n}',
        'xxxx-{n}',
        '...{n}',
        '4929 XXXX XXXX {n}',
      ])
      .replace('{n}', story.cardNumber)
    facts.push([style.word('cardNo'), masked])
    show('account_number', masked)
    if (only) ledger.also('account_number', story.cardNumber)
    return facts
  }
  if (numbers.iban && own.at('iban').chance(numbers.parts.length ? 0.6 : 0.96)) {
    const printed = own.at('iban/grouped').chance(0.8) ? printIban(numbers.iban) : numbers.iban
    facts.push([own.at('iban/label').chance(0.8) ? 'IBAN' : style.word('account'), printed])
    show('iban', numbers.iban)
    if (own.at('bic').chance(0.6)) {
      facts.push([own.at('bic/label').pick(['BIC', 'BIC', 'SWIFT', 'BIC/SWIFT']), numbers.bic!])
      show('bic', numbers.bic!)
    }
    if (only) ledger.leaveOpen('account_number')
  }
  const short = own.at('short').chance(0.4) && numbers.iban ? numbers.iban.slice(-10) : undefined
  const parts = partsOf(numbers.parts, own.at('which'))
  if (parts.length && (!facts.length || own.at('parts').chance(0.7))) {
    for (const { label, number } of parts) facts.push([label, number])
    const main = parts.findLast(({ label }) => !BANK_CODE.test(label))!
    show('account_number', main.number)
    if (only)
      for (const { number } of parts)
        if (number !== main.number) {
          ledger.also('account_number', `${number} ${main.number}`)
          ledger.also('account_number', `${number}${main.number}`)
        }
  } else if (short || !facts.length) {
    const number = short ?? own.at('plain').fill('%#########')
    facts.push([style.word('account'), number])
    show('account_number', number)
  }
  return facts
}

/** Facts of the whole statement. */
function statementFacts(draft: Draft, needsPeriod: boolean): Fact[] {
  const { story, style, ledger } = draft
  const account = story.accounts[0]!
  const facts: Fact[] = []
  const have = (key: string, probability: number): boolean =>
    chance(draft, `fact/${key}`, probability)
  if (have('holder', 0.35)) {
    facts.push([style.word('holder'), story.holder])
    ledger.show('account_holder', story.holder)
  }
  if (story.accounts.length === 1) facts.push(...accountFacts(draft, 0))
  if (have('number', 0.5)) {
    const number = chance(draft, 'fact/number/year', 0.35)
      ? `${story.number}/${story.made.year}`
      : chance(draft, 'fact/number/zeros', 0.3)
        ? story.number.padStart(3, '0')
        : story.number
    facts.push([style.word('number'), number])
    ledger.show('statement_number', number)
    if (number.includes('/')) ledger.also('statement_number', story.number)
  }
  if (have('made', 0.6)) {
    facts.push([style.word('made'), style.day(story.made)])
    ledger.show('statement_date', isoDay(story.made))
  }
  if (!story.following && (needsPeriod || have('period', 0.7))) {
    const span = style
      .word('span')
      .replace('{a}', style.day(account.from))
      .replace('{b}', style.day(account.to))
    facts.push([style.word('period'), span])
    ledger.show('period_start', isoDay(account.from))
    ledger.show('period_end', isoDay(account.to))
  }
  if (
    style.currency.named &&
    story.accounts.every(({ currency }) => currency === account.currency)
  ) {
    facts.push([style.word('currency'), account.currency])
    ledger.show('currency', account.currency)
  }
  if (have('customer', 0.3)) facts.push([style.word('customer'), story.customer])
  if (have('branch', 0.25)) facts.push([style.word('branch'), story.bankPlace.town])
  return chance(draft, 'facts-shuffled', 0.5)
    ? draft.random.at('facts-order').shuffle(facts)
    : facts
}

/** The upper part of the first page. */
export function headOf(draft: Draft, logo: Logo | undefined, needsPeriod: boolean): Block {
  const { story, style, ledger, random, left, right } = draft
  const facts = statementFacts(draft, needsPeriod)
  const title = titleOf(draft, story.accounts[0]!)
  const middle = (left + right) / 2
  const colon = style.colon
  const head = choose(draft, 'head', {
    window: 4,
    banner: 1.5,
    stacked: 2,
    two: 3,
    minimal: 1.5,
    centred: 1,
  })
  const form = choose(draft, 'facts', { list: 5, boxed: 1.5, across: 2, inline: 1, apart: 1 })
  const holderLines = [story.holder, ...story.holderPlace.lines]
  const showHolder = (): void => {
    ledger.show('account_holder', story.holder)
    ledger.show('account_holder_address', story.holderPlace.lines.join(', '))
  }
  const bankLines = random.at('bank-lines').chance(0.5) ? story.bankPlace.lines : []
  const bank = (look: Parameters<typeof text>[2] = {}): Block => {
    const size = random.at('bank-size').pick([1.2, 1.5, 1.8, 2.2])
    if (logo) {
      const scale = 72 / 25.4
      const [width, height] = [Math.min(logo.width * scale, 150), 0]
      const tall = (width / (logo.width * scale)) * logo.height * scale + height
      ledger.leaveOpen('bank')
      return {
        height: tall + 6,
        marks: (y) => [
          {
            kind: 'picture',
            x: look?.align === 'right' ? right - width : (look?.left ?? left),
            y,
            width,
            height: tall,
            uri: logo.uri,
          },
        ],
      }
    }
    ledger.show('bank', story.bank)
    return together([
      text(draft, [story.bank], { size, bold: true, color: draft.accent, ...look }),
      text(draft, bankLines, { size: 0.85, ...look }),
    ])
  }
  const list = (from: number, to: number): Block => {
    switch (form) {
      case 'boxed':
        return pairs(draft, facts, { left: from, right: to, border: '#666666', colon })
      case 'apart':
        return pairs(draft, facts, { left: from, right: to, valueAlign: 'right', colon })
      default:
        return pairs(draft, facts, {
          left: from,
          right: to,
          colon,
          bold: random.at('facts-bold').chance(0.3),
        })
    }
  }
  const across = (): Block =>
    form === 'inline'
      ? text(
          draft,
          [facts.map(([label, value]) => `${labelled(style, label)} ${value}`).join('   ')],
          {
            wrap: true,
          },
        )
      : together(
          chunks(facts, 4).map((some) =>
            grid(
              draft,
              [some.map(([label]) => label), some.map(([, value]) => value)],
              some.map(() => 'left' as const),
              {
                head: random.at('facts-head').chance(0.5),
                after: 3,
              },
            ),
          ),
        )
  const wide = form === 'across' || form === 'inline'
  const titled = text(draft, [title], {
    size: random.at('title-size').pick([1.3, 1.6, 1.9, 2.2]),
    bold: random.at('title-bold').chance(0.8),
    after: 5,
    wrap: true,
    ...(head === 'minimal' ? { right: middle + 40 } : {}),
  })
  const below = wide ? [across()] : []
  const factsWidth = 225
  switch (head) {
    case 'window': {
      showHolder()
      const address = together([gap(random.at('drop').int(40, 95)), text(draft, holderLines)])
      return together([
        beside(
          address,
          together([
            bank({ align: 'right' }),
            gap(14),
            ...(wide ? [] : [list(right - factsWidth, right)]),
          ]),
        ),
        gap(random.at('gap').int(14, 40)),
        titled,
        ...below,
      ])
    }
    case 'banner': {
      const inner = text(draft, [story.bank], {
        size: 1.6,
        bold: true,
        color: '#ffffff',
        left: left + 8,
      })
      ledger.show('bank', story.bank)
      const named = text(draft, [title], {
        size: 1.2,
        color: '#ffffff',
        right: right - 8,
        align: 'right',
      })
      const band: Block = {
        height: inner.height + 14,
        marks: (y) => [
          {
            kind: 'area',
            x: left,
            y,
            width: right - left,
            height: inner.height + 10,
            fill: draft.accent,
          },
          ...inner.marks(y + 5, false),
          ...named.marks(y + 8, false),
        ],
      }
      showHolder()
      return together([
        band,
        gap(10),
        beside(text(draft, holderLines), ...(wide ? [] : [list(middle, right)])),
        gap(12),
        ...below,
      ])
    }
    case 'two': {
      showHolder()
      return together([
        beside(
          together([
            bank({ right: middle - 8, wrap: true }),
            gap(18),
            text(draft, holderLines, { right: middle - 8, wrap: true }),
          ]),
          together([
            text(draft, [title], { size: 1.5, bold: true, left: middle, after: 8, wrap: true }),
            ...(wide ? [] : [list(middle, right)]),
          ]),
        ),
        gap(14),
        ...below,
      ])
    }
    case 'stacked':
      showHolder()
      return together([
        bank(),
        gap(8),
        titled,
        ...(wide ? below : [list(left, left + 300)]),
        gap(8),
        text(draft, holderLines),
      ])
    case 'centred':
      showHolder()
      return together([
        text(draft, [story.bank], { size: 1.6, bold: true, align: 'center' }),
        text(draft, [bankLines.join(', ')], { size: 0.85, align: 'center', after: 4 }),
        text(draft, [title], { size: 1.3, align: 'center', after: 10 }),
        ...(wide
          ? [text(draft, holderLines), gap(8), ...below]
          : [beside(text(draft, holderLines), list(middle, right))]),
        ...shownBank(draft),
      ])
    case 'minimal': {
      ledger.show('account_holder', story.holder)
      return together([
        beside(
          titled,
          text(draft, [story.bank], { align: 'right', left: middle + 44, wrap: true }),
        ),
        text(draft, [story.holder], { after: 5 }),
        ...(wide ? below : [list(left, left + 320)]),
        ...shownBank(draft),
      ])
    }
  }
}

function shownBank({ ledger, story }: Draft): Block[] {
  ledger.show('bank', story.bank)
  return []
}

export function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  )
}
