import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { figuresOf } from '../../src/models/statement/account.ts'
import { TEXT_FEATURES } from '../../src/models/statement/text-columns.ts'
import { TEXT_WEIGHTS } from '../../src/models/statement/text-weights.ts'
import { textColumnsOf, textHeads } from '../../src/models/statement/texts.ts'
import { type Choice, fittedChoice, rightHeldOut, rightIn } from './choice.ts'
import { type Lesson, lessonsOf, matchOf } from './lessons.ts'

/**
 * Fits which columns of texts describe bookings: `node training/statements/fit-texts.ts PAGES=TRUTHS…`, as
 * `fit-readings.ts`. A column does where the true descriptions hold most of its texts. Prints how many columns
 * are right, with groups of documents held out, too, and writes src/models/statement/text-weights.ts.
 */
const FILE = join(import.meta.dirname, '../../src/models/statement/text-weights.ts')
/** Share of the true sums that a reading must have. */
const LEAST = 0.9
/** Letters that are looked for together. */
const TOGETHER = 3
/** Share of them that a true description must hold: some letters are misread. */
const LEAST_HELD = 0.6

const choices = (await lessonsOf(process.argv.slice(2))).flatMap(choicesOf)
const signs = TEXT_FEATURES.map(() => 0)
const weights = fittedChoice(choices, signs)
process.stdout.write(
  `as they are ${rightIn(choices, TEXT_WEIGHTS)}; ${choices.length} columns, ${choices.filter(({ right }) => right[0]).length} describe: ${rightIn(choices, weights)} right, ${rightHeldOut(choices, signs)} with groups held out\n`,
)
const rows = TEXT_FEATURES.map((name, f) => `  ${Number(weights[f]!.toFixed(3))}, // ${name}`)
await writeFile(
  FILE,
  `// Made by training/statements/fit-texts.ts: log odds of a column of texts, for each of TEXT_FEATURES.\nexport const TEXT_WEIGHTS: readonly number[] = [\n${rows.join('\n')}\n]\n`,
)

function choicesOf({
  source,
  group,
  readings,
  bookings,
  truth,
  document,
  items: all,
}: Lesson): Choice[] {
  const best = readings.toSorted((a, b) => matchOf(b, truth) - matchOf(a, truth))[0]!
  if (best.variant.length === 0 || matchOf(best, truth) < LEAST) return []
  const items = best.variant.map(({ item }) => item)
  const figures = figuresOf(best, all)
  const columns = textColumnsOf(
    items,
    figures,
    textHeads(document, items, figures),
    items.map(({ line }) => [line]),
  )
  if (columns.all.length < 2) return []
  return columns.all.flatMap(({ values, features, isOfChecks }) => {
    // Numbers of checks are fields of their own, and describe them where nothing else does.
    if (isOfChecks) return []
    let inside = 0
    let outside = 0
    values.forEach((value, i) => {
      const text = plain(value ?? '')
      const own = bookings.filter(({ cents }) => Math.abs(cents) === best.variant[i]!.cents)
      if (text === '' || own.length === 0) return
      if (own.some(({ description }) => isHeld(text, plain(description)))) inside++
      else outside++
    })
    if (inside === outside) return []
    const describes = inside > outside
    return [
      { source, group, options: [features, features.map(() => 0)], right: [describes, !describes] },
    ]
  })
}

/** Without accents: recognition loses some of them. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
}

/** Does a true description hold a text, but for misread letters? */
function isHeld(text: string, description: string): boolean {
  const count = text.length - TOGETHER + 1
  if (count < TOGETHER) return description.includes(text)
  const parts = Array.from({ length: count }, (_, i) => text.slice(i, i + TOGETHER))
  return parts.filter((part) => description.includes(part)).length >= LEAST_HELD * count
}
