import type { Box } from '../document/box.ts'
import { type Page, wordsOf } from '../document/page.ts'
import type { Cell, Table } from '../document/table.ts'
import type { Rulings } from '../tables/marks/rulings.ts'
import { tablesOnPage } from '../tables/on-page.ts'
import type { Candidate, Trace } from '../tables/trace.ts'
import { frame } from './frame.ts'
import type { PagePicture } from './picture-view.ts'
import { element, group, label, line, rectangle, rounded } from './svg.ts'

const STYLE = `
text { font: 6px sans-serif }
.fills rect { fill: #c80; fill-opacity: 0.1; stroke: #c80; stroke-width: 0.3 }
.words rect { fill: #06c; fill-opacity: 0.06; stroke: #06c; stroke-width: 0.2 }
.prose rect { fill: #888; fill-opacity: 0.2 }
.rules rect { fill: #06c; stroke: #06c; stroke-width: 0.5 }
.walls line { stroke: #a0f; stroke-width: 0.6; stroke-dasharray: 3 1 }
.columns line, .rows line { stroke: #0a0; stroke-width: 0.4; stroke-dasharray: 2 2 }
.cells rect { fill: #0a0; fill-opacity: 0.08; stroke: #0a0; stroke-width: 0.7 }
.cells .head { fill: #fc0; fill-opacity: 0.25 }
.won rect { fill: none; stroke: #080; stroke-width: 1.2 }
.won text { fill: #080 }
.lost rect { fill: none; stroke: #d00; stroke-width: 1; stroke-dasharray: 4 2 }
.lost text { fill: #d00 }`

/**
 * A page with all that decided about its tables, as an SVG picture in points: words, rules and
 * shades as read; walls, running text, and every candidate with its columns, rows and the reason it
 * won or lost; the cells of those that won.
 */
export function pageView(page: Page, picture: PagePicture): string {
  const candidates: string[] = []
  const walls: string[] = []
  const prose: string[] = []
  const tables = tablesOnPage(
    page,
    traceInto({ candidates, walls, prose }, (parts) => parts),
  )
  return frame(page, picture, STYLE, [
    group(
      'fills',
      page.fills.map(({ box, luminance }) => rectangle(box, `luminance ${luminance.toFixed(2)}`)),
    ),
    group('prose', prose),
    ...candidates,
    ...tables.map(cellsView),
    group(
      'words',
      wordsOf(page).map(({ box, text, confidence }) =>
        rectangle(box, `${text} (${confidence.toFixed(2)})`),
      ),
    ),
    group(
      'rules',
      page.rules.map(({ box }) => rectangle(box)),
    ),
    group('walls', walls),
  ])
}

/** Parts of a picture that a trace fills. */
interface Seen {
  readonly candidates: string[]
  readonly walls: string[]
  readonly prose: string[]
}

/** @param placed puts parts where they lie on the page */
const traceInto = (seen: Seen, placed: (parts: string[]) => string[]): Trace => ({
  rulings: (rulings) => seen.walls.push(...placed(wallLines(rulings))),
  prose: (chunks) =>
    seen.prose.push(
      ...placed([...chunks].flatMap(({ words }) => words.map((word) => rectangle(word.box)))),
    ),
  candidate: (candidate) => seen.candidates.push(...placed([candidateView(candidate)])),
  turned: (rotation, width, height) => {
    const back =
      rotation === 90
        ? `translate(0 ${rounded(width)}) rotate(270)`
        : `translate(${rounded(height)} 0) rotate(90)`
    return traceInto(seen, (parts) => [element('g', { transform: back }, parts.join('\n'))])
  },
})

const wallLines = ({ horizontal, vertical }: Rulings): string[] => [
  ...horizontal.map(({ at, from, to }) => line(from, at, to, at)),
  ...vertical.map(({ at, from, to }) => line(at, from, at, to)),
]

function candidateView({ region, grid, verdict }: Candidate): string {
  const [x0, y0, x1, y1] = region.box
  const columns = grid?.separators.map(({ x }) => line(x, y0, x, y1)) ?? []
  const rows = grid?.rows.map(({ bottom }) => line(x0, bottom, x1, bottom)) ?? []
  return group(verdict.isTable ? 'won' : 'lost', [
    group('columns', columns),
    group('rows', rows),
    rectangle(region.box),
    label(x0, y0 - 2, `${region.kind}: ${verdict.reason}`),
  ])
}

function cellsView({ cells, headerRows }: Table): string {
  const hint = (cell: Cell) =>
    `row ${cell.row}, column ${cell.column}, spans ${cell.rowSpan} × ${cell.columnSpan}, ` +
    `confidence ${cell.confidence.toFixed(2)}: ${cell.text}`
  const inner = ([x0, y0, x1, y1]: Box): Box => [x0 + 0.5, y0 + 0.5, x1 - 0.5, y1 - 0.5]
  return group(
    'cells',
    cells.map((cell) =>
      rectangle(inner(cell.box), hint(cell), cell.row < headerRows ? { class: 'head' } : {}),
    ),
  )
}
