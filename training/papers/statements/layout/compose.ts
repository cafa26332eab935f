import { isoDay } from '../../../kit/locale/dates.ts'
import type { Mark, Placed } from '../../../kit/mark.ts'
import { logo } from '../../../kit/picture.ts'
import { hasSerifs } from '../../../kit/placed/family.ts'
import type { PlacingTool } from '../../../kit/placed.ts'
import type { Random } from '../../../kit/random.ts'
import { isMonospaced } from '../../../kit/width.ts'
import { Ledger } from '../../ledger.ts'
import type { Account } from '../account.ts'
import { designOf } from '../design.ts'
import type { Story } from '../story.ts'
import { styleOf } from '../style.ts'
import { putBookings } from './account-table.ts'
import { balanceValue, isOwed, type Transaction } from './booking-rows.ts'
import { chance, choose, type Draft } from './draft.ts'
import { extrasOf, footLines } from './extras.ts'
import { accountFacts, headOf, titleOf } from './head.ts'
import { gap, Pages } from './pages.ts'
import { overviewOf, summaryOf } from './summary.ts'
import type { TableLook } from './table.ts'
import { labelled, text } from './texts.ts'

export interface Composed {
  placed: Placed
  ledger: Ledger
  transactions: Transaction[]
  /** Each account by itself where there are several. */
  accounts: Record<string, unknown>[]
  layout: Record<string, unknown>
}

const FONTS = [
  ...['Liberation Sans', 'Liberation Sans', 'Liberation Serif', 'Carlito', 'Caladea', 'Open Sans'],
  ...['Roboto', 'Lato', 'DejaVu Sans', 'DejaVu Serif', 'TeX Gyre Heros', 'TeX Gyre Pagella'],
  ...[
    'TeX Gyre Bonum',
    'TeX Gyre Schola',
    'TeX Gyre Termes',
    'TeX Gyre Adventor',
    'Nimbus Sans Narrow',
  ],
  ...[
    'Liberation Sans Narrow',
    'Linux Biolinum O',
    'Gentium',
    'Liberation Mono',
    'Courier Prime',
    'DejaVu Sans Mono',
  ],
]
const COLORS = [
  '#1f4e79',
  '#7b1e2b',
  '#2e6b3a',
  '#444444',
  '#b35c00',
  '#4b2e83',
  '#006d77',
  '#a61c1c',
  '#37474f',
]
const PAPERS = {
  A4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
  landscape: { width: 841.89, height: 595.28 },
  A5: { width: 419.53, height: 595.28 },
  passbook: { width: 420, height: 300 },
}

