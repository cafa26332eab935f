import type { Page } from '../document/page.ts'
import { decimalText } from '../fields/money.ts'
import type { Account } from '../models/statement/account.ts'
import { proofOf } from '../models/statement/proof.ts'
import type { ReadStatement } from '../models/statement/statement.ts'
import { FEATURES, weighedReadings } from '../models/statement/weighed.ts'
import type { PanelLine } from './panel.ts'
import { group, label, rectangle } from './svg.ts'

export const BOOKINGS_STYLE = `
.bookings rect { stroke-width: 0.6 }
.bookings .won rect { fill: #080; fill-opacity: 0.06; stroke: #080 }
.bookings .lost rect { fill: #d00; fill-opacity: 0.06; stroke: #d00 }
.bookings .won text { fill: #080 }
.bookings .lost text { fill: #d00 }
.dates rect { fill: #06c; fill-opacity: 0.15 }
.amounts rect { fill: #c80; fill-opacity: 0.25 }
.balances rect { fill: #a0f; fill-opacity: 0.15 }`

/** Readings that are listed. */
const MOST_LISTED = 5

const money = (cents: number | null): string => (cents === null ? '–' : decimalText(cents / 100))

/** Days, sums and balances of the bookings on a page, and what explains each booking. */
export function bookingMarks(page: Page, { accounts }: ReadStatement): string {
  const marks = accounts.map((account) => {
    const { links, chain, bookings } = account
    const isBalance = (column: number) => chain.hypothesis.balances.has(column)
    const here = links.filter(({ item }) => item.line.row.page === page.number)
    const tokens = here.flatMap(({ item }) => [...item.amounts])
    const boxes = (own: typeof tokens) =>
      own.map(([column, { box }]) => rectangle(box, `column ${column + 1}`))
    return [
      group(
        'dates',
        here.flatMap(({ item }) => (item.date ? [rectangle(item.date.box)] : [])),
      ),
      group('amounts', boxes(tokens.filter(([column]) => !isBalance(column)))),
      group('balances', boxes(tokens.filter(([column]) => isBalance(column)))),
      group(
        'bookings',
        bookings
          .filter((booking) => booking.page === page.number)
          .map(({ box, date, side, cents, balance, explainedBy, probability }) => {
            const sign = side === 'debit' ? '−' : '+'
            const what = `${date ?? 'no day'} ${sign}${money(cents)}${balance === null ? '' : ` = ${money(balance)}`}`
            const why = explainedBy ?? 'not explained'
            return group(explainedBy === null ? 'lost' : 'won', [
              rectangle(box, `${what}, ${why}, ${probability.toFixed(2)}`),
              label(box[2] + 2, box[3] - 1, why),
            ])
          }),
      ),
    ].join('\n')
  })
  return marks.join('\n')
}

/** Every account: its equations, what gives sides, what is proven, and the readings that it was weighed against. */
export const bookingLines = ({ accounts, ground }: ReadStatement): PanelLine[] =>
  accounts.flatMap((account, i): PanelLine[] => [
    ['head', 0, `account ${i + 1}: ${account.bookings.length} bookings`],
    ...equationLines(account),
    [
      'note',
      1,
      `money in by ${account.sides.by.join(', ') || 'nothing'}, log odds ${account.sides.margin.toFixed(1)}`,
    ],
    ...Object.entries(proofOf(account)).map(
      ([what, { state, by }]): PanelLine => [
        state === 'proven' ? 'won' : state === 'open' ? 'lost' : 'note',
        1,
        `${what}: ${state}${by.length > 0 ? ` by ${by.join(', ')}` : ''}`,
      ],
    ),
    ['head', 1, 'readings (log odds)'],
    ...readingLines(account, ground),
  ])

function equationLines({ bookings, opening, closing, links, sides }: Account): PanelLine[] {
  const sum = (side: 'debit' | 'credit') =>
    bookings.reduce((all, own) => all + (own.side === side ? own.cents : 0), 0)
  // What is owed grows by money out.
  const [more, less] = sides.liability
    ? [sum('debit'), sum('credit')]
    : [sum('credit'), sum('debit')]
  const steps = links.filter(({ step }) => step === 'step' || step === 'group').length
  const broken = links.filter(({ step }) => step === 'broken').length
  const [from, to] = [opening?.cents ?? null, closing?.cents ?? null]
  const gap = from === null || to === null ? null : to - from - more + less
  return [
    [
      gap === 0 ? 'won' : gap === null ? 'note' : 'lost',
      1,
      `${money(from)} + ${money(more)} − ${money(less)} = ${money(to)}${gap ? `, not by ${money(gap)}` : ''}`,
    ],
    [
      broken > 0 ? 'lost' : steps > 0 ? 'won' : 'note',
      1,
      `balances follow from each other in ${steps} rows, not in ${broken}`,
    ],
  ]
}

function readingLines({ part, score }: Account, ground: ReadStatement['ground']): PanelLine[] {
  const weighed = weighedReadings(part, ground).toSorted((a, b) => b.score - a.score)
  return weighed.slice(0, MOST_LISTED).flatMap((own, i): PanelLine[] => {
    const balances = [...own.reading.chain.hypothesis.balances].map((column) => column + 1)
    const where = balances.length > 0 ? `balances in column ${balances.join(', ')}` : 'no balances'
    const seen = FEATURES.flatMap((name, f) =>
      own.features[f] ? [`${name} ${own.features[f].toFixed(1)}`] : [],
    )
    return [
      [
        i === 0 && own.score === score ? 'won' : 'lost',
        1,
        `${own.score.toFixed(1)}: ${own.variant.length} bookings, ${where}`,
      ],
      ...seen.map((text): PanelLine => ['note', 3, `${text}`]),
    ]
  })
}
