import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Word } from '../../src/document/page.ts'
import { EDGES } from '../../src/scoring/fitted.ts'
import { scoresOf } from '../../src/scoring/score.ts'
import type { EdgesWeights, RoleWeights } from '../../src/scoring/weights.ts'
import { FEATURES as END_FEATURES, type End } from '../../src/tables/regions/ends.ts'
import { FEATURES as LINE_FEATURES } from '../../src/tables/regions/outer-features.ts'
import type { EdgeSide, OuterLine } from '../../src/tables/regions/outer-lines.ts'
import { type FitSettings, fitRole, SETTINGS } from '../fields/listwise.ts'
import { listen, papersIn, type ReadPaper } from './papers.ts'
import { COLLECTED, plainOf, type RowsOfWords, rowsOfWords, toldOf } from './told-lines.ts'

/**
 * Fits what tells where a table begins and ends: `node training/tables/fit-outer.ts PAGES=TRUTHS…`, PAGES a folder of
 * read pages (`<id>.pages`), TRUTHS one of truths (`<id>.truth.json`). First which lines are a table's, each by itself:
 * one is where one of its rows has the line's words. Then at which of the likeliest places the table ends, with what
 * it is as a whole there; the odds of lines that these are told by come from papers of other groups (`layout.key` or
 * the document). Prints how many edges are right with groups held out, and writes
 * src/scoring/weights/table_edges.json.
 */
interface Lesson {
  readonly source: string
  readonly group: string
  readonly side: EdgeSide
  /** How much it counts. */
  readonly weight: number
}

interface LineLesson extends Lesson {
  readonly features: Float32Array
  readonly isOwn: boolean
}

interface EndsLesson extends Lesson {
  readonly rows: readonly Float32Array[]
  readonly right: readonly boolean[]
}

const FOLDS = 5
const SIDES = ['above', 'below'] as const
/** What has this share of its words in tables, or less, is of none. */
const OTHER = 0.2
const LINES: FitSettings = { ...SETTINGS, trees: 400, rate: 0.1, penalty: 0.05 }
const ENDS: FitSettings = {
  ...SETTINGS,
  ...{ trees: 250, levels: 3, rate: 0.08, leafPenalty: 3, penalty: 0.3 },
}
const FILE = join(import.meta.dirname, '../../src/scoring/weights/table_edges.json')

const sources = process.argv.slice(2)
const papers: ReadPaper[] = []
for await (const paper of papersIn(sources)) papers.push(paper)
// A page and its scan are one.
const groupOf = ({ id, truth }: ReadPaper): string =>
  String(truth.layout?.key ?? id).replace(/-(?:scan|photo)$/, '')
const groups = [...new Set(papers.map(groupOf))].sort()
const foldOf = new Map(groups.map((group, i) => [group, i % FOLDS]))
const foldsExcept = <L extends Lesson>(lessons: readonly L[], fold: number): L[] =>
  lessons.filter(({ group }) => foldOf.get(group) !== fold)

const lessonOf = (paper: ReadPaper, side: EdgeSide): Lesson => ({
  source: paper.source,
  group: groupOf(paper),
  side,
  weight: paper.source.includes('made') ? 1 : COLLECTED,
})

/** What the truth says of lines, up to the second one that is none of the table's; null where it is not told. */
function toldUpTo(lines: readonly OuterLine[], core: readonly Word[], tables: RowsOfWords) {
  const { isTable, isOwn, isWithin } = toldOf(core, tables)
  const told = lines.map(({ words }) => isOwn(words))
  // A line of several rows, with texts of cells that are high, is in none by most of its words.
  for (const [i, { words }] of lines.entries())
    if (!told[i] && told.slice(i + 1, i + 3).includes(true) && isWithin(words)) told[i] = true
  // What lies behind lines that are none of the table's is none of it either.
  const end = told.findIndex((own, i) => own === false && told[i + 1] === false)
  return { isTable, told: end < 0 ? told : told.slice(0, end + 2) }
}