/** Lays a statement out in a way of its own. */
export async function compose(story: Story, random: Random, tool: PlacingTool): Promise<Composed> {
  const first = story.accounts[0]!
  const american = ['US', 'CA'].includes(story.country.code)
  const design = { ...designOf(first.kind, american, random.at('design')) }
  if (design.ends === 'summary' && design.summary === 'none') design.summary = 'list'
  const layout: Record<string, unknown> = { ...design, columns: design.columns.join(' ') }
  const fixed = tool === 'groff'
  const passbook = first.kind === 'savings' && !fixed && story.accounts.length === 1
  const wide = design.columns.length >= 7
  const paperName = random.at('paper').weighted({
    A4: american && !fixed ? 0.5 : 10,
    letter: american && !fixed ? 9 : 0,
    landscape: fixed ? 0 : wide ? 5 : 0.7,
    A5: fixed || wide ? 0 : 0.3,
    passbook: passbook && design.columns.length <= 5 ? 5 : 0,
  })
  layout.paper = paperName
  const paper = PAPERS[paperName]
  const small = paperName === 'A5' || paperName === 'passbook'
  const family = random.at('font').pick(FONTS)
  const size = random.at('size').pick([7, 7.5, 8, 8, 8.5, 9, 9, 9.5, 10]) * (small ? 0.9 : 1)
  const left = small ? 22 : random.at('left').int(32, 62)
  const right = paper.width - (small ? 20 : random.at('right').int(30, 60))
  layout.font = family
  layout.size = size
  const style = styleOf(story, first.currency, random.at('style'))
  const draft: Draft = {
    story,
    style,
    styleIn: (currency) => styleOf(story, currency, random.at('style')),
    design,
    ledger: new Ledger(),
    random: random.at('layout'),
    face: { family: measuredAs(family, tool), size },
    leading: size * random.at('leading').pick([1.12, 1.18, 1.25, 1.35, 1.5]),
    left,
    right,
    paper,
    accent: random.at('accent').pick(COLORS),
    pictures: tool === 'chromium',
    layout,
  }
  const look = tableLook(draft)
  const drawn =
    draft.pictures && chance(draft, 'logo', 0.45)
      ? await logo(story.bank, draft.accent, random.at('logo'))
      : undefined
  const head = headOf(draft, drawn, style.yearless || design.dates === 'heads')
  const footed = chance(draft, 'foot', 0.5)
  const numbering = choose(draft, 'numbering', { foot: 4, top: 3, none: 2 })
  const top = random.at('top').int(24, 50)
  const laterTitle = chance(draft, 'later-title', 0.6)
  const bottom = paper.height - (small ? 26 : random.at('bottom').int(52, 80))
  const pages = new Pages(top, top + (laterTitle || numbering === 'top' ? size * 2.6 : 6), bottom)
  pages.put(head)
  pages.space(random.at('gap').int(4, 16))
  const { transactions, accounts } = putAccounts(draft, look, pages)
  pages.space(12)
  for (const block of extrasOf(draft)) pages.put(block)
  const count = pages.pages.length
  layout.pages = count
  const continued = count > 1 && chance(draft, 'continued', 0.25)
  // Both sides of a sheet, or sheets that were not put in alike.
  const shift = chance(draft, 'shifted', 0.12) ? random.at('shift').int(-14, 14) : 0
  const furniture = (at: number): Mark[] => {
    const marks: Mark[] = []
    const page = style
      .word('page')
      .replace('{n}', String(at + 1))
      .replace('{m}', String(count))
    if (numbering === 'top' && (at || chance(draft, 'number-on-first', 0.6)))
      marks.push({
        kind: 'text',
        x: right,
        y: top - 4,
        text: page,
        size: size * 0.9,
        align: 'right',
      })
    if (at < count - 1 && continued)
      marks.push({
        kind: 'text',
        x: right,
        y: bottom + size * 1.2,
        text: style.word('more'),
        size: size * 0.85,
        align: 'right',
        italic: true,
      })
    if (at && laterTitle)
      marks.push({
        kind: 'text',
        x: left,
        y: top + size,
        text: `${titleOf(draft, first)}   ${story.holder}`,
        size: size * 0.95,
      })
    if (numbering === 'foot')
      marks.push({
        kind: 'text',
        x: random.at('page-side').chance(0.5) ? right : (left + right) / 2,
        y: paper.height - 22,
        text: page,
        size: size * 0.85,
        align: random.at('page-side').chance(0.5) ? 'right' : 'center',
      })
    if (footed && !small)
      marks.push(
        ...footLines(draft).map(
          (line, row): Mark => ({
            kind: 'text',
            x: left,
            y: paper.height - 44 + row * size * 0.95,
            text: line,
            size: size * 0.72,
            color: '#555555',
          }),
        ),
      )
    if (chance(draft, 'edge-code', 0.12))
      marks.push({
        kind: 'text',
        x: 14,
        y: paper.height * 0.7,
        text: random.at('edge').fill('@@##-######-000') + String(at + 1),
        size: 5,
        angle: 90,
      })
    return marks
  }
  return {
    placed: {
      language: story.language,
      paper,
      font: family,
      pages: pages.pages.map((marks, at) =>
        [...furniture(at), ...marks].map((mark) => (at % 2 ? shifted(mark, shift) : mark)),
      ),
    },
    ledger: draft.ledger,
    transactions,
    accounts,
    layout,
  }
}

function shifted(mark: Mark, by: number): Mark {
  return mark.kind === 'rule'
    ? { ...mark, x1: mark.x1 + by, x2: mark.x2 + by }
    : { ...mark, x: mark.x + by }
}

/** Families that a tool prints in the place of one. */
function measuredAs(family: string, tool: PlacingTool): string {
  // ReportLab reads no PostScript outlines, and takes what is at hand.
  if (tool === 'reportlab' && /TeX Gyre|Nimbus|Biolinum/.test(family)) return 'DejaVu Sans'
  if (tool !== 'latex' && tool !== 'groff') return family
  if (isMonospaced(family)) return 'Courier'
  if (tool === 'latex') return 'Latin Modern Sans'
  return hasSerifs(family) ? 'Times' : 'Helvetica'
}

function tableLook(draft: Draft): TableLook {
  const own = draft.random.at('table')
  return {
    air: own.at('air').pick([0.3, 0.8, 1.2, 2, 3]),
    gap: own.at('gap').pick([7, 9, 11, 14, 18]),
    headAlign: own.at('head-align').chance(0.2) ? 'center' : 'column',
    headSize: own.at('head-size').pick([0.85, 0.9, 1, 1]),
    hanging: own.at('hanging').chance(0.35),
    spread: own.at('spread').chance(0.75),
    zebra: own.at('zebra').pick(['#f0f2f5', '#eaf1f8', '#f5f0e6']),
    typed:
      isMonospaced(draft.face.family) && own.at('typed').chance(0.5)
        ? own.at('typed/sign').pick(['-', '-', '=', '_'])
        : undefined,
    ruleWidth: own.at('rule').pick([0.3, 0.5, 0.8]),
    ruleColor: own.at('rule-color').pick(['#333333', '#888888', '#b0b0b0', draft.accent]),
    dateAlign: own.at('date-align').pick(['left', 'left', 'left', 'center', 'right']),
  }
}

