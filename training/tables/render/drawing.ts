import type { Drawing, DrawingItem } from '../../kit/print.ts'
import type { Item, Mark, Paper } from '../page.ts'
import type { Table } from '../table.ts'
import { printed, withCaption } from './common.ts'

/** A paper as a drawing for ReportLab or Pango. */
export function drawingOf(paper: Paper): Drawing {
  return { page: paper.page, items: drawn(paper.items, paper.family) }
}

const drawn = (items: readonly Item[], family: string): DrawingItem[] =>
  items.flatMap((item) => drawnItem(item, family))

function drawnItem(item: Item, family: string): DrawingItem[] {
  switch (item.kind) {
    case 'paragraph': {
      const { text, size, bold, italic, align, after, indent, fixed } = item
      const font = {
        family: fixed ? 'Courier' : family,
        ...(bold && { bold }),
        ...(italic && { italic }),
      }
      return [
        {
          kind: 'paragraph',
          ...{
            text: fixed ? text.replace(/ /g, '\u00a0') : text,
            size,
            font,
            leading: size * 1.25,
          },
          ...{ align: align ?? 'left', after: after ?? 6, indent: indent ?? 0 },
        },
      ]
    }
    case 'table':
      return withCaption(item.table).flatMap((part) =>
        part.kind === 'table' ? [drawnTable(part.table)] : drawnItem(part, family),
      )
    case 'picture':
      return [
        {
          kind: 'picture',
          height: item.height,
          items: item.marks.map((mark) => drawnMark(mark, family)),
        },
      ]
    case 'rule':
      return [
        {
          kind: 'picture',
          height: 8,
          items: [{ kind: 'line', x1: 0, y1: 3, x2: 460, y2: 3, width: 0.6 }],
        },
      ]
    case 'space':
    case 'newpage':
      return [item]
    case 'beside':
      return [
        {
          kind: 'beside',
          gap: item.gap,
          parts: item.parts.map((part) => ({
            width: part.width,
            items: drawn(part.items, family),
          })),
        },
      ]
  }
}

function drawnTable(table: Table): DrawingItem {
  return {
    kind: 'table',
    table: {
      columns: table.columns.map(({ width }) => width),
      rows: table.rows,
      cells: table.cells.map((cell) => {
        const { r, c, rs, cs, align, valign, bold, fill, inverse } = cell
        return {
          ...{ r, c, rs, cs, align, valign, text: printed(cell) },
          ...(bold && { bold }),
          ...(fill !== undefined && { fill }),
          ...(inverse && { inverse }),
        }
      }),
      rules: table.rules.map((rule) => ({ ...rule, grey: table.ruleGrey })),
      ...{ family: table.family, size: table.size, leading: table.leading, padding: table.padding },
      ...{ align: table.place, after: 0 },
    },
  }
}

function drawnMark(mark: Mark, family: string): DrawingItem {
  switch (mark.kind) {
    case 'line':
    case 'curve':
      return mark
    case 'box':
      return { ...mark, kind: 'rect' }
    case 'text':
      return {
        ...{ kind: 'text', x: mark.x, y: mark.y, text: mark.text, size: mark.size },
        ...{ align: mark.align ?? 'left', angle: mark.up ? 90 : 0 },
        font: { family, ...(mark.bold && { bold: true }), ...(mark.italic && { italic: true }) },
      }
  }
}
