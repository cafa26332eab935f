import type { Align } from './sheet.ts'

/** A receipt as a printer of rolls sees it: line after line. */
export type RollLine =
  | { kind: 'text'; text: string; align?: Align; scale?: number; bold?: boolean }
  | { kind: 'pair'; left: string; right: string; scale?: number; bold?: boolean }
  | { kind: 'cells'; cells: readonly RollCell[]; bold?: boolean }
  | { kind: 'rule'; sign: string }
  | { kind: 'picture'; uri: string; width: number; height: number }

export interface RollCell {
  text: string
  /** Signs in a row of signs of one width; a share of the width elsewhere. */
  width: number
  align: Align
}

export interface Roll {
  language: string
  /** Millimetres. */
  width: number
  margin: number
  /** Signs in a line where all are of one width; otherwise the type is proportional. */
  signs: number | undefined
  font: string
  leading: number
  /** Height of letters against their width: printers of rolls print narrow letters. */
  stretch: number
  ink: string
  paper: string
  /** Sides of the whole: a frame of space around, as a copier sees it. */
  lines: readonly RollLine[]
}

/** The roll as an HTML document, cut behind its last line. */
export function rollHtml(roll: Roll): string {
  const usable = roll.width - 2 * roll.margin
  const size = roll.signs ? usable / (roll.signs * 0.618) : usable / 19
  return `<!doctype html><html lang="${roll.language}"><head><meta charset="utf-8"><style>
* { box-sizing: border-box }
@page { margin: 0; size: ${roll.width}mm ${heightOf(roll, size)}mm }
html, body { margin: 0; padding: 0; background: ${roll.paper} }
body { width: ${roll.width}mm; height: ${heightOf(roll, size) - 1}mm; overflow: hidden }
#roll { padding: ${roll.margin + 2}mm ${roll.margin}mm; width: ${roll.width}mm; font: ${size}mm/${roll.leading} '${roll.font}', 'Liberation Mono'; color: ${roll.ink}; ${roll.stretch === 1 ? '' : `transform: scaleY(${roll.stretch}); transform-origin: top`} }
body { text-rendering: geometricPrecision }
p { margin: 0; white-space: pre; overflow: hidden }
.free p { white-space: normal }
.pair { display: flex; justify-content: space-between; gap: 2mm }
.pair span:last-child { white-space: nowrap }
hr { border: none; border-top: 0.25mm solid ${roll.ink}; margin: 1mm 0 }
</style></head><body><div id="roll"${roll.signs ? '' : ' class="free"'}>${roll.lines
    .map((line) => (roll.signs ? fixed(line, roll.signs) : free(line)))
    .join('')}</div></body></html>`
}

/** Millimetres that the lines take, with what a printer feeds behind the last one. */
function heightOf(roll: Roll, size: number): number {
  const signs = roll.signs ?? 34
  let height = 0
  for (const line of roll.lines) {
    if (line.kind === 'picture') {
      height += line.height + 1
      continue
    }
    const scale = 'scale' in line ? (line.scale ?? 1) : 1
    const room = Math.floor(signs / scale)
    const rows =
      line.kind === 'text'
        ? wrapped(line.text, room).length
        : line.kind === 'pair' && line.left.length + line.right.length >= room
          ? 2
          : line.kind === 'cells' && !roll.signs
            ? 1.5
            : 1
    height += rows * scale * size * roll.leading
  }
  return Math.ceil((height + 2 * (roll.margin + 2)) * roll.stretch * 1.03 + 8)
}

function fixed(line: RollLine, signs: number): string {
  switch (line.kind) {
    case 'rule':
      return line.sign === 'line'
        ? '<hr>'
        : row(line.sign === '' ? ' ' : line.sign.repeat(signs).slice(0, signs), {})
    case 'picture':
      return picture(line)
    case 'cells':
      return row(squeezed(line.cells, signs), line)
    case 'pair': {
      const room = Math.floor(signs / (line.scale ?? 1))
      const gap = room - line.left.length - line.right.length
      return gap > 0
        ? row(line.left + ' '.repeat(gap) + line.right, line)
        : row(line.left, line) + row(line.right.padStart(room), line)
    }
    case 'text': {
      const room = Math.floor(signs / (line.scale ?? 1))
      return wrapped(line.text, room)
        .map((text) => row(placed(text, room, line.align ?? 'left').trimEnd(), line))
        .join('')
    }
  }
}

function free(line: RollLine): string {
  switch (line.kind) {
    case 'rule':
      return line.sign === 'line' || line.sign === '-'
        ? '<hr>'
        : line.sign === ''
          ? '<p>&nbsp;</p>'
          : `<p style="text-align:center">${escaped(line.sign.repeat(24))}</p>`
    case 'picture':
      return picture(line)
    case 'cells': {
      const sum = line.cells.reduce((total, { width }) => total + width, 0)
      return `<div style="display:flex">${line.cells.map(({ text, width, align }) => `<span style="flex:0 0 ${(100 * width) / sum}%;text-align:${align};${look(line)}">${escaped(text)}</span>`).join('')}</div>`
    }
    case 'pair':
      return `<div class="pair" style="${look(line)}"><span>${escaped(line.left)}</span><span>${escaped(line.right)}</span></div>`
    case 'text':
      return `<p style="text-align:${line.align ?? 'left'};${look(line)}">${escaped(line.text) || '&nbsp;'}</p>`
  }
}

/** Cells side by side; where one is too long the spaces of the others make room. */
function squeezed(cells: readonly RollCell[], signs: number): string {
  let text = cells
    .map(({ text, width, align }, at) =>
      placed(text, Math.max(width, text.length + (at ? 1 : 0)), align),
    )
    .join('')
  while (text.length > signs && / {2}/.test(text)) text = text.replace(/ {2}(?!.* {2})/, ' ')
  return text
}

/** The text at its side of a field; what is too long is cut. */
function placed(text: string, width: number, align: Align): string {
  const cut = text.slice(0, width)
  if (align === 'right') return cut.padStart(width)
  return align === 'left'
    ? cut.padEnd(width)
    : cut.padStart(cut.length + Math.floor((width - cut.length) / 2)).padEnd(width)
}

function wrapped(text: string, room: number): string[] {
  const lines: string[] = []
  let line = ''
  const words = text
    .split(' ')
    .flatMap((word) =>
      word.length > room ? (word.match(new RegExp(`.{1,${room}}`, 'gu')) ?? []) : [word],
    )
  for (const word of words) {
    if (line && line.length + 1 + word.length > room) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line]
}

function row(text: string, style: { scale?: number; bold?: boolean }): string {
  return `<p style="${look(style)}">${escaped(text) || ' '}</p>`
}

function look(style: { scale?: number; bold?: boolean }): string {
  return `${style.bold ? 'font-weight:bold;' : ''}${style.scale ? `font-size:${style.scale}em` : ''}`
}

function picture(line: Extract<RollLine, { kind: 'picture' }>): string {
  return `<div style="text-align:center"><img src="${line.uri}" style="width:${line.width}mm;height:${line.height}mm;filter:grayscale(1) contrast(1.6)"></div>`
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
