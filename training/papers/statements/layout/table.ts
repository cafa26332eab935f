import type { Mark } from '../../../kit/mark.ts'
import type { Align } from '../../../kit/sheet.ts'
import { type Face, linesOf, textWidth } from '../../../kit/width.ts'
import type { Column } from '../design.ts'
import type { Draft } from './draft.ts'
import type { Block, Pages } from './pages.ts'

export interface TableRow {
  kind: 'booking' | 'end' | 'sum' | 'day'
  cells: Partial<Record<Column, readonly string[]>>
  /** A text from the left edge instead of the cells there. */
  wide?: string
  /** The same day as the row above: its date is left out but at the top of a page. */
  sameDay?: boolean
  striped?: boolean
  /** Of the account before the next row, where that is known: what is carried over to a page. */
  carried?: { balance: number; out: number; in: number }
}

/** How all tables of a statement look. */
export interface TableLook {
  air: number
  gap: number
  headAlign: 'column' | 'center'
  headSize: number
  /** Marks behind figures stand beside the column of digits. */
  hanging: boolean
  /** As wide as the page, or as its texts. */
  spread: boolean
  zebra: string
  ruleWidth: number
  ruleColor: string
  /** The sign that rules are typed with. */
  typed: string | undefined
  dateAlign: Align
}

export interface ColumnPlace {
  column: Column
  left: number
  right: number
  align: Align
  /** Room for marks that hang behind figures. */
  hang: number
}

export const FIGURES: ReadonlySet<Column> = new Set([
  'out',
  'in',
  'amount',
  'balance',
  'sum',
  'foreign',
  'rate',
  'quantity',
  'price',
])
const MONEY: ReadonlySet<Column> = new Set(['out', 'in', 'amount', 'balance', 'sum'])
const TEXTS: ReadonlySet<Column> = new Set(['description', 'stack'])
/** Estimates of widths are too small for some letters of some fonts. */
const SAFE = 1.05

const behind = (text: string): [string, string] => {
  const parts = text.match(/^(.*\d)( ?[-+)]| [A-Za-z/]{1,6})$/)
  return parts ? [parts[1]!, parts[2]!] : [text, '']
}

/** A table whose columns have their places on all of its pages. */
export class Table {
  readonly places: readonly ColumnPlace[]
  readonly face: Face
  readonly draft: Draft
  readonly look: TableLook
  readonly heads: Partial<Record<Column, string>>

  /** Columns are as wide as `rows` need, whose texts are not wrapped yet. */
  constructor(
    draft: Draft,
    look: TableLook,
    heads: Partial<Record<Column, string>>,
    columns: readonly Column[],
    rows: readonly TableRow[],
    left: number,
    right: number,
  ) {
    this.draft = draft
    this.look = look
    this.heads = heads
    let { face } = draft
    let places = placesOf(columns, rows, heads, look, face, left, right)
    while (!places && face.size > 4.6) {
      face = { ...face, size: face.size - 0.3 }
      places = placesOf(columns, rows, heads, look, face, left, right)
    }
    this.face = face
    this.places = places ?? placesOf(columns, rows, heads, look, face, left, right, true)!
  }

  get leading(): number {
    return (this.draft.leading * this.face.size) / this.draft.face.size
  }

  /** Room for the text of a booking. */
  get textRoom(): number {
    const place = this.places.find(({ column }) => TEXTS.has(column))
    return place ? (place.right - place.left) / SAFE : 200
  }

  get left(): number {
    return Math.min(...this.places.map(({ left }) => left)) - this.side
  }

  get right(): number {
    return Math.max(...this.places.map(({ right }) => right)) + this.side
  }

  private get side(): number {
    return this.look.gap / 2
  }

  head(): Block | undefined {
    const { design, accent } = this.draft
    if (design.head === 'none') return undefined
    const size = this.face.size * this.look.headSize
    const face = { ...this.face, size, bold: design.head !== 'plain' }
    const leading = size * 1.15
    const cells = this.places.map((place) => {
      const room = (place.right - place.left + this.look.gap * 0.3) / SAFE
      return { place, lines: linesOf(this.heads[place.column] ?? '', room, face) }
    })
    const most = Math.max(...cells.map(({ lines }) => lines.length))
    const height = most * leading + 5
    const dark = design.head === 'dark'
    const below = this.longRule()
    return {
      height: height + (design.head === 'ruled' ? below.height : 2),
      marks: (y) => [
        ...(dark || design.head === 'filled'
          ? [
              {
                kind: 'area' as const,
                x: this.left,
                y,
                width: this.right - this.left,
                height,
                fill: dark ? accent : '#e4e7ec',
              },
            ]
          : []),
        ...cells.flatMap(({ place, lines }) =>
          lines.map((text, at): Mark => {
            const centred = this.look.headAlign === 'center'
            return {
              kind: 'text',
              x: centred ? (place.left + place.right) / 2 : anchor(place),
              y: y + 2 + (most - lines.length + at) * leading + size * 0.85,
              text,
              size,
              align: centred ? 'center' : place.align,
              bold: face.bold,
              ...(dark ? { color: '#ffffff' } : {}),
            }
          }),
        ),
        ...(design.head === 'ruled' ? below.marks(y + height, false) : []),
      ],
    }
  }

