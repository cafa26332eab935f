/**
 * Counts what recognition makes of the signs of a day: node training/fields/fit-slips.ts FOLDER:PAGES...
 *
 * FOLDER holds papers with their `date`, PAGES their pages as they were read. In each recognised row that may print the
 * day, the likeliest way in which it was read is taken, by the costs that are there; each slip costs the logarithm of how
 * often it may have happened for each time that it did. Run it until the costs stay. Writes src/fields/date-slips.ts;
 * the same input gives the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATE_SLIPS, type DateSlip } from '../../src/fields/date-slips.ts'
import { type MisreadDate, misreadDatesIn } from '../../src/fields/misread-date.ts'
import { preparedReceipt } from '../../src/models/receipt/field-set.ts'
import { type Paper, papersOf, truthOf } from './papers.ts'

type Costs = Record<DateSlip, number>

/** A slip that was never seen counts as half a one. */
const UNSEEN = 0.5
/** Numbers of a day, what parts them, and letters of a month's name. */
const NUMBERS = 3
const PARTS = 2
const LETTERS = 3

/** The day of a paper as its rows read it. */
interface Printed {
  readonly text: string
  readonly date: MisreadDate
}

function printedIn(paper: Paper): Printed[] {
  const days = truthOf(paper, 'date') ?? []
  const { rows, dateOrder } = preparedReceipt(paper.document)
  return rows
    .filter(({ recognised }) => recognised)
    .flatMap(({ text }) => {
      const date = misreadDatesIn(text, dateOrder).find(({ iso }) => days.includes(iso))
      return date ? [{ text: text.slice(date.start, date.end), date }] : []
    })
}

/** How often each slip may have happened in a day. */
function chances({ text, date: { slips } }: Printed): Costs {
  const own = (slip: DateSlip) => slips.filter((other) => other === slip).length
  const digits = (text.match(/\d/g)?.length ?? 0) + own('alike')
  const named = /\p{L}{3}/u.test(text) ? 1 : 0
  const zeros = (text.match(/0/g)?.length ?? 0) + own('zero')
  return {
    alike: digits,
    zero: zeros > 0 ? 1 : 0,
    zeroAgain: own('zero') > 0 ? zeros - 1 : 0,
    blank: digits - NUMBERS,
    mark: digits - NUMBERS,
    sign: PARTS,
    line: PARTS,
    gap: PARTS,
    lost: PARTS,
    mixed: 1 - named,
    letter: named * LETTERS,
    foreign: named,
  }
}

/** How often each did: of zeros the first is one slip, all others another. */
function happened({ date: { slips } }: Printed, slip: DateSlip): number {
  const count = (name: DateSlip) => slips.filter((other) => other === name).length
  if (slip === 'zero') return Math.min(1, count('zero'))
  return slip === 'zeroAgain' ? Math.max(0, count('zero') - 1) : count(slip)
}

const inputs = process.argv.slice(2)
if (inputs.length === 0) {
  console.error('node training/fields/fit-slips.ts FOLDER:PAGES...')
  process.exit(2)
}
const papers = (
  await Promise.all(inputs.map((input) => papersOf(...(input.split(':') as [string, string]))))
).flat()
const days = papers.flatMap(printedIn)
const names = Object.keys(DATE_SLIPS) as DateSlip[]
const costs = names.map((slip) => {
  const may = days.reduce((sum, day) => sum + chances(day)[slip], 0)
  const did = days.reduce((sum, day) => sum + happened(day, slip), 0)
  const cost = Math.log((may + 2 * UNSEEN) / (did + UNSEEN))
  console.log(`${slip}: ${did} of ${may}, ${DATE_SLIPS[slip]} -> ${cost.toFixed(2)}`)
  return `  ${slip}: ${Number(cost.toFixed(2))},`
})
console.log(`${days.length} days of ${papers.length} papers`)
const file = join(import.meta.dirname, '../../src/fields/date-slips.ts')
const head = readFileSync(file, 'utf8').split(/(?<=DateSlip, number>> = \{\n)/)[0]!
writeFileSync(file, `${head}${costs.join('\n')}\n}\n`)
