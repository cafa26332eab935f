import type { Page, Word } from '../../src/document/page.ts'
import { page, words } from '../tables/pages.ts'
import { INVOICE_WORDS } from './invoice-words.ts'

/** A text and the x it begins at; `end` for one that ends there. */
type Part = readonly [x: number, text: string, side?: 'end']

/** Lines a row each, 14 points apart; an empty list is a gap. */
export const lines = (rows: readonly (readonly Part[])[], top = 50): Word[][] =>
  rows.map((row, i) =>
    row.flatMap(([x, text, side]) =>
      text === '' ? [] : words(text, side === 'end' ? x - text.length * 5 : x, top + i * 14),
    ),
  )

/** Makes rows of texts at fixed places: x of the left edge, or below zero of the right one. */
export const rowAt =
  (...places: readonly number[]) =>
  (...texts: readonly string[]): Part[] =>
    texts.map((text, i) => {
      const x = places[i]!
      return x < 0 ? [-x, text, 'end'] : [x, text]
    })

/** How a country prints figures. */
export interface Print {
  readonly decimal: '.' | ','
  readonly group: string
  readonly before?: string
  readonly after?: string
}

export function sum(value: number, { decimal, group, before = '', after = '' }: Print): string {
  const [whole, part] = Math.abs(value).toFixed(2).split('.')
  const grouped = whole!.replace(/(?<=\d)(?=(?:\d{3})+$)/g, group)
  return `${value < 0 ? '-' : ''}${before}${grouped}${decimal}${part}${after}`
}

/** An item: text, how many, price of one, per cent of tax. */
export type Ware = readonly [text: string, count: number, price: number, rate: number]

export interface InvoicePaper {
  readonly language: string
  readonly print: Print
  readonly wares: readonly Ware[]
  /** How tax is told: a line a rate, with its base in brackets or not, or a table of base and tax. */
  readonly taxes: 'lines' | 'bases' | 'table' | 'none'
  /** Paid before; the rest is due. */
  readonly paid?: number
  /** Per cent off every line. */
  readonly discount?: number
  /** -1 for a credit note whose sums are negative. */
  readonly direction?: 1 | -1
}

const round = (value: number): number => Math.round(value * 100 + 1e-7) / 100

/** What an invoice's figures come to. */
export function invoiceSums({ wares, discount = 0, direction = 1 }: InvoicePaper) {
  const amounts = wares.map(
    ([, count, price]) => direction * round(count * price * (1 - discount / 100)),
  )
  const rates = [...new Set(wares.map(([, , , rate]) => rate))].map((rate) => {
    const base = round(amounts.reduce((all, own, i) => all + (wares[i]![3] === rate ? own : 0), 0))
    return { rate, base, tax: round((base * rate) / 100) }
  })
  const net = round(amounts.reduce((all, own) => all + own, 0))
  const tax = round(rates.reduce((all, own) => all + own.tax, 0))
  return { amounts, rates, net, tax, total: round(net + tax) }
}

/** An invoice of one page, its figures right. */
export function invoicePaper(paper: InvoicePaper): Page {
  const own = INVOICE_WORDS[paper.language]!
  const print = (value: number) => sum(value, paper.print)
  const { amounts, rates, net, tax, total } = invoiceSums(paper)
  const percent = (rate: number) => `${String(rate).replace('.', paper.print.decimal)} %`
  const [text, count, price, amount] = own.heads
  const discounted = paper.discount !== undefined
  const total_ = (label: string, value: number): Part[] => [
    [330, label],
    [540, print(value), 'end'],
  ]
  const taxLines = {
    lines: () => rates.map(({ rate, tax }) => total_(`${own.tax} ${percent(rate)}`, tax)),
    bases: () =>
      rates.map(({ rate, base, tax }) =>
        total_(`${own.tax} ${percent(rate)} (${print(base)})`, tax),
      ),
    table: () =>
      rates.map(({ rate, base, tax }): Part[] => [
        [330, percent(rate)],
        [450, print(base), 'end'],
        [540, print(tax), 'end'],
      ]),
    none: () => [],
  }[paper.taxes]()
  return page(
    lines([
      [
        [60, 'Nordlicht Werkzeuge GmbH'],
        [400, own.title],
      ],
      [[60, '12 Harbour Road']],
      [],
      [
        [60, own.to],
        [340, `${own.number}: 2024-0815`],
      ],
      [
        [60, 'Example Partners Ltd'],
        [340, `${own.date}: 14.05.2024`],
      ],
      [
        [60, '9 Long Lane'],
        [340, `${own.due}: 28.05.2024`],
      ],
      [],
      [
        [60, text],
        [320, count, 'end'],
        [410, price, 'end'],
        [460, discounted ? '%' : '', 'end'],
        [540, amount, 'end'],
      ],
      ...paper.wares.map(([ware, many, each], i): Part[] => [
        [60, ware],
        [320, String(many), 'end'],
        [410, print(each), 'end'],
        [460, discounted ? `${paper.discount} %` : '', 'end'],
        [540, print(amounts[i]!), 'end'],
      ]),
      [],
      total_(own.net, net),
      ...taxLines,
      ...(rates.length > 1 || paper.taxes === 'table' ? [total_(own.taxes, tax)] : []),
      total_(own.total, total),
      ...(paper.paid === undefined
        ? []
        : [total_(own.paid, -paper.paid), total_(own.left, round(total - paper.paid))]),
    ]),
  )
}

/** The page with every figure of a sum in turn changed in one digit, and what was changed. */
export function* changedFigures(original: Page): Generator<{ page: Page; change: string }> {
  const all = original.blocks.flatMap((block) => block.lines)
  for (const [l, line] of all.entries())
    for (const [w, own] of line.words.entries()) {
      const digits = [...own.text.matchAll(/\d/g)].map((match) => match.index)
      if (!/\d[.,]\d{2}\D*$/.test(own.text) || /\d\.\d\d\.\d/.test(own.text)) continue
      const at = digits[(l + 2 * w) % digits.length]!
      const digit = (Number(own.text[at]) + 1 + ((l + w) % 8)) % 10
      const text = own.text.slice(0, at) + digit + own.text.slice(at + 1)
      const changed = all.map((other, i) => ({
        ...other,
        words:
          i === l
            ? other.words.map((word, j) => (j === w ? { ...word, text } : word))
            : other.words,
      }))
      yield {
        page: { ...original, blocks: changed.map((line) => ({ box: line.box, lines: [line] })) },
        change: `${own.text} → ${text}`,
      }
    }
}
