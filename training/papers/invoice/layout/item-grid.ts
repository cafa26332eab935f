import { isoDay } from '../../../kit/locale/dates.ts'
import { decimalOf } from '../../../kit/locale/figures.ts'
import type { LabelRole } from '../../../kit/locale/label.ts'
import type { Align, GridCell, GridColumn, GridLook, GridRow, Piece } from '../../../kit/sheet.ts'
import type { Line } from '../sums.ts'
import { chance, choose, type Draft } from './draft.ts'

type Role = Extract<
  LabelRole,
  | 'pos'
  | 'code'
  | 'date'
  | 'description'
  | 'qty'
  | 'unit'
  | 'price'
  | 'discount'
  | 'rate'
  | 'taxAmount'
  | 'amount'
  | 'gross'
>

const ORDERS: readonly (readonly Role[])[] = [
  [
    'pos',
    'code',
    'date',
    'description',
    'qty',
    'unit',
    'price',
    'discount',
    'rate',
    'taxAmount',
    'amount',
    'gross',
  ],
  [
    'pos',
    'date',
    'qty',
    'unit',
    'code',
    'description',
    'price',
    'discount',
    'rate',
    'amount',
    'taxAmount',
    'gross',
  ],
  [
    'pos',
    'date',
    'code',
    'description',
    'price',
    'qty',
    'unit',
    'discount',
    'taxAmount',
    'amount',
    'rate',
    'gross',
  ],
  [
    'date',
    'pos',
    'description',
    'code',
    'unit',
    'qty',
    'price',
    'rate',
    'discount',
    'taxAmount',
    'amount',
    'gross',
  ],
  [
    'qty',
    'unit',
    'pos',
    'code',
    'date',
    'description',
    'rate',
    'price',
    'discount',
    'amount',
    'taxAmount',
    'gross',
  ],
  [
    'code',
    'pos',
    'date',
    'description',
    'rate',
    'qty',
    'unit',
    'price',
    'discount',
    'amount',
    'taxAmount',
    'gross',
  ],
]

export interface ItemGrids {
  /** One grid a page. */
  pages: Piece[][]
  /** Columns of the grid, for sums that stand in it. */
  columns: number
}

export interface Room {
  /** Millimetres for rows on the first page, the pages after, and for what follows the rows. */
  first: number
  later: number
  tail: number
}

/** The items as a grid a page; notes the line items as printed. */
export function itemGrids(
  draft: Draft,
  room: Room,
  inGridSums: (columns: readonly string[]) => GridRow[],
): ItemGrids {
  const { bill, style, ledger, random, sign } = draft
  const own = random.at('grid')
  const roles = columnsOf(draft)
  const joinedUnit =
    roles.includes('qty') &&
    !roles.includes('unit') &&
    bill.lines[0]!.unit !== '' &&
    chance(draft, 'joined-unit', 0.25)
  const zeroPosition = own.at('pos').pick([1, 1, 1, 10])
  const rows = bill.lines.map((line, at) => ({
    line,
    row: {
      cells: roles.map((role) => cell(draft, role, line, at, joinedUnit, zeroPosition)),
    } as GridRow,
  }))
  ledger.show(
    'line_items',
    bill.lines.map((line) => itemTruth(draft, roles, line)),
  )
  const look = lookOf(draft)
  const columns = roles.map((role): GridColumn => columnOf(draft, role))
  const head = headOf(draft, roles)
  const section = chance(draft, 'sections', 0.07) && rows.length > 4
  const measure = (row: GridRow): number =>
    Math.max(...row.cells.map((item) => item.lines.length + (item.details?.length ?? 0) * 0.88)) *
      heightOfLine(draft) +
    2 * look.air +
    0.3
  const pages: GridRow[][] = []
  let current: GridRow[] = []
  let used = 0
  const carries = chance(draft, 'carried', 0.55)
  const sumCell = (label: string, cents: number): GridRow => ({
    cells: [
      { lines: [label], span: roles.length - 1, align: 'right' as Align },
      { lines: [style.amount(sign * cents)] },
    ],
    strong: own.at('carry/strong').chance(0.5),
  })
  let carriedSum = 0
  const total = rows.reduce((sum, { row }) => sum + measure(row), 0)
  const single = total + room.tail <= room.first
  for (const [at, { line, row }] of rows.entries()) {
    const limit = (pages.length ? room.later : room.first) - 8
    if (!single && current.length && used + measure(row) > limit) {
      const lastIsAmount = roles.at(-1) === 'amount'
      if (carries && lastIsAmount) current.push(sumCell(style.label('carried'), carriedSum))
      pages.push(current)
      current =
        carries && lastIsAmount && own.at('brought').chance(0.8)
          ? [sumCell(style.label('brought'), carriedSum)]
          : []
      used = 0
    }
    if (section && (at === 0 || at === Math.ceil(rows.length / 2)))
      current.push({
        strong: true,
        cells: [{ lines: [sectionName(draft, at)], span: roles.length, align: 'left' }],
      })
    current.push(row)
    used += measure(row)
    carriedSum += line.amount
  }
  current.push(...inGridSums(roles))
  pages.push(current)
  draft.layout.columns = roles
  const headless = chance(draft, 'headless', 0.03)
  const repeats = chance(draft, 'head-again', 0.85)
  return {
    columns: roles.length,
    pages: pages.map((some, at) => [
      {
        kind: 'grid',
        columns,
        rows: some,
        wide: true,
        scale: own.at('scale').pick([1, 0.95, 0.9, 0.85]),
        ...look,
        ...(headless || (at > 0 && !repeats) ? {} : { head }),
      },
    ]),
  }
}

