import type { Mark, Placed, PlacedText } from '../mark.ts'
import { isMonospaced } from '../width.ts'
import { channels } from './color.ts'
import { hasSerifs } from './family.ts'

const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '|': '\\textbar{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '•': '\\textbullet{}',
  '·': '\\textperiodcentered{}',
  '€': '\\texteuro{}',
  '£': '\\pounds{}',
  '§': '\\S{}',
  '…': '\\dots{}',
  '−': '$-$',
  '"': '\\textquotedbl{}',
  '\u00a0': '~',
}

const escaped = (text: string): string =>
  text
    .replace(/[\\~^|<>•·€£§…−"\u00a0&%$#_{}]/g, (sign) => SIGNS[sign] ?? `\\${sign}`)
    .replace(/--/g, '-{}-')
    .replace(/ {2}/g, '~ ')

/** Families of LaTeX that stand for the others. */
function fonts(family: string): string {
  if (isMonospaced(family))
    return '\\usepackage{lmodern}\\renewcommand{\\familydefault}{\\ttdefault}'
  return hasSerifs(family)
    ? '\\usepackage{lmodern}'
    : '\\usepackage{lmodern}\\renewcommand{\\familydefault}{\\sfdefault}'
}

/** The pages in LaTeX, each a picture. */
export function placedLatex({ paper, font, pages }: Placed): string {
  return `\\documentclass{article}
\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{textcomp}
\\usepackage[paperwidth=${paper.width}bp,paperheight=${paper.height}bp,margin=0bp]{geometry}
\\usepackage{graphicx,xcolor}
${fonts(font)}
\\pagestyle{empty}\\parindent0pt\\topskip0pt\\unitlength1bp
\\begin{document}
${pages
  .map(
    (marks) =>
      `\\vbox to \\paperheight{\\vss\\begin{picture}(0,${paper.height})\n${marks
        .map((mark) => put(mark, paper.height))
        .join('\n')}\n\\end{picture}\\vss}`,
  )
  .join('\n\\newpage\n')}
\\end{document}
`
}

function put(mark: Mark, height: number): string {
  switch (mark.kind) {
    case 'text':
      return `\\put(${mark.x.toFixed(2)},${(height - mark.y).toFixed(2)}){${placed(mark)}}`
    case 'rule': {
      const { x1, y1, x2, y2, width, color } = mark
      const across = y1 === y2
      const size = across ? [x2 - x1, width] : [width, y2 - y1]
      return `\\put(${x1.toFixed(2)},${(height - (across ? y1 : y2)).toFixed(2)}){${ink(color)}\\rule{${size[0]!.toFixed(2)}bp}{${size[1]!.toFixed(2)}bp}}`
    }
    case 'area': {
      const { x, y, width, fill, border } = mark
      const bottom = (height - y - mark.height).toFixed(2)
      const whole = `{${width.toFixed(2)}bp}{${mark.height.toFixed(2)}bp}`
      return [
        fill ? `\\put(${x.toFixed(2)},${bottom}){${ink(fill)}\\rule${whole}}` : '',
        border
          ? `\\put(${x.toFixed(2)},${bottom}){${ink(border)}\\framebox(${width.toFixed(2)},${mark.height.toFixed(2)}){}}`
          : '',
      ].join('')
    }
    case 'picture':
      return ''
  }
}

function placed(mark: PlacedText): string {
  const { size, align, bold, italic, angle } = mark
  const text = `\\fontsize{${size.toFixed(2)}bp}{${size.toFixed(2)}bp}\\selectfont${bold ? '\\bfseries' : ''}${
    italic ? '\\itshape' : ''
  }${ink(mark.color)} ${escaped(mark.text)}`
  if (angle) return `\\rotatebox{${angle}}{${text}}`
  if (align === 'right') return `\\llap{${text}}`
  return align === 'center' ? `\\makebox[0bp][c]{${text}}` : `\\rlap{${text}}`
}

function ink(color: string | undefined): string {
  return color
    ? `\\color[rgb]{${channels(color)
        .map((value) => value.toFixed(3))
        .join(',')}}`
    : ''
}
