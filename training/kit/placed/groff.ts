import type { Mark, Placed, PlacedText } from '../mark.ts'
import { isMonospaced } from '../width.ts'
import { hasSerifs } from './family.ts'

/** The pages for groff, one output line for each height. */
export function placedGroff({ paper, font, pages }: Placed): string {
  const family = isMonospaced(font) ? 'C' : hasSerifs(font) ? 'T' : 'H'
  const colors = new Set(pages.flatMap((marks) => marks.flatMap(colorsOf)))
  return `.nr HM 0
.nr FM 0
.ds CH
.pl ${paper.height}p
${[...colors].map((color) => `.defcolor ${nameOf(color)} rgb ${color}`).join('\n')}
.po 0
.ll ${paper.width}p
.fam ${family}
.nf
.nh
.vs 1p
${pages.map((marks, at) => (at ? '.bp\n' : '') + page(marks)).join('\n')}
`
}

function colorsOf(mark: Mark): string[] {
  return [
    'color' in mark ? mark.color : undefined,
    'fill' in mark ? mark.fill : undefined,
    'border' in mark ? mark.border : undefined,
  ].filter((color) => color !== undefined)
}

/** Colours have names in groff. */
const nameOf = (color: string): string => color.replace('#', 'c')

function page(marks: readonly Mark[]): string {
  const down = (mark: Mark): number =>
    mark.kind === 'rule' ? Math.max(mark.y1, mark.y2) : 'y' in mark ? mark.y : 0
  const areas = marks.filter(({ kind }) => kind === 'area')
  // What stands later covers what stands before: areas first, their texts upon them.
  const others = marks
    .filter((mark) => mark.kind === 'rule' || (mark.kind === 'text' && !mark.angle))
    .sort((a, b) => down(a) - down(b))
  const lines: string[] = []
  let height: number | undefined
  for (const mark of [...areas, ...others]) {
    const y = Number(down(mark).toFixed(1))
    if (y !== height || mark.kind === 'area') lines.push(`.rs\n.sp |${(y - 1).toFixed(1)}p\n\\&`)
    height = mark.kind === 'area' ? undefined : y
    lines.push(`${lines.pop()}${drawn(mark)}`)
  }
  return lines.join('\n')
}

const to = (x: number): string => `\\h'|${x.toFixed(1)}p'`

function drawn(mark: Mark): string {
  switch (mark.kind) {
    case 'text':
      return text(mark)
    case 'rule': {
      const { x1, y1, x2, y2, width, color } = mark
      const line =
        y1 === y2
          ? `\\D'l ${(x2 - x1).toFixed(1)}p 0'`
          : `\\D'l 0 -${(y2 - y1).toFixed(1)}p'\\v'${(y2 - y1).toFixed(1)}p'`
      return `${to(x1)}\\D't ${width.toFixed(1)}p'${ink(color, line)}`
    }
    case 'area': {
      const { x, width, height, fill, border } = mark
      const box = (command: string): string =>
        `${to(x)}\\D'${command} ${width.toFixed(1)}p 0 0 ${height.toFixed(1)}p -${width.toFixed(1)}p 0'`
      const filled = fill ? `\\M[${nameOf(fill)}]${box('P')}\\M[]` : ''
      // A polygon ends where its last corner is: at the bottom on the left.
      const back = `\\v'-${height.toFixed(1)}p'`
      return `${filled}${fill ? back : ''}${border ? `\\D't 0.6p'${ink(border, box('p'))}${back}` : ''}`
    }
    case 'picture':
      return ''
  }
}

function text(mark: PlacedText): string {
  const font = mark.bold ? (mark.italic ? 'BI' : 'B') : mark.italic ? 'I' : 'R'
  const body = escaped(mark.text)
  const styled = (inner: string): string => `\\f[${font}]\\s[${mark.size.toFixed(1)}]${inner}`
  const width = `\\w'${styled(body)}'u`
  const place =
    mark.align === 'right'
      ? `\\h'|${mark.x.toFixed(1)}p-${width}'`
      : mark.align === 'center'
        ? `\\h'|${mark.x.toFixed(1)}p-(${width}/2u)'`
        : to(mark.x)
  return place + ink(mark.color, styled(body)) + '\\f[R]\\s0'
}

function ink(color: string | undefined, body: string): string {
  return color ? `\\m[${nameOf(color)}]${body}\\m[]` : body
}

function escaped(text: string): string {
  return text
    .replace(/\\/g, '\\e')
    .replace(/'/g, '\\[aq]')
    .replace(/−/g, '\\[mi]')
    .replace(/-/g, '\\-')
    .replace(/…/g, '...')
    .replace(/€/g, '\\[Eu]')
    .replace(/\u00a0/g, '\\ ')
}
