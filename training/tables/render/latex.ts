import type { Item, Mark, Paper } from '../page.ts'
import type { Cell, Table } from '../table.ts'
import { printed, rowCells, withCaption } from './common.ts'

const MATH: Readonly<Record<string, string>> = {
  '−': '-',
  '±': '\\pm ',
  '≤': '\\le ',
  '≥': '\\ge ',
  '×': '\\times ',
  σ: '\\sigma ',
  λ: '\\lambda ',
  π: '\\pi ',
  Σ: '\\Sigma ',
  Δ: '\\Delta ',
  '₀': '_0',
}

const TEXT: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '|': '\\textbar{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '†': '\\textdagger{}',
  '‡': '\\textdaggerdbl{}',
  '•': '\\textbullet{}',
  '€': '\\texteuro{}',
  '°': '\\textdegree{}',
  '²': '\\texttwosuperior{}',
  '³': '\\textthreesuperior{}',
  '¹': '\\textonesuperior{}',
  '…': '\\dots{}',
  '"': '\\textquotedbl{}',
  '\u00a0': '~',
  '\u202f': '\\,',
}

const escaped = (text: string): string =>
  text
    .replace(/[\\~^|<>†‡•€°²³¹…"\u00a0\u202f−±≤≥×σλπΣΔ₀&%$#_{}]/gu, (sign) =>
      MATH[sign] ? `$${MATH[sign]}$` : (TEXT[sign] ?? `\\${sign}`),
    )
    .replace(/--/g, '-{}-')

const bp = (value: number): string => `${value.toFixed(2)}bp`

/** The usual fonts of LaTeX; the old ones of PostScript lack letters of eastern languages. */
function fonts(family: string, language: string): string {
  const serif = /Serif|Times|Pagella|Caladea|Termes/.test(family)
  if (['pl', 'cs'].includes(language) || family === 'Roboto' || family === 'DejaVu Serif')
    return `\\usepackage{lmodern}${serif ? '' : '\\renewcommand{\\familydefault}{\\sfdefault}'}`
  if (!serif) return '\\usepackage[scaled=.95]{helvet}\\renewcommand{\\familydefault}{\\sfdefault}'
  return /Pagella/.test(family) ? '\\usepackage{mathpazo}' : '\\usepackage{mathptmx}'
}

/** A paper in LaTeX. */
export function latexOf(paper: Paper, booktabs: boolean): string {
  const { width, height, margin } = paper.page
  return `\\documentclass{article}
\\usepackage[paperwidth=${bp(width)},paperheight=${bp(height)},margin=${bp(margin)}]{geometry}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{textcomp}
${fonts(paper.family, paper.language)}
\\usepackage{array,booktabs,graphicx}\\usepackage[table]{xcolor}
\\setlength{\\parindent}{0pt}\\setlength{\\parskip}{0pt}\\pagestyle{empty}\\hyphenpenalty=10000\\emergencystretch=4em
\\setlength{\\aboverulesep}{0.3ex}\\setlength{\\belowrulesep}{0.3ex}
\\begin{document}
${items(paper.items, booktabs)}
\\end{document}
`
}

const items = (list: readonly Item[], booktabs: boolean): string =>
  list.map((item) => itemTex(item, booktabs)).join('\n')

function itemTex(item: Item, booktabs: boolean): string {
  switch (item.kind) {
    case 'paragraph': {
      const { size, bold, italic, align = 'left', indent, fixed } = item
      const shape = {
        left: '\\raggedright',
        right: '\\raggedleft',
        center: '\\centering',
        justify: '',
      }[align]
      const style = `${bold ? '\\bfseries' : ''}${italic ? '\\itshape' : ''}${fixed ? '\\ttfamily' : ''}`
      const text = fixed ? escaped(item.text).replace(/ /g, '~') : escaped(item.text)
      return (
        `{\\fontsize{${bp(size)}}{${bp(size * 1.25)}}\\selectfont${style}${shape}` +
        `${indent ? `\\leftskip=${bp(indent)}` : ''}{} ${text}\\par}\\vspace{${bp(item.after ?? 6)}}`
      )
    }
    case 'table':
      return withCaption(item.table)
        .map((part) =>
          part.kind === 'table' ? tabular(part.table, booktabs) : itemTex(part, booktabs),
        )
        .join('\n')
    case 'picture':
      return (
        `{\\unitlength=1bp\\begin{picture}(${item.width.toFixed(1)},${item.height.toFixed(1)})\n` +
        `${item.marks.map((mark) => markTex(mark, item.height)).join('\n')}\n\\end{picture}}\\par\\vspace{6bp}`
      )
    case 'rule':
      return '\\hrule height 0.5bp\\vspace{5bp}'
    case 'space':
      return `\\vspace{${bp(item.height)}}`
    case 'newpage':
      return '\\newpage'
    case 'beside':
      return `${item.parts
        .map(
          (part) =>
            `\\begin{minipage}[t]{${bp(part.width)}}\\vspace{0pt}\n${items(part.items, booktabs)}\n\\end{minipage}`,
        )
        .join(`\\hspace{${bp(item.gap)}}%\n`)}\\par\\vspace{8bp}`
  }
}

function tabular(table: Table, booktabs: boolean): string {
  const bars = new Set(table.rules.filter((rule) => rule.c1 === rule.c2).map((rule) => rule.c1))
  const [side, above] = table.padding
  const bar = (c: number): string => (bars.has(c) ? '|' : '')
  const set = table.columns.map((_, c) =>
    table.cells.every((cell) => cell.c !== c || cell.cs > 1 || cell.lines === 1),
  )
  const shape = { left: '\\raggedright', right: '\\raggedleft', center: '\\centering' }
  const spec = (
    cell: Pick<Cell, 'c' | 'cs' | 'align'>,
    natural: boolean,
    valign: Cell['valign'],
  ): string => {
    if (natural) return { left: 'l', right: 'r', center: 'c' }[cell.align]
    const inner =
      table.columns.slice(cell.c, cell.c + cell.cs).reduce((sum, { width }) => sum + width, 0) -
      2 * side
    const letter = { top: 'p', middle: 'm', bottom: 'b' }[valign]
    return `>{${shape[cell.align]}\\arraybackslash}${letter}{${bp(inner)}}`
  }
  const valign = table.cells.find((cell) => cell.r >= table.heads)?.valign ?? 'top'
  const columns = table.columns
    .map(({ align }, c) => bar(c) + spec({ c, cs: 1, align }, set[c]!, valign))
    .join('')
  const lines: string[] = []
  for (let r = 0; r <= table.rows; r++) {
    lines.push(horizontal(table, r, booktabs && bars.size === 0))
    if (r === table.rows) break
    lines.push(
      rowTex(table, r, (cell) => {
        const column = table.columns[cell.c]!
        const text = `${cell.bold ? '\\bfseries ' : ''}${escaped(printed(cell))}`
        const plain = cell.cs === 1 && cell.align === column.align
        if (plain || !cell.text)
          return cell.cs === 1
            ? text
            : `\\multicolumn{${cell.cs}}{${bar(cell.c)}l${bar(cell.c + cell.cs)}}{}`
        const first = cell.c === 0 ? bar(0) : ''
        const natural = cell.cs === 1 ? set[cell.c]! : cell.lines === 1
        return `\\multicolumn{${cell.cs}}{${first}${spec(cell, natural, valign)}${bar(cell.c + cell.cs)}}{${text}}`
      }),
    )
  }
  const stretch = (table.leading + 2 * above) / table.leading
  return (
    `{${table.place === 'center' ? '\\centering' : ''}\\fontsize{${bp(table.size)}}{${bp(table.leading)}}\\selectfont` +
    `\\renewcommand{\\arraystretch}{${stretch.toFixed(3)}}\\setlength{\\tabcolsep}{${bp(side)}}%\n` +
    `\\begin{tabular}[t]{${columns}${bar(table.columns.length)}}\n${lines.filter(Boolean).join('\n')}\n\\end{tabular}\\par}`
  )
}

function rowTex(table: Table, r: number, cellTex: (cell: Cell) => string): string {
  const own = rowCells(table, r)
  const parts: string[] = []
  let c = 0
  const fill = own.find((cell) => cell.fill !== undefined)?.fill
  while (c < table.columns.length) {
    const cell = own.find((one) => one.c === c)
    parts.push(cell ? cellTex(cell) : '')
    c += cell?.cs ?? 1
  }
  return `${fill === undefined ? '' : `\\rowcolor[gray]{${fill}}`}${parts.join(' & ')} \\\\`
}

function horizontal(table: Table, r: number, booktabs: boolean): string {
  const rules = table.rules.filter((rule) => rule.r1 === r && rule.r2 === r)
  if (rules.length === 0) return ''
  const full = rules.length === 1 && rules[0]!.c1 === 0 && rules[0]!.c2 === table.columns.length
  if (full && booktabs)
    return r === 0 ? '\\toprule' : r === table.rows ? '\\bottomrule' : '\\midrule'
  if (full) return '\\hline'
  const name = booktabs ? '\\cmidrule(lr)' : '\\cline'
  return rules.map((rule) => `${name}{${rule.c1 + 1}-${rule.c2}}`).join('')
}

function markTex(mark: Mark, height: number): string {
  const put = (x: number, y: number, what: string): string =>
    `\\put(${x.toFixed(2)},${(height - y).toFixed(2)}){${what}}`
  switch (mark.kind) {
    case 'line': {
      const width = mark.width ?? 0.6
      const colour = mark.grey ? `\\textcolor[gray]{${mark.grey}}` : ''
      if (mark.y1 === mark.y2)
        return put(mark.x1, mark.y1, `${colour}{\\rule{${bp(mark.x2 - mark.x1)}}{${bp(width)}}}`)
      const high = Math.abs(mark.y2 - mark.y1)
      return put(
        mark.x1,
        Math.max(mark.y1, mark.y2),
        `${colour}{\\rule{${bp(width)}}{${bp(high)}}}`,
      )
    }
    case 'box': {
      const low = mark.y + mark.height
      if (mark.fill !== undefined)
        return put(
          mark.x,
          low,
          `\\textcolor[gray]{${mark.fill.toFixed(2)}}{\\rule{${bp(mark.width)}}{${bp(mark.height)}}}`,
        )
      return put(mark.x, low, `\\framebox(${mark.width.toFixed(1)},${mark.height.toFixed(1)}){}`)
    }
    case 'curve':
      return mark.points
        .slice(1)
        .map(([x, y], at) => {
          const [fromX, fromY] = mark.points[at]!
          const point = (px: number, py: number): string =>
            `(${px.toFixed(1)},${(height - py).toFixed(1)})`
          return `\\qbezier${point(fromX, fromY)}${point((fromX + x) / 2, (fromY + y) / 2)}${point(x, y)}`
        })
        .join('')
    case 'text': {
      const style = `${mark.bold ? '\\bfseries' : ''}${mark.italic ? '\\itshape' : ''}`
      const place = { left: 'l', center: '', right: 'r' }[mark.align ?? 'left']
      const text = `\\fontsize{${bp(mark.size)}}{${bp(mark.size)}}\\selectfont${style} ${escaped(mark.text)}`
      if (mark.up) return put(mark.x, mark.y, `\\rotatebox{90}{\\makebox(0,0){${text}}}`)
      return put(mark.x, mark.y, `\\makebox(0,0)[b${place}]{${text}}`)
    }
  }
}
