import { createHash } from 'node:crypto'
import { type Random, randomOf } from '../kit/random.ts'
import { AUTHORS, type Author } from './authors.ts'
import { LOOK_ALIKES, type LookAlike, type RuleStyle, TOOLS, type Tool } from './means.ts'
import type { TopicName } from './topics.ts'

const NO_TOOL: Readonly<Record<Tool, number>> = {
  chromium: 0,
  writer: 0,
  calc: 0,
  latex: 0,
  reportlab: 0,
  pango: 0,
  groff: 0,
  report: 0,
}

export type Scene =
  | 'single'
  | 'stacked'
  | 'side-by-side'
  | 'page-columns'
  | 'mixed'
  | 'two-pages'
  | 'plain'
  | 'none'

export type NoTable =
  | 'text'
  | 'columns'
  | 'form'
  | 'chart'
  | 'letter'
  | 'formulas'
  | 'list'
  | 'addresses'
  | 'code'
  | LookAlike

/** Everything about a paper but what it says. Lengths are points. */
export interface Layout {
  key: string
  author: string
  tool: Tool
  heldBack: boolean
  scene: Scene
  noTable?: NoTable
  topics: readonly TopicName[]
  rows: readonly [number, number]
  lines: 'none' | 'some' | 'many'
  levels: number
  sections: boolean
  spans: boolean
  totals: boolean
  page: { width: number; height: number; margin: number }
  rules: RuleStyle
  ruleWidth: number
  ruleGrey: number
  zebra: boolean
  headFill?: number
  inverse: boolean
  gutter: number
  above: number
  leading: number
  size: number
  family: string
  valign: 'top' | 'middle' | 'bottom'
  headValign: 'top' | 'middle' | 'bottom'
  headAlign: 'body' | 'left' | 'center'
  spanAlign: 'left' | 'center'
  figureAlign: 'right' | 'center' | 'left'
  headBold: boolean
  stubBold: boolean
  stretch: boolean
  place: 'left' | 'center'
  noHead: boolean
  rotated: boolean
  sectionSpan: boolean
  sectionFill?: number
  title: 'above' | 'below' | 'none'
  numbered: boolean
  notes: boolean
  leaders: boolean
  stray: boolean
  before: number
  after: number
  repeatHead: boolean
  /** Whether one head more stands over the last columns, beside heads as high as both rows, or in the lower one. */
  headOver: 'none' | 'high' | 'low'
  /** A head over several columns has a rule of its own where the style has few. */
  spanRule: boolean
}

/** The number of layouts there are. */
export const LAYOUTS = 520

/** Behind them, those of pages with nothing but what looks like a table. */
export const LAYOUTS_ALIKE = 440

/** Behind those, the ones of pages with small tables without rules, shades and bold heads. */
export const LAYOUTS_PLAIN = 220

/** How many of the first have no table. */
const EMPTY_SHARE = 0.16

/** A layout by its number, always the same. */
export function layoutOf(number: number): Layout {
  const key = `layout-${String(number).padStart(3, '0')}`
  const random = randomOf(`tables/${key}`)
  const author = AUTHORS[number % AUTHORS.length]!
  const isPlain = number >= LAYOUTS + LAYOUTS_ALIKE
  const isAlike = number >= LAYOUTS && !isPlain
  const tool =
    number >= LAYOUTS
      ? random.at('tool').pick(BESIDE)
      : random.at('tool').weighted<Tool>({ ...NO_TOOL, ...(author.tools ?? TOOLS) })
  const none = isAlike || (!isPlain && random.at('none').chance(EMPTY_SHARE))
  const kind = isAlike
    ? LOOK_ALIKES[number % LOOK_ALIKES.length]!
    : noTableOf(tool, random.at('none-kind'))
  const layout: Layout = {
    key,
    author: author.name,
    tool,
    heldBack: createHash('sha256').update(key).digest()[0]! % 10 === 0,
    scene: none ? 'none' : isPlain ? 'plain' : sceneOf(tool, random.at('scene')),
    ...(none && { noTable: kind }),
    ...structure(author, tool, random.at('structure')),
    ...look(author, tool, random.at('look')),
    ...around(tool, random.at('around')),
    headOver: random.at('head-over').weighted({ none: 80, high: 6, low: 14 }),
    spanRule: random.at('span-rule').chance(0.7),
  }
  return settled(layout, random.at('settled'))
}