/** Height of a line of text in millimetres. */
export function heightOfLine(draft: Draft): number {
  return (draft.layout.size as number) * (draft.layout.leading as number) * 0.353
}

function columnsOf(draft: Draft): Role[] {
  const { bill } = draft
  const own = draft.random.at('columns')
  const wanted = new Set<Role>(['description', 'amount'])
  const counted = own.at('qty').chance(bill.sector.quantity === 'one' ? 0.35 : 0.93)
  if (counted) {
    wanted.add('qty')
    if (own.at('price').chance(0.93)) wanted.add('price')
    if (own.at('unit').chance(0.4) && bill.lines[0]!.unit) wanted.add('unit')
  }
  if (own.at('pos').chance(0.4)) wanted.add('pos')
  if (own.at('code').chance(0.3) && bill.sector.quantity === 'pieces') wanted.add('code')
  if (own.at('date').chance(bill.sector.dated ?? 0.03)) wanted.add('date')
  if (bill.lines.some(({ discount }) => discount)) wanted.add('discount')
  const taxed = bill.taxSystem !== 'none'
  if (taxed && own.at('rate').chance(bill.taxSystem === 'several' ? 0.85 : 0.3)) wanted.add('rate')
  if (bill.taxSystem !== 'included' && bill.taxSystem !== 'none' && bill.taxSystem !== 'reverse') {
    if (own.at('gross').chance(['pl', 'hu', 'cs', 'fi'].includes(bill.language) ? 0.45 : 0.08))
      wanted.add('gross')
    if (own.at('taxAmount').chance(wanted.has('gross') ? 0.5 : 0.05)) wanted.add('taxAmount')
  }
  const order = own.at('order').weighted({ 0: 7, 1: 3, 2: 1.6, 3: 1.4, 4: 2, 5: 1.4 })
  draft.layout['column-order'] = order
  return ORDERS[Number(order)]!.filter((role) => wanted.has(role))
}

function cell(
  draft: Draft,
  role: Role,
  line: Line,
  at: number,
  joinedUnit: boolean,
  step: number,
): GridCell {
  const { style, sign, bill } = draft
  const one = (text: string): GridCell => ({ lines: [text] })
  switch (role) {
    case 'pos':
      return one(String(step === 10 ? (at + 1) * 10 : at + 1))
    case 'code':
      return one(line.code)
    case 'date':
      return one(style.day(line.date!))
    case 'description':
      return {
        lines: [line.description],
        details: line.details,
        bold: draft.random.at('grid/bold').chance(0.12),
      }
    case 'qty': {
      const text = style.quantity(line.quantity * (sign < 0 && !negativePrices(draft) ? -1 : 1))
      return one(joinedUnit ? `${text} ${line.unit}` : text)
    }
    case 'unit':
      return one(line.unit)
    case 'price':
      return one(style.price(line.price * (sign < 0 && negativePrices(draft) ? -1 : 1)))
    case 'discount':
      return one(
        line.discount
          ? `${line.discount}${draft.random.at('grid/percent').pick(['%', ' %', ''])}`
          : '',
      )
    case 'rate':
      return one(bill.taxSystem === 'reverse' ? style.rate(0) : style.rate(line.rate))
    case 'taxAmount':
      return one(style.amount(sign * line.tax))
    case 'amount':
      return one(style.amount(sign * line.amount))
    case 'gross':
      return one(style.amount(sign * (line.amount + line.tax)))
  }
}

const negativePrices = (draft: Draft): boolean => draft.random.at('negative').chance(0.5)

