import { decimalOf } from '../../../kit/locale/figures.ts'
import type { GridRow, Piece } from '../../../kit/sheet.ts'
import { chance, choose, type Draft, labelApart } from './draft.ts'

interface Row {
  label: string
  text: string
  strong?: boolean
}

/** The sums below the lines, and a table of taxes where the paper has one. */
export interface Totals {
  rows: Row[]
  before: Piece[]
  after: Piece[]
}

/** Sums of the bill as rows; notes each that is printed. */
export function totalsOf(draft: Draft): Totals {
  const { bill, style, ledger, sign } = draft
  const { sums } = bill
  const rows: Row[] = []
  const after: Piece[] = []
  const taken: string[] = []
  const add = (label: string, cents: number, field?: string, strong = false): void => {
    taken.push(label)
    rows.push({ label, text: style.money(sign * cents), strong })
    if (field) ledger.showCents(field, sign * cents)
  }
  const changed = sums.discount !== 0 || sums.shipping !== 0
  const dueRow = sums.due !== sums.total || chance(draft, 'due-again', 0.12)
  const toPay = dueRow ? labelApart(draft, 'toPay', []) : ''
  if (dueRow) taken.push(toPay)
  // Many call what the goods come to net as well, and some put what was open before first.
  const goods = changed && chance(draft, 'goods-net', 0.35) ? 'net' : 'subtotal'
  const openFirst = sums.previous !== 0 && chance(draft, 'open-first', 0.4)
  if (openFirst) openRows(draft, add)
  if (changed) add(labelApart(draft, goods, taken), sums.subtotal)
  if (sums.discount) {
    add(
      `${style.label('discountLine')}${chance(draft, 'discount-rate', 0.5) ? ` ${Math.round((sums.discount * 100) / sums.subtotal)}%` : ''}`,
      -sums.discount,
    )
    ledger.showCents('discount', sign * sums.discount)
  }
  if (bill.carriage) ledger.showCents('shipping', sign * bill.carriage.amount)
  if (sums.shipping) add(style.label('shipping'), sums.shipping, 'shipping')
  taxRows(draft, add, taken, changed, after)
  if (sums.outlay) {
    add(style.label('shipping'), sums.outlay, 'shipping')
    draft.layout.outlay = decimalOf(sign * sums.outlay)
  }
  if (sums.withheld && bill.country.code === 'ES')
    add(`Retención IRPF ${style.rate(150)}`, -sums.withheld)
  if (sums.rounding) add(style.label('rounding'), sums.rounding)
  // What is billed now is a part of what is asked for, where something was open.
  const isPart = sums.previous !== 0 && chance(draft, 'total-part', 0.35)
  const total = labelApart(draft, isPart ? 'subtotal' : 'total', taken)
  add(
    bill.kind === 'credit_note'
      ? total.replace(/Rechnungs|Invoice |fattura|factura|faktury/i, '').trim() || total
      : total,
    sums.total,
    'total',
    true,
  )
  if (bill.taxSystem === 'included') includedRows(draft, add, rows, after)
  if (sums.withheld && bill.country.code === 'IT')
    add(`Ritenuta d'acconto ${style.rate(200)}`, -sums.withheld)
  if (!openFirst) openRows(draft, add)
  if (sums.deposit) add(style.label('deposit'), -sums.deposit)
  if (!dueRow && bill.kind === 'invoice' && chance(draft, 'cash-discount', 0.08))
    cashDiscount(draft, after)
  if (dueRow) add(toPay, sums.due, 'amount_due', true)
  else ledger.leaveOpen('amount_due')
  if (style.sign) ledger.show('currency', bill.currency)
  ledger.show(
    'taxes',
    sums.taxes.length && ledger.fields.tax !== undefined
      ? sums.taxes.map((row) => ({
          code: row.name,
          rate: String(row.rate / 10),
          base: ((row.base * sign) / 100).toFixed(2),
          amount: ((row.tax * sign) / 100).toFixed(2),
        }))
      : undefined,
  )
  return { rows, before: [], after }
}

type Add = (label: string, cents: number, field?: string) => void

/** What was open before, and what was paid of it. */
function openRows({ bill: { sums }, style }: Draft, add: Add): void {
  if (sums.previous) add(style.label('previous'), sums.previous, 'previous_balance')
  if (sums.received) add(style.label('received'), -sums.received)
}

