import type { Drawing, DrawingItem, DrawnCell, DrawnTable } from './print.ts'
import type { Piece, Sheet } from './sheet.ts'

/** Points in a millimetre. */
const POINTS = 72 / 25.4
/** Width of a letter against its size, about; of figures and capitals it is more. */
const LETTER = 0.56

/** The sheet as a drawing: without pictures, in greys, blocks one after the other. */
export function sheetDrawing(sheet: Sheet): Drawing {
  const width = sheet.paper.width * POINTS
  const margin = sheet.margin.left * POINTS
  const inner = width - 2 * margin
  return {
    page: { width, height: sheet.paper.height * POINTS, margin },
    items: sheet.pages.flatMap(({ pieces, foot }, at): DrawingItem[] => [
      ...(at ? [{ kind: 'newpage' as const }] : []),
      ...all(pieces, sheet, inner),
      ...atFoot(foot, sheet, inner, margin),
    ]),
  }
}

function all(pieces: readonly Piece[], sheet: Sheet, width: number): DrawingItem[] {
  return pieces.flatMap((piece) => one(piece, sheet, width))
}

function one(piece: Piece, sheet: Sheet, width: number): DrawingItem[] {
  switch (piece.kind) {
    case 'text': {
      const size = sheet.size * (piece.scale ?? 1)
      const font = { family: sheet.font, bold: piece.bold ?? false, italic: piece.italic ?? false }
      return piece.lines.map((line) => ({
        kind: 'paragraph',
        text: line || '\u00a0',
        font,
        size,
        leading: size * sheet.leading,
        align: piece.align ?? 'left',
        after: 0,
      }))
    }
    case 'space':
      return [{ kind: 'space', height: piece.height * POINTS }]
    case 'rule':
      return [
        {
          kind: 'table',
          table: {
            columns: [width],
            rows: 1,
            cells: [],
            rules: [{ r1: 0, c1: 0, r2: 0, c2: 1, width: (piece.weight ?? 0.3) * POINTS }],
            family: sheet.font,
            size: 2,
            leading: 2,
            padding: [0, 0],
            after: 2,
          },
        },
      ]
    case 'box':
      return all(piece.pieces, sheet, width)
    case 'columns': {
      const gap = (piece.gap ?? 6) * POINTS
      const shares = piece.parts.reduce((sum, { share }) => sum + share, 0)
      const room = width - gap * (piece.parts.length - 1)
      return [
        {
          kind: 'beside',
          gap,
          parts: piece.parts.map(({ share, pieces }) => {
            const own = (room * share) / shares
            return { width: own, items: all(pieces, sheet, own) }
          }),
        },
      ]
    }
    case 'grid':
      return [{ kind: 'table', table: table(piece, sheet, width) }]
    case 'picture':
    case 'at':
      return []
  }
}