function putAccounts(
  draft: Draft,
  look: TableLook,
  pages: Pages,
): { transactions: Transaction[]; accounts: Record<string, unknown>[] } {
  const { story, design, ledger } = draft
  const several = story.accounts.length > 1
  const facts = several ? story.accounts.map((_, at) => factsOf(draft, at)) : []
  if (several && !story.following && chance(draft, 'overview', 0.6))
    pages.put(
      overviewOf(
        draft,
        facts.map((some) => some[0]![1]),
      ),
    )
  const transactions: Transaction[] = []
  const accounts: Record<string, unknown>[] = []
  const summaryFirst = chance(draft, 'summary-first', 0.6)
  const apart = chance(draft, 'account-on-new-page', story.following ? 0.8 : 0.25)
  for (const [at, account] of story.accounts.entries()) {
    const style = draft.styleIn(account.currency)
    const own: Draft = { ...draft, style }
    if (several) {
      if (at) pages.space(14)
      if (at && apart) pages.next()
      if (!pages.fits(110)) pages.next()
      const named = [
        titleOf(draft, account),
        ...facts[at]!.map(([label, value]) => `${labelled(style, label)} ${value}`),
        account.currency,
      ]
      pages.put(text(draft, [named.join('   ')], { size: 1.1, bold: true, wrap: true, after: 5 }))
    }
    const summed = design.summary !== 'none'
    const putSummary = (): void => {
      if (!summed) return
      pages.put(summaryOf(own, account))
      pages.space(6)
    }
    if (summaryFirst) putSummary()
    const printed = putBookings(own, account, look, pages)
    if (!summaryFirst) {
      pages.space(8)
      putSummary()
    }
    pages.put(gap(2))
    transactions.push(...printed.transactions)
    const opening = printed.opening || summed
    const closing = printed.closing || summed
    if (several)
      accounts.push({
        ...Object.fromEntries(
          facts[at]!.flatMap(([label, value]) =>
            label === 'IBAN' ? [['iban', value.replace(/ /g, '')]] : [],
          ),
        ),
        currency: account.currency,
        ...(opening ? { opening_balance: balanceValue(account, account.opening) } : {}),
        ...(closing ? { closing_balance: balanceValue(account, account.closing) } : {}),
        transactions: printed.transactions,
      })
    else showEnds(draft, account, opening, closing)
  }
  if (several)
    for (const field of [
      'opening_balance',
      'closing_balance',
      'account_number',
      'iban',
      'bic',
      'currency',
    ])
      ledger.leaveOpen(field)
  settle(draft)
  return { transactions, accounts }
}

/** What tells one account of a statement from the others. */
function factsOf(draft: Draft, at: number): ReturnType<typeof accountFacts> {
  const { story, style } = draft
  const facts = accountFacts(draft, at)
  if (!story.following) return facts
  const { from, to } = story.accounts[at]!
  const span = style.word('span').replace('{a}', style.day(from)).replace('{b}', style.day(to))
  return [...facts, [style.word('period'), span]]
}

/** Balances that are printed; others may follow from running balances. */
function showEnds({ ledger }: Draft, account: Account, opening: boolean, closing: boolean): void {
  for (const [field, said, cents] of [
    ['opening_balance', opening, account.opening],
    ['closing_balance', closing, account.closing],
  ] as const) {
    if (!said) {
      ledger.leaveOpen(field)
      continue
    }
    const value = balanceValue(account, cents)
    ledger.show(field, value)
    if (isOwed(account) && cents)
      ledger.also(field, value.startsWith('-') ? value.slice(1) : `-${value}`)
  }
}

/** What follows from the page without standing on it. */
function settle({ story, style, ledger }: Draft): void {
  const account = story.accounts[0]!
  const { inRows, inSums } = style.currency
  if (story.accounts.length === 1 && inRows) ledger.show('currency', account.currency)
  else if (inSums || story.numbers[0]!.iban) ledger.leaveOpen('currency')
  for (const field of [
    'period_start',
    'period_end',
    'statement_date',
    'bank',
    'account_holder_address',
  ])
    ledger.leaveOpen(field)
  if (!ledger.fields.iban) ledger.leaveOpen('bic')
  if (!ledger.fields.statement_date) return
  // One of both is enough for a statement of a month.
  if (ledger.fields.period_end === isoDay(story.made)) ledger.leaveOpen('statement_date')
}
