import type { Item, Mark, Paper } from '../page.ts'
import { type Cell, type Table, tableWidth } from '../table.ts'
import { edgesOf, escapeXml, printed, rowCells, withCaption } from './common.ts'

const FALLBACK: Readonly<Record<string, string>> = {
  Times: 'Times New Roman',
  Courier: 'Courier New',
}

const points = (value: number): string => `${value.toFixed(2)}pt`
const grey = (value: number): string =>
  `rgb(${Array(3)
    .fill(Math.round(value * 255))
    .join(',')})`

/**
 * A paper as a page of HTML. Where `loose`, columns take the width that the browser gives them,
 * as far as they do not wrap.
 */
export function htmlOf(paper: Paper, loose: boolean): string {
  const { width, height, margin } = paper.page
  const family = FALLBACK[paper.family] ?? paper.family
  return `<!doctype html><html lang="${paper.language}"><meta charset="utf-8"><style>
@page { size: ${points(width)} ${points(height)}; margin: ${points(margin)} }
body { margin: 0; font-family: '${family}', sans-serif }
p { margin: 0 } table { border-collapse: collapse } td, th { font-weight: normal }
.beside { display: flex; align-items: flex-start }
.beside > hr { display: none }
.stroke > hr { display: block; align-self: stretch; width: 0; border: 0; border-left: 0.5pt solid #000; margin: 0 }
</style><body>${items(paper.items, loose)}</body></html>`
}

const items = (list: readonly Item[], loose: boolean): string =>
  list.map((item) => itemHtml(item, loose)).join('\n')

function itemHtml(item: Item, loose: boolean): string {
  switch (item.kind) {
    case 'paragraph': {
      const style = [
        `font-size: ${points(item.size)}; line-height: 1.25; margin-bottom: ${points(item.after ?? 6)}`,
        `text-align: ${item.align ?? 'left'}`,
        item.bold ? 'font-weight: bold' : '',
        item.italic ? 'font-style: italic' : '',
        item.indent ? `margin-left: ${points(item.indent)}` : '',
        item.fixed ? "font-family: 'DejaVu Sans Mono'; white-space: pre" : '',
      ]
      return `<p style="${style.filter(Boolean).join('; ')}">${escapeXml(item.text)}</p>`
    }
    case 'table':
      return withCaption(item.table)
        .map((part) =>
          part.kind === 'table' ? tableHtml(part.table, loose) : itemHtml(part, loose),
        )
        .join('')
    case 'picture':
      return (
        `<svg width="${points(item.width)}" height="${points(item.height)}" ` +
        `viewBox="0 0 ${item.width} ${item.height}" style="display: block; margin-bottom: 6pt">` +
        `${item.marks.map(markSvg).join('')}</svg>`
      )
    case 'rule':
      return '<hr style="border: 0; border-top: 0.6pt solid #000; margin: 2pt 0 6pt">'
    case 'space':
      return `<div style="height: ${points(item.height)}"></div>`
    case 'newpage':
      return '<div style="break-after: page"></div>'
    case 'beside':
      return `<div class="beside${item.stroke ? ' stroke' : ''}" style="gap: ${points(item.gap)}">${item.parts
        .map(
          (part) =>
            `<div style="width: ${points(part.width)}; flex: none">${items(part.items, loose)}</div>`,
        )
        .join('<hr>')}</div>`
  }
}

function tableHtml(table: Table, loose: boolean): string {
  const body = Array.from(
    { length: table.rows },
    (_, r) =>
      `<tr>${rowCells(table, r)
        .map((cell) => cellHtml(table, cell, loose))
        .join('')}</tr>`,
  )
  const head = body.splice(0, table.heads)
  const style =
    `font-size: ${points(table.size)}; line-height: ${points(table.leading)};` +
    (table.place === 'center' ? 'margin: 0 auto;' : '') +
    (loose ? '' : `table-layout: fixed; width: ${points(tableWidth(table))};`)
  const columns = table.columns
    .map(({ width, wrap }) => (loose && !wrap ? '<col>' : `<col style="width: ${points(width)}">`))
    .join('')
  return (
    `<table style="${style}"><colgroup>${columns}</colgroup>` +
    `${head.length ? `<thead style="display: table-row-group">${head.join('')}</thead>` : ''}` +
    `<tbody>${body.join('')}</tbody></table>`
  )
}

function cellHtml(table: Table, cell: Cell, loose: boolean): string {
  const edges = edgesOf(table, cell)
  const [side, above] = table.padding
  const narrow =
    loose && cell.lines === 1 && !(table.columns[cell.c]!.wrap && cell.r >= table.heads)
  const style = [
    `padding: ${points(above)} ${points(side)}; text-align: ${cell.align}; vertical-align: ${cell.valign}`,
    cell.bold ? 'font-weight: bold' : '',
    cell.fill !== undefined ? `background: ${grey(cell.fill)}` : '',
    cell.inverse ? 'color: #fff' : '',
    cell.leader || narrow ? 'white-space: nowrap' : '',
    ...(['top', 'right', 'bottom', 'left'] as const).map((edge) =>
      edges[edge] ? `border-${edge}: ${points(edges[edge])} solid ${grey(table.ruleGrey)}` : '',
    ),
  ]
  const spans = `${cell.cs > 1 ? ` colspan="${cell.cs}"` : ''}${cell.rs > 1 ? ` rowspan="${cell.rs}"` : ''}`
  const text = escapeXml(printed(cell))
  const inner = cell.rotated
    ? `<span style="writing-mode: vertical-rl; transform: rotate(180deg); white-space: nowrap">${text}</span>`
    : text
  const tag = cell.r < table.heads ? 'th' : 'td'
  return `<${tag}${spans} style="${style.filter(Boolean).join('; ')}">${inner}</${tag}>`
}

function markSvg(mark: Mark): string {
  switch (mark.kind) {
    case 'line':
      return `<line x1="${mark.x1}" y1="${mark.y1}" x2="${mark.x2}" y2="${mark.y2}" stroke="${grey(mark.grey ?? 0)}" stroke-width="${mark.width ?? 0.6}"/>`
    case 'box':
      return `<rect x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}" fill="${mark.fill === undefined ? 'none' : grey(mark.fill)}"${mark.stroke === undefined ? '' : ` stroke="${grey(mark.stroke)}" stroke-width="0.6"`}/>`
    case 'curve':
      return `<polyline points="${mark.points.join(' ')}" fill="none" stroke="${grey(mark.grey ?? 0)}" stroke-width="1.2"/>`
    case 'text': {
      const anchor = { left: 'start', center: 'middle', right: 'end' }[mark.align ?? 'left']
      const turn = mark.up ? ` transform="rotate(-90 ${mark.x} ${mark.y})"` : ''
      return `<text x="${mark.x}" y="${mark.y}" font-size="${mark.size}" text-anchor="${anchor}"${mark.bold ? ' font-weight="bold"' : ''}${mark.italic ? ' font-style="italic"' : ''}${turn}>${escapeXml(mark.text)}</text>`
    }
  }
}