/** Tools that set texts beside each other. */
export const BESIDE: readonly Tool[] = ['chromium', 'latex', 'reportlab', 'pango']

function sceneOf(tool: Tool, random: Random): Scene {
  const beside = BESIDE.includes(tool) ? 1 : 0
  return random.weighted<Exclude<Scene, 'none' | 'plain'>>({
    single: 9,
    'side-by-side': 2.4 * (tool === 'calc' ? 1 : beside),
    'page-columns': 2.6 * beside,
    mixed: 6 * beside,
    'two-pages': tool === 'report' ? 0 : 1.4,
    stacked: tool === 'calc' ? 0 : 2,
  })
}

function noTableOf(tool: Tool, random: Random): Exclude<NoTable, LookAlike> {
  const drawn = BESIDE.includes(tool)
  const laidOut = drawn ? 1 : 0
  return random.weighted<Exclude<NoTable, LookAlike>>({
    text: 2,
    columns: 2 * laidOut,
    form: 2 * laidOut,
    chart: 4 * laidOut,
    letter: 1.5,
    formulas: 2 * laidOut,
    list: 2,
    addresses: 1.2 * laidOut,
    code: 1.5,
  })
}

function structure(
  author: Author,
  tool: Tool,
  random: Random,
): Pick<Layout, 'topics' | 'rows' | 'lines' | 'levels' | 'sections' | 'spans' | 'totals'> {
  const size = random.weighted({ small: 25, middle: 45, long: 30 })
  return {
    topics: random.sample(author.topics, random.int(1, 3)),
    rows: { small: [2, 4], middle: [5, 10], long: [11, 22] }[size] as [number, number],
    lines: random.weighted({ none: 42, some: 33, many: tool === 'report' ? 5 : 25 }),
    levels:
      random.weighted({ '1': 55, '2': 30, '3': 15 }) === '1' ? 1 : random.chance(0.35) ? 3 : 2,
    sections: random.chance(0.28),
    spans: random.chance(0.35),
    totals: random.chance(0.45),
  }
}

type Look =
  | 'rules'
  | 'ruleWidth'
  | 'ruleGrey'
  | 'zebra'
  | 'headFill'
  | 'inverse'
  | 'gutter'
  | 'above'
  | 'leading'
  | 'size'
  | 'family'
  | 'valign'
  | 'headValign'
  | 'headAlign'
  | 'spanAlign'
  | 'figureAlign'
  | 'headBold'
  | 'stubBold'
  | 'stretch'
  | 'place'

