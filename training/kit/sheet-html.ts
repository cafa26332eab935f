import type { GridCell, Piece, Sheet, TextLook } from './sheet.ts'

/** How the printing tool lays blocks side by side: Chromium by flexible boxes, others by tables. */
export type Flavour = 'boxes' | 'tables'

/**
 * The sheet as an HTML document. In Chromium pages whose blocks are too many are scaled down until
 * they fit; other tools let them run over.
 */
export function sheetHtml(sheet: Sheet, flavour: Flavour = 'boxes'): string {
  const { paper, margin } = sheet
  const page = flavour === 'boxes' ? boxPage : tablePage
  return `<!doctype html><html lang="${sheet.language}"><head><meta charset="utf-8"><style>
@page { size: ${paper.width}mm ${paper.height}mm; margin: ${flavour === 'boxes' ? '0' : `${margin.top}mm ${margin.right}mm ${margin.bottom}mm ${margin.left}mm`} }
* { box-sizing: border-box }
html, body { margin: 0; padding: 0 }
body { font: ${sheet.size}pt/${sheet.leading} '${sheet.font}'; color: ${sheet.ink} }
.page { width: ${paper.width}mm; height: ${paper.height - 0.2}mm; position: relative; overflow: hidden; break-after: page }
.page:last-of-type { break-after: auto }
.flow { position: absolute; left: ${margin.left}mm; right: ${margin.right}mm; top: ${margin.top}mm }
.foot { position: absolute; left: ${margin.left}mm; right: ${margin.right}mm; bottom: ${Math.max(6, margin.bottom - 4)}mm }
table { border-collapse: collapse; font-size: inherit }
td, th { vertical-align: top; font-weight: normal }
.d { font-size: 0.86em; opacity: 0.9 }
p { margin: 0 }
</style></head><body>${sheet.pages.map(({ pieces, foot }) => page(pieces, foot, sheet)).join('')}${
    flavour === 'boxes' ? FIT : ''
  }</body></html>`
}

const FIT = `<script>for (const page of document.querySelectorAll('.page')) {
const flow = page.querySelector('.flow'), foot = page.querySelector('.foot')
const room = (foot.getBoundingClientRect().height ? foot.getBoundingClientRect().top : page.getBoundingClientRect().bottom - 20) - flow.getBoundingClientRect().top - 4
for (let zoom = 1; zoom > 0.5 && flow.getBoundingClientRect().height > room; zoom -= 0.02) flow.style.zoom = zoom
for (const wide of flow.querySelectorAll('table')) { const limit = wide.parentElement.getBoundingClientRect().width + 1
for (let size = 0.98; size > 0.6 && wide.getBoundingClientRect().width > limit; size -= 0.03) wide.style.fontSize = size + 'em' } }</script>`

function boxPage(pieces: readonly Piece[], foot: readonly Piece[], sheet: Sheet): string {
  const floating = pieces.filter(({ kind }) => kind === 'at')
  const flowing = pieces.filter(({ kind }) => kind !== 'at')
  return `<div class="page"><div class="flow">${all(flowing, sheet, 'boxes')}</div>${all(
    floating,
    sheet,
    'boxes',
  )}<div class="foot">${all(foot, sheet, 'boxes')}</div></div>`
}

function tablePage(pieces: readonly Piece[], foot: readonly Piece[], sheet: Sheet): string {
  return `<div>${all(pieces, sheet, 'tables')}<br>${all(foot, sheet, 'tables')}</div>`
}

function all(pieces: readonly Piece[], sheet: Sheet, flavour: Flavour): string {
  return pieces.map((piece) => one(piece, sheet, flavour)).join('')
}

function one(piece: Piece, sheet: Sheet, flavour: Flavour): string {
  switch (piece.kind) {
    case 'text':
      return `<div style="${look(piece)}">${piece.lines.map(line).join('')}</div>`
    case 'space':
      return `<div style="height:${piece.height}mm;font-size:1px">&nbsp;</div>`
    case 'rule':
      return `<div style="border-top:${piece.weight ?? 0.3}mm solid ${piece.color ?? '#444'};margin:1mm 0;font-size:1px">&nbsp;</div>`
    case 'box':
      return `<div style="padding:${piece.padding ?? 2}mm;${
        piece.border ? `border:0.25mm solid ${piece.border};` : ''
      }${piece.fill ? `background:${piece.fill};` : ''}">${all(piece.pieces, sheet, flavour)}</div>`
    case 'picture':
      return `<div style="text-align:${piece.align ?? 'left'}"><img src="${piece.uri}" style="width:${piece.width}mm;height:${piece.height}mm${
        piece.rounded ? ';border-radius:2mm' : ''
      }"></div>`
    case 'at':
      return flavour === 'tables'
        ? ''
        : `<div style="position:absolute;left:${piece.x}mm;top:${piece.y}mm;width:${piece.width}mm${
            piece.turn ? `;transform:rotate(${piece.turn}deg)` : ''
          }">${all(piece.pieces, sheet, flavour)}</div>`
    case 'columns':
      return flavour === 'tables' ? tableColumns(piece, sheet) : boxColumns(piece, sheet)
    case 'grid':
      return grid(piece)
  }
}