/** What is left of the total where it is paid soon, told below it. */
function cashDiscount({ bill: { sums }, style, random }: Draft, after: Piece[]): void {
  const own = random.at('cash-discount/of')
  const off = Math.round((sums.total * own.pick([2, 2, 3])) / 100)
  const text = style.label('skonto').replace('{days}', String(own.at('days').pick([7, 8, 10, 14])))
  const left = style.money(sums.total - off)
  const line = own.at('both').chance(0.6)
    ? `${text}: ${style.money(-off)} = ${left}`
    : `${text} = ${left}`
  after.push({ kind: 'text', lines: [line], align: own.at('align').pick(['right', 'left']) })
}

function taxRows(draft: Draft, add: Add, taken: string[], changed: boolean, after: Piece[]): void {
  const { bill, style, ledger, sign } = draft
  const { sums } = bill
  const system = bill.taxSystem
  if (system === 'included') return
  if (system === 'none' || system === 'reverse') {
    const shown = chance(draft, 'net-untaxed', system === 'reverse' ? 0.7 : 0.35)
    if (shown) add(labelApart(draft, 'net', taken), sums.net, 'net')
    else ledger.leaveOpen('net')
    if (shown && chance(draft, 'zero-tax', 0.6)) {
      add(
        style.label('tax').replace('{tax}', style.taxName).replace('{rate}', style.rate(0)),
        0,
        'tax',
      )
    } else ledger.leaveOpen('tax')
    return
  }
  if (chance(draft, 'net', changed ? 0.75 : 0.95))
    add(
      labelApart(draft, chance(draft, 'net-base', 0.12) ? 'taxBase' : 'net', taken),
      sums.net,
      'net',
    )
  // Of a sum before freight and discount that is called net, what is taxed is another: it is wanted, printed or not.
  else if (changed) ledger.showCents('net', draft.sign * sums.net)
  else ledger.leaveOpen('net')
  const table =
    sums.taxes.length > 1
      ? choose(draft, 'tax-table', { rows: 5, table: 3, both: 1.5 })
      : choose(draft, 'tax-table', { rows: 12, both: 1 })
  if (table !== 'table') {
    for (const row of sums.taxes) {
      const name = sums.taxes.length > 1 && system === 'split' ? row.name : style.taxName
      const pattern = style.label('tax')
      const whole = pattern.includes('{rate}') || sums.taxes.length === 1 ? pattern : '{tax} {rate}'
      add(whole.replace('{tax}', name).replace('{rate}', style.rate(row.rate)), row.tax)
    }
    if (sums.taxes.length > 1 && chance(draft, 'tax-sum', 0.3))
      add(`Total ${style.taxName}`, sums.tax)
  } else if (chance(draft, 'tax-sum', 0.7))
    add(`${draft.style.label('tax').includes('Total') ? 'Total ' : ''}${style.taxName}`, sums.tax)
  ledger.showCents('tax', sign * sums.tax)
  if (table !== 'rows') after.push(...taxTable(draft))
}

function taxTable(draft: Draft): Piece[] {
  const { bill, style, sign } = draft
  const own = draft.random.at('tax-grid')
  const gross = own.at('gross').chance(0.5)
  return [
    { kind: 'space', height: 3 },
    {
      kind: 'grid',
      columns: ['left', 'right', 'right', ...(gross ? ['right'] : [])].map((align) => ({
        align: align as 'left' | 'right',
      })),
      head: [
        style.taxName === style.label('rate') ? '%' : style.label('rate'),
        style.label('taxBase'),
        style.label('taxAmount'),
        ...(gross ? [style.label('gross')] : []),
      ],
      rows: bill.sums.taxes.map((row) => ({
        cells: [
          style.rate(row.rate),
          style.amount(sign * row.base),
          style.amount(sign * row.tax),
          ...(gross ? [style.amount(sign * (row.base + row.tax))] : []),
        ].map((text) => ({ lines: [text] })),
      })),
      rules: own.at('rules').pick(['none', 'rows', 'all', 'head']),
      air: 0.4,
      scale: own.at('scale').pick([1, 0.85, 0.8]),
      ...(own.at('side').chance(0.3) ? { align: 'right' as const } : {}),
    },
  ]
}