function look(author: Author, tool: Tool, random: Random): Pick<Layout, Look> {
  const rules = random.weighted({
    none: 20,
    head: 15,
    three: 14,
    horizontal: 12,
    partial: 8,
    grid: 12,
    box: 5,
    open: 5,
    vertical: 4,
    sections: 5,
    ...author.rules,
  })
  const zebra =
    tool !== 'report' && tool !== 'groff' && random.chance(rules === 'grid' ? 0.1 : 0.17)
  const fill = zebra || random.chance(0.25)
  const inverse = fill && tool !== 'latex' && random.chance(0.3)
  const gutters = {
    tight: 1 + 0.25 * random.next(),
    narrow: 1.5 + 0.75 * random.next(),
    middle: 3 + 2.5 * random.next(),
    wide: 6 + 8 * random.next(),
  }
  return {
    rules,
    ruleWidth: random.pick([0.3, 0.5, 0.5, 0.75, 1]),
    ruleGrey: random.pick([0, 0, 0, 0.4, 0.7]),
    zebra,
    ...(fill &&
      tool !== 'report' &&
      tool !== 'groff' && { headFill: inverse ? 0.3 : random.pick([0.75, 0.85, 0.92]) }),
    inverse,
    gutter:
      gutters[
        random.weighted({ tight: tool === 'calc' ? 40 : 6, narrow: 26, middle: 35, wide: 33 })
      ],
    above: random.pick([0.3, 0.8, 1.5, 2.5, 4, 6]),
    leading: random.pick([1.05, 1.15, 1.2, 1.2, 1.35, 1.5]),
    size: random.pick([7, 8, 8.5, 9, 9, 10, 10, 11, 12]),
    family: random.pick(tool === 'groff' ? ['Times', 'Helvetica', 'Pagella'] : author.fonts),
    valign: random.weighted({ top: 60, middle: 28, bottom: 12 }),
    headValign: random.pick(['bottom', 'bottom', 'middle', 'top']),
    headAlign: random.weighted({ body: 45, left: 15, center: 40 }),
    spanAlign: random.chance(0.8) ? 'center' : 'left',
    figureAlign: random.weighted({ right: 76, center: 14, left: 10 }),
    headBold: random.chance(0.65),
    stubBold: random.chance(0.12),
    stretch: random.chance(0.5),
    place: random.pick(['left', 'left', 'center']),
  }
}

type Around =
  | 'page'
  | 'noHead'
  | 'rotated'
  | 'sectionSpan'
  | 'sectionFill'
  | 'title'
  | 'numbered'
  | 'notes'
  | 'leaders'
  | 'stray'
  | 'before'
  | 'after'
  | 'repeatHead'

function around(tool: Tool, random: Random): Pick<Layout, Around> {
  const [width, height] = random.pick([
    [595.28, 841.89],
    [595.28, 841.89],
    [595.28, 841.89],
    [612, 792],
    [841.89, 595.28],
  ]) as [number, number]
  const turned = tool === 'groff' || tool === 'report'
  return {
    page: {
      width: turned ? 595.28 : width,
      height: turned ? 841.89 : height,
      margin: tool === 'report' ? 50 : random.pick([42, 50, 57, 71]),
    },
    noHead: random.chance(0.08),
    rotated: tool === 'chromium' && random.chance(0.09),
    sectionSpan: random.chance(0.7),
    ...(random.chance(0.3) && { sectionFill: random.pick([0.85, 0.93]) }),
    title: random.weighted({ above: 50, below: 10, none: 40 }),
    numbered: random.chance(0.6),
    notes: random.chance(0.4),
    leaders: random.chance(0.06),
    stray: random.chance(0.08),
    before: random.pick([0, 0, 1, 2, 3]),
    after: random.pick([0, 0, 1, 2, 3]),
    repeatHead: random.chance(0.6),
  }
}

/** What excludes each other is settled here. */
function settled(layout: Layout, random: Random): Layout {
  const made = { ...layout }
  if (made.scene === 'two-pages') made.rows = [16, 26]
  if (made.scene === 'side-by-side' || made.scene === 'page-columns' || made.scene === 'mixed') {
    made.rows = [Math.min(made.rows[0], 4), Math.min(made.rows[1], 10)]
    made.levels = Math.min(made.levels, 2)
    made.size = Math.min(made.size, 9)
    made.rotated = false
  }
  // Without any rule, rows a hair apart could be parted by nobody.
  if (['none', 'head', 'three'].includes(made.rules) && made.lines !== 'none' && !made.zebra)
    made.above = Math.max(made.above, random.pick([1, 1.6, 2.5]))
  if (made.scene === 'plain') {
    made.noHead = random.chance(0.45)
    const bare = { rules: 'none', lines: 'none', levels: 1, zebra: false, headBold: false } as const
    const { headFill: _, ...own } = made
    return { ...own, ...bare, stubBold: false, spans: false, sections: false, leaders: false }
  }
  if (made.noHead) {
    made.levels = 1
    made.headOver = 'none'
  }
  return made
}