  rule(y: number, width = this.look.ruleWidth): Mark {
    const { ruleColor } = this.look
    return { kind: 'rule', x1: this.left, y1: y, x2: this.right, y2: y, width, color: ruleColor }
  }

  /** A rule with room of its own, which signs of a typewriter need. */
  private longRule(): Block {
    const { typed } = this.look
    const { size } = this.face
    if (!typed) return { height: 2, marks: (y) => [this.rule(y, 0.8)] }
    const text = typed.repeat(Math.floor((this.right - this.left) / (size * 0.602)))
    return {
      height: size * 0.8,
      marks: (y) => [{ kind: 'text', x: this.left, y: y + size * 0.6, text, size }],
    }
  }

  row(row: TableRow): Block {
    const { design, style } = this.draft
    const { size } = this.face
    const { leading } = this
    const strong = row.kind !== 'booking' && row.kind !== 'day'
    const most = Math.max(1, ...Object.values(row.cells).map((lines) => lines.length))
    const loose = design.figuresAt !== 'first' || design.texts === 'above' ? 3.5 : 0
    const height = most * leading + 2 * this.look.air + loose
    const place = row.kind === 'booking' ? figuresLine(draftPlace(design), most) : 0
    return {
      height,
      marks: (y, first) => {
        const base = y + this.look.air + loose / 2 + size * 0.9
        const marks: Mark[] = []
        if (row.striped)
          marks.push({
            kind: 'area',
            x: this.left,
            y,
            width: this.right - this.left,
            height,
            fill: this.look.zebra,
          })
        if (row.wide)
          marks.push({
            kind: 'text',
            x: this.places[0]!.left,
            y: base,
            text: row.wide,
            size,
            bold: strong,
          })
        for (const spot of this.places) {
          const { column } = spot
          const lines = row.cells[column]
          if (!lines) continue
          if (column === 'date' && row.sameDay && !first) continue
          const start = TEXTS.has(column)
            ? 0
            : column === 'date' && design.dateAt === 'first' && design.texts !== 'above'
              ? 0
              : // Two figures in a cell do not leave their row.
                Math.max(0, Math.min(place, most - lines.length))
          for (const [at, text] of lines.entries()) {
            const negative = MONEY.has(column) && /^[-−(]|-$|\)$/.test(text)
            marks.push(
              ...this.text(spot, text, base + (start + at) * leading, {
                bold: strong,
                ...(negative && style.red ? { color: style.red } : {}),
              }),
            )
          }
        }
        if (design.rules === 'dots' && row.kind === 'booking')
          marks.push(...this.leaders(row, base, place))
        if (design.rules === 'rows' && row.kind === 'booking') marks.push(this.rule(y + height))
        if (design.rules === 'days' && row.kind === 'booking' && !row.sameDay)
          marks.push(this.rule(y))
        if (row.kind === 'sum') marks.push(this.rule(y + 0.5, 0.5))
        return marks
      },
    }
  }

  /** Dots from the end of a text to the figure on its line. */
  private leaders(row: TableRow, y: number, at: number): Mark[] {
    const { size } = this.face
    const from = this.places.find(({ column }) => column === 'description')
    const to = this.places.find(
      ({ column, left }) => MONEY.has(column) && row.cells[column] && left > (from?.left ?? 1e9),
    )
    const line = row.cells.description?.[Math.round(at)]
    if (!from || !to || line === undefined || !Number.isInteger(at)) return []
    const between = this.places.some(
      (place) => place.left > from.left && place.right < to.left && row.cells[place.column],
    )
    if (between) return []
    const start = from.left + textWidth(line, this.face) * SAFE + 6
    const end = to.right - textWidth(row.cells[to.column]![0]!, this.face) * SAFE - to.hang - 6
    const count = Math.floor((end - start) / (textWidth('.', this.face) * 1.25))
    if (count < 4) return []
    return [
      {
        kind: 'text',
        x: end,
        y: y + at * this.leading,
        text: '.'.repeat(count),
        size,
        align: 'right',
      },
    ]
  }

  private text(
    place: ColumnPlace,
    text: string,
    y: number,
    look: { bold: boolean; color?: string },
  ): Mark[] {
    const { size } = this.face
    const [body, tail] = place.hang ? behind(text) : [text, '']
    const x = anchor(place) - (place.align === 'right' ? place.hang : 0)
    const mark: Mark = { kind: 'text', x, y, text: body, size, align: place.align, ...look }
    if (!tail) return [mark]
    const at = x + (tail.startsWith(' ') ? size * 0.28 : 0.4)
    return [mark, { ...mark, x: at, text: tail.trim(), align: 'left' }]
  }

