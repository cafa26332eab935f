/**
 * Fits what tells at first sight which candidates a field may have: node training/fields/fit-first-looks.ts MODEL PAGES...
 * [--only FIELD,...]
 *
 * PAGES are folders of documents that were read (`training/fields/read.ts`); their truths are not asked. A first look
 * learns, from numbers that cost little, which values the field's full score takes, each as much as its share. Folders
 * are held out in turn: of a field's candidates those are left out whose shares at first sight are smaller than the
 * largest bound with which what is left out lost no more than `MOST_LOST`. Prints what each bound keeps and loses;
 * writes src/scoring/weights/first_looks.json. The same input gives the same bytes.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pagesOf } from '../../src/engine/tasks/page-file.ts'
import { candidateSet } from '../../src/models/candidates/candidate-set.ts'
import { looksOf } from '../../src/models/candidates/first-look.ts'
import { KINDS } from '../../src/models/candidates/kinds.ts'
import { documentText } from '../../src/reading/document-text.ts'
import { WEIGHTS } from '../../src/scoring/fitted.ts'
import { scoresOf, shares } from '../../src/scoring/score.ts'
import type { FieldWeights, FirstLookWeights } from '../../src/scoring/weights.ts'
import { fitRole, type Group, SETTINGS } from './listwise.ts'
import { FIELD_SETS } from './models.ts'

/** Of the full score's answers, and of what all values share of a field on average. */
const MOST_LOST = { answers: 0.0025, share: 0.011 }
const BOUNDS = [0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001, 0.00005] as const
const FOLDS = 4
/** Values with smaller shares teach nothing. */
const LEAST_TAUGHT = 0.05
const FIRST_LOOK = { ...SETTINGS, trees: 40, steps: 120, kept: 40, share: 0.5 }

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
})
const [model, ...folders] = positionals
const set = FIELD_SETS[model ?? '']
if (!set || folders.length === 0) {
  console.error('node training/fields/fit-first-looks.ts MODEL PAGES... [--only FIELD,...]')
  process.exit(2)
}

/** The candidates of a field in one document. */
interface Seen {
  readonly fold: number
  readonly rows: readonly Float32Array[]
  readonly values: readonly string[]
  /** What each value has of all that can be, by the full score, and null for none. */
  readonly shares: ReadonlyMap<string | null, number>
}

const weights: FieldWeights = WEIGHTS[set.name as keyof typeof WEIGHTS]
const only = options.only?.split(',')
const looked = Object.entries(set.fields).filter(
  ([field, kind]) => KINDS[kind].firstLook && (!only || only.includes(field)),
)
const seen = new Map<string, Seen[]>(looked.map(([field]) => [field, []]))
for (const [number, folder] of folders.entries())
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.pages')) continue
    const printed = documentText(await pagesOf(join(folder, name)))
    const document = set.prepared?.(printed) ?? printed
    for (const [kind, fields] of Map.groupBy(looked, ([, kind]) => kind)) {
      const { candidates, features } = candidateSet(KINDS[kind], document)
      if (candidates.length === 0) continue
      const rows = looksOf(KINDS[kind].firstLook!, candidates, document)
      const values = candidates.map(({ value }) => value)
      for (const [field] of fields) {
        const role = weights.roles[field]!
        const all = shares([...scoresOf(role, features), role.nothing])
        const by = new Map<string | null, number>([[null, all.at(-1)!]])
        for (const [i, value] of values.entries()) by.set(value, (by.get(value) ?? 0) + all[i]!)
        seen.get(field)!.push({ fold: number % FOLDS, rows, values, shares: by })
      }
    }
  }

/** A group for each value that a document may well have, which counts as much as its share. */
const groupsOf = ({ rows, values, shares }: Seen): Group[] =>
  [...shares]
    .filter(([, share]) => share >= LEAST_TAUGHT)
    .map(([value, weight]) => ({
      name: '',
      rows,
      right: values.map((own) => own === value),
      weight,
    }))

function fitted(field: string, own: readonly Seen[]): FirstLookWeights {
  const names = KINDS[set!.fields[field]!].firstLook!.names
  return { ...fitRole(names, own.flatMap(groupsOf), FIRST_LOOK), least: 0 }
}

/** What one bound keeps and loses of documents. */
interface Loss {
  kept: number
  answers: number
  share: number
}

function lossesOf(role: FirstLookWeights, own: readonly Seen[], losses: readonly Loss[]): void {
  for (const { rows, values, shares: full } of own) {
    const likely = shares([...scoresOf(role, rows), role.nothing])
    const [best] = [...full].reduce((a, b) => (b[1] > a[1] ? b : a))
    for (const [b, loss] of losses.entries()) {
      const kept = new Set<string | null>(values.filter((_, i) => likely[i]! >= BOUNDS[b]!))
      kept.add(null)
      loss.kept += values.filter((value) => kept.has(value)).length
      if (!kept.has(best)) loss.answers++
      for (const [value, share] of full) if (!kept.has(value)) loss.share += share
    }
  }
}

const roles: Record<string, FirstLookWeights> = {}
for (const [field] of looked) {
  const all = seen.get(field)!
  const losses = BOUNDS.map((): Loss => ({ kept: 0, answers: 0, share: 0 }))
  for (let fold = 0; fold < FOLDS; fold++) {
    const role = fitted(
      field,
      all.filter((own) => own.fold !== fold),
    )
    lossesOf(
      role,
      all.filter((own) => own.fold === fold),
      losses,
    )
  }
  const count = all.reduce((sum, { rows }) => sum + rows.length, 0)
  console.log(`${field}: ${all.length} documents, ${(count / all.length).toFixed(1)} candidates`)
  for (const [b, { kept, answers, share }] of losses.entries())
    console.log(
      `  ${BOUNDS[b]}: ${(kept / all.length).toFixed(1)} kept, ${answers} answers lost, ${(share / all.length).toFixed(4)} of the shares`,
    )
  const bound = losses.findIndex(
    ({ answers, share }) =>
      answers <= MOST_LOST.answers * all.length && share <= MOST_LOST.share * all.length,
  )
  // Where none does, all candidates are worth all features.
  if (bound >= 0) roles[field] = { ...fitted(field, all), least: BOUNDS[bound]! }
}
const file = join(import.meta.dirname, '../../src/scoring/weights/first_looks.json')
const known = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>>
// Fields that were not asked for keep theirs.
const all = { ...(only ? known[set.name] : {}), ...roles }
writeFileSync(
  file,
  `${JSON.stringify({ ...known, ...(Object.keys(all).length > 0 ? { [set.name]: all } : {}) })}\n`,
)
