import type { Page } from '../../src/document/page.ts'
import { page, words } from '../tables/pages.ts'
import { invoicePaper } from './papers.ts'
import { statementPaper } from './statement-papers.ts'

/** Papers of each kind, as a person would sort them. */
export const INVOICE = invoicePaper({
  language: 'en',
  print: { decimal: '.', group: ',', before: '£' },
  wares: [
    ['Ladder 3 m', 2, 129.9, 20],
    ['Work gloves pair', 12, 4.75, 20],
  ],
  taxes: 'lines',
})

export const STATEMENT = statementPaper({
  language: 'en',
  layout: 'sides_balance',
  print: { decimal: '.', group: ',' },
  opening: 250.25,
  entries: [
    [1, 'Grocery store', -42.17],
    [2, 'Salary March', 2150],
    [4, 'Rent flat 12', -890],
    [4, 'Book shop', -18.9],
    [12, 'Cash machine', -200],
    [25, 'Interest', 1.07],
  ],
  perPage: 4,
})

export const RECEIPT = roll([
  ['CORNER SHOP LTD'],
  ['12 High Street'],
  ['London SW1A 1AA'],
  ['Tel: 020 7946 0018'],
  ['VAT No: GB 980 7806 84'],
  ['Date: 14/03/2024 09:15'],
  ['Receipt No: 4711'],
  ['Milk 2 pints', '1.30'],
  ['Bread', '2.10'],
  ['2 x Apples', '1.00'],
  ['SUBTOTAL', '4.40'],
  ['TOTAL', '4.40'],
  ['CASH', '5.00'],
  ['CHANGE', '0.60'],
])

export const CARD: Page = {
  ...page(
    [
      'Example Engineering Ltd',
      'Dr. Jane van Doe',
      'Head of Procurement',
      'T +44 20 7946 0018',
      'Mobile: +44 7700 900123',
      'jane.doe@example.co.uk',
      'www.example.co.uk',
      '12 High Street',
      'London SW1A 1AA',
    ].map((text, i) => words(text, 20, 24 + i * 14)),
  ),
  width: 241,
  height: 156,
}

export const LETTER = page(
  [
    'The work was begun in spring and will be completed before the end of the',
    'year. Members receive the documents at least two weeks before the meeting.',
    'Please keep the original packaging in case the device has to be returned.',
    'Rooms on the upper floor can be reached by the lift next to the entrance.',
    'The committee agreed to the proposal and asked for a report in autumn.',
    'Older machines will be replaced step by step over the next three years.',
    'Staff who work in the evening receive an additional day of leave.',
    'The bridge is closed to heavy vehicles until the repair has been finished.',
  ].map((text, i) => words(text, 60, 80 + i * 14)),
)

function roll(rows: readonly (readonly string[])[]): Page {
  const lines = rows.map(([left, right], i) => [
    ...words(left!, 20, 30 + i * 16),
    ...(right === undefined ? [] : words(right, 200 - right.length * 5, 30 + i * 16)),
  ])
  return { ...page(lines), width: 226, height: 280 }
}

/** Pages one behind another, numbered anew. */
export const stacked = (...papers: readonly (readonly Page[])[]): Page[] =>
  papers.flat().map((own, i) => ({ ...own, number: i + 1 }))