function lineLessonsOf(paper: ReadPaper): LineLesson[] {
  const tables = rowsOfWords(paper.tables)
  const known = new Set(tables.flat().flatMap((row) => [...row]))
  const lessons: LineLesson[] = []
  listen(paper.page, {
    outer: (side, lines, core) => {
      const { isTable, told } = toldUpTo(lines, core, tables)
      const add = ({ features }: OuterLine, isOwn: boolean) =>
        lessons.push({ ...lessonOf(paper, side), features: Float32Array.from(features), isOwn })
      if (isTable) {
        const last = told.indexOf(null)
        const sure = last < 0 ? told : told.slice(0, last)
        for (const [i, isOwn] of sure.entries()) add(lines[i]!, isOwn!)
        return
      }
      // What is no table has no lines beside it either.
      const texts = plainOf(core)
      if (texts.filter((text) => known.has(text)).length > OTHER * texts.length) return
      for (const line of lines.filter(({ isInside }) => !isInside).slice(0, 2)) add(line, false)
    },
  })
  return lessons
}

const lineWeights = (lessons: readonly LineLesson[]): Record<EdgeSide, RoleWeights> => {
  const of = (side: EdgeSide) =>
    fitRole(
      LINE_FEATURES,
      lessons
        .filter((lesson) => lesson.side === side)
        .map(({ group, features, isOwn, weight }) => ({
          ...{ name: group, rows: [features], right: [isOwn], weight },
        })),
      LINES,
    )
  return { above: of('above'), below: of('below') }
}

function endsLessonsOf(paper: ReadPaper): EndsLesson[] {
  const tables = rowsOfWords(paper.tables)
  const lessons: EndsLesson[] = []
  listen(paper.page, {
    ends: (side, ends, lines, core) => {
      const { isTable, told } = toldUpTo(lines, core, tables)
      if (!isTable) return
      const isRight = ({ count }: End) =>
        !told.slice(0, count).includes(false) && !told.slice(count).includes(true)
      const [one] = ends
      const rows = ends.length > 1 ? ends.map(({ features }) => Float32Array.from(features())) : []
      const right = ends.length > 1 ? ends.map(isRight) : [isRight(one!)]
      lessons.push({ ...lessonOf(paper, side), rows, right })
    },
  })
  return lessons
}

const endsWeights = (lessons: readonly EndsLesson[]): Record<EdgeSide, RoleWeights> => {
  const of = (side: EdgeSide) =>
    fitRole(
      END_FEATURES,
      lessons
        .filter((own) => own.side === side && own.rows.length > 1 && own.right.includes(true))
        .map((own) => ({ ...own, name: own.group })),
      ENDS,
    )
  return { above: of('above'), below: of('below') }
}

/** The finder asks for these whenever it looks. */
const use = (weights: Partial<EdgesWeights>): void => void Object.assign(EDGES, weights)

const lineLessons = papers.flatMap(lineLessonsOf)
console.log(`${lineLessons.length} lines of ${papers.length} pages`)
const lines = lineWeights(lineLessons)
const heldLines = Array.from({ length: FOLDS }, (_, fold) =>
  lineWeights(foldsExcept(lineLessons, fold)),
)
const endsLessons = papers.flatMap((paper) => {
  use({ lines: heldLines[foldOf.get(groupOf(paper))!]! })
  return endsLessonsOf(paper)
})
const ends = endsWeights(endsLessons)
const held = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = endsWeights(foldsExcept(endsLessons, fold))
  return endsLessons
    .filter(({ group }) => foldOf.get(group) === fold)
    .map((lesson) => {
      const scores = lesson.rows.length > 0 ? scoresOf(weights[lesson.side], lesson.rows) : [0]
      const chosen = scores.indexOf(Math.max(...scores))
      return { ...lesson, isRight: lesson.right[chosen]! }
    })
}).flat()
for (const [source, own] of Map.groupBy(held, (lesson) => lesson.source))
  for (const side of SIDES) {
    const edges = own.filter((lesson) => lesson.side === side)
    const of = (is: (edge: (typeof edges)[number]) => boolean) => edges.filter(is).length
    console.log(
      `${source} ${side}: ${edges.length} edges, ${of(({ rows }) => rows.length === 0)} of one place; right ${of(({ right }) => right[0]!)} by lines alone, ${of(({ isRight }) => isRight)} by what it is as a whole, ${of(({ right }) => right.includes(true))} at best`,
    )
  }
const features = { lines: LINE_FEATURES, ends: END_FEATURES }
await writeFile(FILE, `${JSON.stringify({ features, lines, ends })}\n`)