function itemTruth(draft: Draft, roles: readonly Role[], line: Line): Record<string, unknown> {
  const { sign } = draft
  const negative = sign < 0 && negativePrices(draft) ? -1 : 1
  const counts = sign < 0 && !negativePrices(draft) ? -1 : 1
  const has = (role: Role): boolean => roles.includes(role)
  const thousandths = (value: number, scale: number): string =>
    (value / 10 ** scale).toFixed(scale).replace(/\.?0+$/, '')
  return {
    description: line.description,
    ...(line.details.length ? { details: line.details } : {}),
    ...(has('code') ? { product_code: line.code } : {}),
    ...(has('date') ? { date: isoDay(line.date!) } : {}),
    ...(has('qty') ? { quantity: thousandths(counts * line.quantity, 3) } : {}),
    ...(has('unit') ? { unit: line.unit } : {}),
    ...(has('price') ? { unit_price: priceText(negative * line.price) } : {}),
    ...(has('discount') && line.discount ? { discount: `${line.discount}%` } : {}),
    ...(has('rate')
      ? { tax_rate: thousandths(draft.bill.taxSystem === 'reverse' ? 0 : line.rate, 1) }
      : {}),
    ...(has('taxAmount') ? { tax: decimalOf(sign * line.tax) } : {}),
    ...(has('gross') ? { amount_gross: decimalOf(sign * (line.amount + line.tax)) } : {}),
    amount: decimalOf(sign * line.amount),
  }
}

/** At least two decimals, four where the price has them. */
function priceText(tenThousandths: number): string {
  const text = (tenThousandths / 10000).toFixed(4)
  return text.replace(/0{1,2}$/, '')
}

function columnOf(draft: Draft, role: Role): GridColumn {
  const own = draft.random.at('column')
  const figures: Align = 'right'
  switch (role) {
    case 'description': {
      const share = own.at('share').pick([undefined, 34, 40, 46])
      return share ? { align: 'left', share } : { align: 'left', share: 38 }
    }
    case 'pos':
    case 'unit':
      return { align: own.at(role).pick(['left', 'center', 'left', 'right']) }
    case 'code':
    case 'date':
      return { align: 'left' }
    case 'qty':
    case 'rate':
    case 'discount': {
      const align = own.at(role).pick<Align>(['right', 'right', 'center', 'left'])
      return { align, headAlign: own.at('head').chance(0.8) ? align : 'left' }
    }
    default:
      return {
        align: figures,
        headAlign: own.at('head/figures').weighted({ right: 8, left: 1, center: 1 }),
      }
  }
}

function headOf(draft: Draft, roles: readonly Role[]): string[] {
  const { style } = draft
  const own = draft.random.at('head')
  const upper = own.at('upper').chance(0.18)
  const taken: string[] = []
  return roles.map((role) => {
    let label = style.label(role)
    if (role === 'date') label = style.label('date').split(' ')[0]!
    if (taken.includes(label)) label = role === 'price' ? `${label} /` : `${label} *`
    taken.push(label)
    const money = ['price', 'amount', 'gross', 'taxAmount'].includes(role)
    const withSign = money && style.signInHead && style.sign
    const text = withSign
      ? `${label}${own.at('break').chance(0.3) ? '\n' : ' '}${own.at('brackets').pick([`(${style.sign})`, `in ${style.sign}`, style.sign])}`
      : label
    return upper ? text.toLocaleUpperCase('en') : text
  })
}

function lookOf(draft: Draft): GridLook {
  const own = draft.random.at('look')
  const rules = choose(draft, 'rules', {
    none: 1.5,
    head: 5,
    rows: 3.5,
    all: 3,
    columns: 1.2,
    frame: 1,
  })
  const fill = own.at('fill').weighted({ none: 5, grey: 2.4, accent: 2, dark: 0.8 })
  return {
    rules,
    air: own.at('air').pick([0.2, 0.5, 0.8, 1.2, 1.8, 2.4]),
    headBold: own.at('bold').chance(0.75),
    ...(fill === 'grey' ? { headFill: '#e4e4e4' } : {}),
    ...(fill === 'accent' ? { headFill: draft.accent, headInk: '#fff' } : {}),
    ...(fill === 'dark' ? { headFill: '#333', headInk: '#fff' } : {}),
    ...(own.at('zebra').chance(0.16)
      ? { zebra: own.at('zebra/of').pick(['#f1f1f1', '#eaf1f8', '#faf5ea']) }
      : {}),
    ...(own.at('middle').chance(0.1) ? { middle: true } : {}),
  }
}

function sectionName(draft: Draft, at: number): string {
  draft.ledger.leaveOpen('references')
  const own = draft.random.at(`section/${at}`)
  const { style } = draft
  return own.pick([
    `${at ? 'B' : 'A'}. ${style.label('description')}`,
    `${style.label('project')} ${own.fill('%##')}`,
    `${style.label('deliveryNote')} ${own.fill('%####')}`,
    `${at ? 2 : 1}. ${style.label('period')} ${own.int(1, 12)}`,
  ])
}