  /** Puts rows on pages, with what is carried over where a page ends. */
  put(
    pages: Pages,
    rows: readonly TableRow[],
    carry?: (row: TableRow, way: 'over' | 'in') => TableRow | undefined,
  ): void {
    const { design } = this.draft
    const head = this.head()
    const reserve = carry ? this.leading + 2 * this.look.air + 4 : 0
    const start = (again: boolean): number => {
      const top = pages.y
      if (head && again) pages.put(head)
      return top
    }
    const firstHeight = rows[0] ? this.row(rows[0]).height : 0
    if (!pages.fits((head?.height ?? 0) + firstHeight + reserve)) pages.next()
    let top = start(true)
    let first = true
    for (const [at, row] of rows.entries()) {
      const block = this.row(row)
      const last = at === rows.length - 1
      // A day's head stays with its first booking.
      const kept = row.kind === 'day' && rows[at + 1] ? this.row(rows[at + 1]!).height : 0
      if (!pages.fits(block.height + kept + (last ? 0 : reserve))) {
        const over = rows[at - 1] && carry?.(rows[at - 1]!, 'over')
        if (over) pages.put(this.row(over))
        this.frame(pages, top)
        pages.next()
        top = start(design.headAgain)
        const into = rows[at - 1] && carry?.(rows[at - 1]!, 'in')
        if (into) pages.put(this.row(into))
        first = true
      }
      pages.put(block, first)
      first = false
    }
    this.frame(pages, top)
  }

  /** Rules around and between the columns of what stands on this page. */
  private frame(pages: Pages, top: number): void {
    const { rules } = this.draft.design
    const { ruleColor: color, ruleWidth: width } = this.look
    if (rules === 'frame')
      pages.current.push({
        kind: 'area',
        x: this.left,
        y: top,
        width: this.right - this.left,
        height: pages.y - top,
        border: color,
      })
    if (rules === 'frame' || rules === 'columns')
      for (const place of this.places.slice(1)) {
        const x = place.left - this.side
        pages.current.push({ kind: 'rule', x1: x, y1: top, x2: x, y2: pages.y, width, color })
      }
    else if (rules !== 'none') pages.put(this.longRule())
  }
}

const anchor = (place: ColumnPlace): number =>
  ({ left: place.left, right: place.right, center: (place.left + place.right) / 2 })[place.align]

function draftPlace(design: Draft['design']): 'first' | 'middle' | 'last' {
  return design.texts === 'above' ? 'last' : design.figuresAt
}

/** The line of a row, counted from 0, on which its figures stand. */
function figuresLine(at: 'first' | 'middle' | 'last', lines: number): number {
  return { first: 0, middle: (lines - 1) / 2, last: lines - 1 }[at]
}

/** Left to right places, or nothing where the texts have too little room. */
function placesOf(
  columns: readonly Column[],
  rows: readonly TableRow[],
  heads: Partial<Record<Column, string>>,
  look: TableLook,
  face: Face,
  left: number,
  right: number,
  force = false,
): ColumnPlace[] | undefined {
  const bold = { ...face, bold: true }
  const headFace = { ...bold, size: face.size * look.headSize }
  const widest = (texts: readonly string[], of: Face): number =>
    Math.max(0, ...texts.map((text) => textWidth(text, of))) * SAFE
  const widths = columns.map((column) => {
    const texts = rows.flatMap((row) => [...(row.cells[column] ?? [])])
    const hang =
      look.hanging && MONEY.has(column)
        ? widest(
            texts.map((text) => behind(text)[1]),
            bold,
          )
        : 0
    // Heads may reach a little into the gap.
    const head = Math.max(
      0,
      widest((heads[column] ?? '').split(/[ \n]/), headFace) - look.gap * 0.2,
    )
    const body = hang
      ? widest(
          texts.map((text) => behind(text)[0]),
          bold,
        ) + hang
      : widest(texts, column === 'description' ? face : bold)
    return { hang, head, body, width: Math.max(head, body, 6) }
  })
  const room = right - left - look.gap * columns.length
  const flexible = columns.findIndex((column) => TEXTS.has(column))
  const payee = columns.indexOf('payee')
  if (payee >= 0) widths[payee]!.width = Math.min(widths[payee]!.width, room * 0.3)
  const fixed = widths.reduce((sum, { width }, at) => sum + (at === flexible ? 0 : width), 0)
  if (flexible >= 0) {
    const words = rows.flatMap((row) =>
      (row.cells[columns[flexible]!] ?? []).flatMap((text) => text.split(' ')),
    )
    const least = Math.max(
      widest(words, face),
      widths[flexible]!.head,
      Math.min(95, widths[flexible]!.body),
    )
    const rest = room - fixed
    if (rest < least && !force) return undefined
    widths[flexible]!.width = look.spread
      ? rest
      : Math.min(rest, Math.max(least, widths[flexible]!.body))
  } else if (fixed > room && !force) return undefined
  let x = left + look.gap / 2
  return columns.map((column, at) => {
    const { width, hang } = widths[at]!
    const place: ColumnPlace = {
      column,
      left: x,
      right: x + width,
      align: FIGURES.has(column)
        ? 'right'
        : column === 'date' || column === 'value' || column === 'bought'
          ? look.dateAlign
          : 'left',
      hang,
    }
    x += width + look.gap
    return place
  })
}
