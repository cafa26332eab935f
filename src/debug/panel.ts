import { element, group, label, rounded } from './svg.ts'

/** Points from one line to the next, on a page as wide as A4; wider ones are scaled. */
const LEADING = 8
const INDENT = 8
const WIDTH = 300
const PAGE_WIDTH = 595
/** Characters that fit into a line. */
const MOST = 88

/** A line of the margin: a class, which the style sheet draws, how far it is set in, and what it says. */
export type PanelLine = readonly [
  kind: 'head' | 'won' | 'lost' | 'note',
  indent: number,
  text: string,
]

/** How much larger than on A4 things are drawn on a page. */
export const scaleOf = (pageWidth: number): number => pageWidth / PAGE_WIDTH

/** Room that the margin takes. */
export const panelSize = (
  pageWidth: number,
  lines: readonly PanelLine[],
): { readonly width: number; readonly height: number } => ({
  width: WIDTH * scaleOf(pageWidth),
  height: (14 + lines.length * LEADING) * scaleOf(pageWidth),
})

/** Lines of text in the margin to the right of a page. */
export function panel(pageWidth: number, lines: readonly PanelLine[]): string {
  const texts = lines.map(([kind, indent, text], i) => {
    const short = text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text
    return group(kind, [label(8 + indent * INDENT, 14 + i * LEADING, short)])
  })
  const transform = `translate(${rounded(pageWidth)} 0) scale(${scaleOf(pageWidth).toFixed(3)})`
  return element('g', { class: 'panel', transform }, texts.join('\n'))
}

/** The style sheet of margins and of labels on a page. */
export const panelStyle = (pageWidth: number): string => `
text { font: ${rounded(6 * scaleOf(pageWidth))}px sans-serif }
.panel text { font-size: 6px }
.panel .head text { font-weight: bold }
.panel .won text { fill: #080 }
.panel .lost text { fill: #a00 }
.panel .note text { fill: #555 }`