function table(grid: Extract<Piece, { kind: 'grid' }>, sheet: Sheet, width: number): DrawnTable {
  const side = 1.4 * POINTS
  const headed = grid.head ? 1 : 0
  const natural = grid.columns.map((_, column) => {
    const texts = [...(grid.head?.[column]?.split('\n') ?? [])]
    for (const row of grid.rows) {
      let place = 0
      for (const cell of row.cells) {
        if (place === column && !cell.span) texts.push(...cell.lines)
        place += cell.span ?? 1
      }
    }
    return Math.max(...texts.map(({ length }) => length), 1)
  })
  let size = sheet.size * (grid.scale ?? 1)
  const widths = (): number[] => natural.map((letters) => letters * size * LETTER + 2 * side + 2)
  const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0)
  const wide = natural.indexOf(Math.max(...natural))
  const others = (): number => sum(widths()) - widths()[wide]!
  while (others() > width * 0.72 && size > 4.5) size -= 0.25
  const columns = widths()
  if (grid.wide || sum(columns) > width) columns[wide] = width - others()
  const rows = grid.rows.length + headed
  const cells: DrawnCell[] = (grid.head ?? []).map((text, c) => ({
    r: 0,
    c,
    rs: 1,
    cs: 1,
    text,
    align: grid.columns[c]!.headAlign ?? grid.columns[c]!.align,
    valign: 'middle',
    bold: grid.headBold !== false,
    ...(grid.headFill ? { fill: grid.headInk ? 0.25 : 0.88 } : {}),
    ...(grid.headFill && grid.headInk ? { inverse: true } : {}),
  }))
  const rules: DrawnTable['rules'][number][] = []
  const across = (r: number): void => {
    rules.push({ r1: r, c1: 0, r2: r, c2: columns.length, width: 0.5 })
  }
  for (const [at, row] of grid.rows.entries()) {
    let c = 0
    for (const cell of row.cells) {
      cells.push({
        r: at + headed,
        c,
        rs: 1,
        cs: cell.span ?? 1,
        text: [...cell.lines, ...(cell.details ?? [])].join('\n'),
        align: cell.align ?? grid.columns[c]!.align,
        valign: grid.middle ? 'middle' : 'top',
        bold: (cell.bold || row.strong) ?? false,
        ...(grid.zebra && at % 2 ? { fill: 0.94 } : {}),
      })
      c += cell.span ?? 1
    }
    if (row.ruleAbove || grid.rules === 'rows' || grid.rules === 'all') across(at + headed)
  }
  const framed = grid.rules === 'all' || grid.rules === 'frame' || grid.rules === 'columns'
  if (grid.rules !== 'none' && headed) across(1)
  if (framed) across(0)
  if (grid.rules !== 'none') across(rows)
  if (framed)
    for (const c of grid.rules === 'frame'
      ? [0, columns.length]
      : [...columns.keys(), columns.length])
      rules.push({ r1: 0, c1: c, r2: rows, c2: c, width: 0.5 })
  return {
    columns,
    rows,
    cells,
    rules,
    family: sheet.font,
    size,
    leading: size * Math.min(1.3, sheet.leading),
    padding: [side, grid.air * POINTS + 0.6],
    align: grid.align ?? 'left',
    after: 1,
  }
}

/** The foot's texts at their places, from the bottom of the page upwards. */
function atFoot(
  foot: readonly Piece[],
  sheet: Sheet,
  width: number,
  margin: number,
): DrawingItem[] {
  const columns = foot.flatMap((piece) =>
    piece.kind === 'columns'
      ? [
          piece.parts.map(({ pieces }) =>
            pieces.flatMap((part) => (part.kind === 'text' ? [part] : [])),
          ),
        ]
      : piece.kind === 'text'
        ? [[[piece]]]
        : [],
  )
  const bottom = (sheet.paper.height - 7) * POINTS
  const items: DrawingItem[] = []
  let y = bottom
  for (const blocks of [...columns].reverse()) {
    const size = sheet.size * (blocks[0]?.[0]?.scale ?? 0.75)
    const lines = blocks.map((texts) => texts.flatMap(({ lines }) => [...lines]))
    const tall = Math.max(...lines.map(({ length }) => length), 1)
    const share = width / blocks.length
    const fits = lines.every((some) => some.every((line) => line.length * size * 0.52 <= share))
    const own = fits ? size : size * 0.8
    for (const [column, some] of lines.entries())
      for (const [at, text] of some.entries())
        items.push({
          kind: 'text',
          x: blocks.length === 1 ? margin + width / 2 : margin + column * share,
          y: y - (tall - 1 - at) * own * 1.25,
          text,
          font: { family: sheet.font },
          size: blocks.length === 1 ? Math.min(own, (width / Math.max(1, text.length)) * 1.9) : own,
          align: blocks.length === 1 ? 'center' : 'left',
          grey: 0.3,
        })
    y -= tall * own * 1.25 + 4
  }
  return items
}