function includedRows(draft: Draft, add: Add, rows: Row[], after: Piece[]): void {
  const { bill, style, ledger, sign } = draft
  const { sums } = bill
  const kind = choose(draft, 'included', { sentence: 4, rows: 4, silent: 1.4, table: 1.4 })
  ledger.leaveOpen('net')
  if (kind === 'silent') {
    ledger.leaveOpen('tax')
    return
  }
  ledger.showCents('tax', sign * sums.tax)
  if (kind === 'rows') {
    if (chance(draft, 'included-net', 0.6))
      add(
        labelApart(
          draft,
          'taxBase',
          rows.map(({ label }) => label),
        ),
        sums.net,
        'net',
      )
    for (const row of sums.taxes) add(`${style.taxName} ${style.rate(row.rate)}`, row.tax)
  } else if (kind === 'sentence') {
    for (const row of sums.taxes)
      after.push({
        kind: 'text',
        lines: [
          style
            .label('taxIncluded')
            .replace('{tax}', style.taxName)
            .replace('{rate}', style.rate(row.rate))
            .replace('{amount}', style.money(sign * row.tax)),
        ],
        align: draft.random.at('included/align').pick(['right', 'left']),
        scale: 0.9,
      })
  } else after.push(...taxTable(draft))
}

/** The rows as rows of the items' grid. */
export function sumsInGrid(draft: Draft, rows: readonly Row[], columns: number): GridRow[] {
  const own = draft.random.at('sums-in-grid')
  const align = own.at('align').pick(['right', 'right', 'left'] as const)
  return rows.map((row, at) => ({
    strong: row.strong ?? false,
    ruleAbove: at === 0,
    cells: [
      { lines: [row.label], span: columns - 1, align },
      { lines: [row.text], align: 'right' },
    ],
  }))
}

/** The rows as a block of their own. */
export function sumsBlock(draft: Draft, rows: readonly Row[]): Piece[] {
  const { style } = draft
  const own = draft.random.at('sums')
  const kind = choose(draft, 'sums', {
    right: 8,
    wide: 2.4,
    left: 0.8,
    boxed: 1.6,
    lines: 0.8,
    across: rows.length > 2 && rows.length < 6 ? 1.2 : 0,
  })
  const large = own.at('large').pick([1, 1, 1.15, 1.35])
  if (kind === 'lines')
    return rows.map((row) => ({
      kind: 'text',
      lines: [`${row.label}${style.colon || ':'} ${row.text}`],
      align: own.at('align').pick(['right', 'left', 'right']),
      ...(row.strong ? { bold: true, scale: large } : {}),
    }))
  if (kind === 'across')
    return [
      {
        kind: 'grid',
        columns: rows.map(() => ({ align: 'right', share: 100 / rows.length })),
        head: rows.map(({ label }) => label),
        rows: [
          { cells: rows.map(({ text, strong }) => ({ lines: [text], bold: strong ?? false })) },
        ],
        wide: true,
        rules: own.at('rules').pick(['all', 'rows', 'frame']),
        air: 0.8,
      },
    ]
  const main = rows.findIndex(({ strong }) => strong)
  const grid: Piece = {
    kind: 'grid',
    columns: [{ align: own.at('label').pick(['left', 'left', 'right']) }, { align: 'right' }],
    rows: rows.map((row, at) => ({
      strong: row.strong ?? false,
      ruleAbove: at === main && own.at('rule').chance(0.6),
      cells: [
        { lines: [row.label + (own.at('colon').chance(0.35) ? style.colon : '')] },
        { lines: [row.text] },
      ],
    })),
    rules:
      kind === 'boxed'
        ? own.at('box').pick(['all', 'frame'])
        : own.at('rules').weighted({ none: 6, rows: 2 }),
    air: own.at('air').pick([0.2, 0.5, 0.9, 1.5]),
    wide: kind === 'wide' || (kind !== 'left' && own.at('fill').chance(0.35)),
    align: kind === 'left' ? 'left' : 'right',
    scale: large === 1 ? 1 : (1 + large) / 2,
  }
  if (kind === 'wide') return [grid]
  const share = own.at('share').pick([0.7, 1, 1.3])
  return kind === 'left'
    ? [
        {
          kind: 'columns',
          parts: [
            { share: 1, pieces: [grid] },
            { share: 1, pieces: [] },
          ],
        },
      ]
    : [
        {
          kind: 'columns',
          parts: [
            { share, pieces: [] },
            { share: 1, pieces: [grid] },
          ],
        },
      ]
}
