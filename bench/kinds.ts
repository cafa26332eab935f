/**
 * `node bench/kinds.ts KIND=TRUTHS:PAGES…`: what `auto` takes papers for, as training/kinds/fit.ts takes its arguments.
 * A paper of one file that is taken for several is counted under `split`.
 */
import { auto } from '../src/models/auto.ts'
import { KINDS } from '../src/models/kind/kinds.ts'
import { papersOf } from '../training/kinds/papers.ts'

const papers = (await Promise.all(process.argv.slice(2).map(papersOf))).flat()
const told = papers.map((paper) => {
  const { content } = auto.extract(paper.pages)
  const { kind, probability, documents } = content as {
    kind: string | null
    probability: number
    documents: readonly unknown[]
  }
  return { ...paper, told: kind, probability, split: documents.length > 1 }
})

const shown = (cells: readonly (string | number)[]) =>
  cells.map((cell) => String(cell).padStart(9)).join('')
const heads = KINDS.map((kind) => kind.slice(0, 8))
console.log(`${'told'.padEnd(16)}${shown(['n', 'right', ...heads, 'split'])}`)
for (const kind of KINDS) {
  const own = told.filter((paper) => paper.kind === kind)
  if (own.length === 0) continue
  const counts = KINDS.map((other) => own.filter((paper) => paper.told === other).length)
  const right = (counts[KINDS.indexOf(kind)]! / own.length).toFixed(3)
  const split = own.filter((paper) => paper.split).length
  console.log(kind.padEnd(16) + shown([own.length, right, ...counts, split]))
}
const right = told.filter((paper) => paper.told === paper.kind)
const said = told.reduce((sum, { probability }) => sum + probability, 0)
console.log(
  `${right.length} of ${told.length} right, ${(said / told.length).toFixed(3)} said to be`,
)
