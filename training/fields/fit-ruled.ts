/**
 * Fits how often fields are right that rules find, by their confidence:
 * node training/fields/fit-ruled.ts [--only FIELD,...] invoice=FOLDER:PAGES... receipt=FOLDER:PAGES...
 *
 * Writes src/scoring/weights/ruled.json and prints the calibration error with groups held out. What is not fitted
 * keeps its numbers. The same input gives the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadModel } from '../../src/models/registry.ts'
import { calibrated } from '../../src/scoring/calibrate.ts'
import type { Calibration } from '../../src/scoring/weights.ts'
import { calibrationError, calibrationOf } from './calibration.ts'
import { comparisonOf, isSame } from './compare.ts'
import { type Paper, papersOf, truthOf } from './papers.ts'

/** Fields with fewer answers keep their confidence. */
const LEAST_ANSWERS = 30
const FOLDS = 5

/** Fields that truths give as printed, and rules by what they mean: fitted only where they are asked for by name. */
const OTHERWISE: ReadonlySet<string> = new Set(['payment_method', 'payment_terms'])

/** What a paper does not say, and does not imply either. */
const isAbsent = ({ fields, about }: Paper, field: string): boolean =>
  fields[field] === null || ((about.absent ?? []) as string[]).includes(field)

interface Answer {
  readonly field: string
  readonly group: string
  readonly value: string
  /** The rule's confidence. */
  readonly share: number
  readonly right: boolean
  readonly contradicted: false
}

async function answersOf(paper: Paper): Promise<Answer[]> {
  const model = (await loadModel(paper.task))!
  const answers: Answer[] = []
  model.extract(paper.document.pages, undefined, {
    ruled: (found) => {
      for (const [field, own] of Object.entries(found)) {
        const truth = truthOf(paper, field)
        if (!own || own.probability !== undefined || truth === undefined) continue
        if (
          (OTHERWISE.has(field) && !only?.includes(field)) ||
          (truth === null && !isAbsent(paper, field))
        )
          continue
        if (typeof own.value !== 'string') continue
        const { value, confidence } = own
        const right = truth?.some((wanted) => isSame(value, wanted, comparisonOf(field))) ?? false
        const { group } = paper
        answers.push({ field, group, value, share: confidence, right, contradicted: false })
      }
    },
  })
  return answers
}

/** The calibration error of answers whose groups the numbers were not fitted on. */
function heldOutError(answers: readonly Answer[]): number {
  const names = [...new Set(answers.map(({ group }) => group))].sort()
  const foldOf = new Map(names.map((name, i) => [name, i % FOLDS]))
  return calibrationError(
    Array.from({ length: FOLDS }, (_, fold) => {
      const held = (own: Answer) => foldOf.get(own.group) === fold
      const calibration = calibrationOf(answers.filter((own) => !held(own)))
      return answers
        .filter(held)
        .map(({ share, right }) => ({ right, probability: calibrated(share, calibration) }))
    }).flat(),
  )
}

const { values, positionals: inputs } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
})
if (inputs.length === 0) {
  console.error('node training/fields/fit-ruled.ts MODEL=FOLDER:PAGES... [--only FIELD,FIELD]')
  process.exit(2)
}
const only = values.only?.split(',')
const file = join(import.meta.dirname, '../../src/scoring/weights/ruled.json')
const fitted = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, Calibration>>
const byModel = Map.groupBy(inputs, (input) => input.slice(0, input.indexOf('=')))
for (const [model, own] of byModel) {
  const answers: Answer[] = []
  for (const input of own) {
    const [folder, pages] = input.slice(model.length + 1).split(':') as [string, string]
    for (const paper of await papersOf(folder, pages)) answers.push(...(await answersOf(paper)))
  }
  fitted[model] ??= {}
  for (const [field, list] of Map.groupBy(answers, ({ field }) => field)) {
    if (list.length < LEAST_ANSWERS || (only && !only.includes(field))) continue
    const before = list.map(({ share, right }) => ({ right, probability: share }))
    const right = list.filter((answer) => answer.right).length
    fitted[model][field] = calibrationOf(list)
    console.log(
      `${model} ${field.padEnd(18)} ${right} of ${list.length} right, error ${calibrationError(before).toFixed(3)} -> ${heldOutError(list).toFixed(3)}`,
    )
  }
}
writeFileSync(file, `${JSON.stringify(fitted)}\n`)