type Columns = Extract<Piece, { kind: 'columns' }>

function boxColumns(piece: Columns, sheet: Sheet): string {
  return `<div style="display:flex;gap:${piece.gap ?? 6}mm">${piece.parts
    .map(
      (part) =>
        `<div style="flex:${part.share} 1 0;min-width:0">${all(part.pieces, sheet, 'boxes')}</div>`,
    )
    .join('')}</div>`
}

function tableColumns(piece: Columns, sheet: Sheet): string {
  const sum = piece.parts.reduce((total, part) => total + part.share, 0)
  return `<table width="100%"><tr>${piece.parts
    .map(
      (part) =>
        `<td width="${Math.round((100 * part.share) / sum)}%">${all(part.pieces, sheet, 'tables')}</td>`,
    )
    .join('')}</tr></table>`
}

type Grid = Extract<Piece, { kind: 'grid' }>

function grid(piece: Grid): string {
  const line = '0.2mm solid #555'
  const frame = piece.rules === 'all' || piece.rules === 'frame' || piece.rules === 'columns'
  const sides = piece.rules === 'all' || piece.rules === 'columns' ? `border-left:${line};` : ''
  const margin =
    piece.align === 'right' ? 'margin-left:auto;' : piece.align === 'center' ? 'margin:auto;' : ''
  const pad = `padding:${piece.air}mm 1.4mm;`
  const head = piece.head
    ? `<thead><tr style="${piece.headFill ? `background:${piece.headFill};` : ''}${
        piece.headInk ? `color:${piece.headInk};` : ''
      }">${piece.head
        .map((text, at) => {
          const column = piece.columns[at]!
          const rule =
            piece.rules === 'none' || piece.rules === 'frame' ? '' : `border-bottom:${line};`
          return `<th style="${piece.headInk ? `color:${piece.headInk};` : ''}${pad}${sides}${rule}text-align:${column.headAlign ?? column.align};${
            piece.headBold === false ? '' : 'font-weight:bold;'
          }${column.share ? `width:${column.share}%` : ''}">${text.split('\n').map(escaped).join('<br>')}</th>`
        })
        .join('')}</tr></thead>`
    : ''
  const rows = piece.rows.map((row, at) => {
    const rule =
      piece.rules === 'rows' || piece.rules === 'all' || row.ruleAbove ? `border-top:${line};` : ''
    const fill = piece.zebra && at % 2 ? `background:${piece.zebra};` : ''
    let column = 0
    const cells = row.cells.map((cell) => {
      const align = cell.align ?? piece.columns[column]!.align
      column += cell.span ?? 1
      const nowrap = align === 'right' && !cell.span ? 'white-space:nowrap;' : ''
      return `<td${cell.span ? ` colspan="${cell.span}"` : ''} style="${pad}${sides}${rule}${nowrap}text-align:${align};${
        cell.bold || row.strong ? 'font-weight:bold;' : ''
      }${piece.middle ? 'vertical-align:middle' : ''}">${cellText(cell)}</td>`
    })
    return `<tr style="${fill}">${cells.join('')}</tr>`
  })
  return `<table style="${margin}${piece.wide ? 'width:100%;' : ''}${frame ? `border:${line};` : ''}${
    piece.rules === 'head' || piece.rules === 'rows' ? `border-bottom:${line};` : ''
  }font-size:${piece.scale ?? 1}em"${piece.wide ? ' width="100%"' : ''}${
    piece.align === 'right' ? ' align="right"' : ''
  }>${head}<tbody>${rows.join('')}</tbody></table>${piece.align === 'right' ? '<div style="clear:both"></div>' : ''}`
}

function cellText(cell: GridCell): string {
  const details = cell.details?.length
    ? `<div class="d">${cell.details.map(escaped).join('<br>')}</div>`
    : ''
  return cell.lines.map(escaped).join('<br>') + details
}

function line(text: string): string {
  return `<p>${text ? escaped(text) : '&nbsp;'}</p>`
}

function look(style: TextLook): string {
  return [
    style.scale ? `font-size:${style.scale}em` : '',
    style.bold ? 'font-weight:bold' : '',
    style.italic ? 'font-style:italic' : '',
    style.align ? `text-align:${style.align}` : '',
    style.color ? `color:${style.color}` : '',
    style.font ? `font-family:'${style.font}'` : '',
    style.spaced ? 'letter-spacing:0.18em' : '',
    style.underline ? 'text-decoration:underline' : '',
  ]
    .filter(Boolean)
    .join(';')
}

function escaped(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}
