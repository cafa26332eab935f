import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { FieldSet } from '../../src/models/candidates/field-set.ts'
import type { FieldWeights } from '../../src/scoring/weights.ts'
import { FIELD_SETS } from './models.ts'
import { type Paper, papersOf } from './papers.ts'

/** What a command is asked to fit beside numbers that stay. */
export interface Asked {
  readonly set: FieldSet
  /** Names behind `--only`. */
  readonly only: readonly string[] | null
  /** Prints alone. */
  readonly dry: boolean
  /** How many of the last folders hold papers that the numbers were not fitted on. */
  readonly unseen: number
  /** The folders with their papers, in the order they were named. */
  readonly folders: () => Promise<readonly (readonly Paper[])[]>
  /** The numbers that are there, and their file. */
  readonly weights: FieldWeights
  readonly file: string
}

/** Reads `MODEL [--only NAME,...] [--dry] FOLDER:PAGES...`; says how it is used and ends where that is not what stands there. */
export function askedFor(usage: string, needsOnly = false): Asked {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      dry: { type: 'boolean', default: false },
      unseen: { type: 'string', default: '0' },
    },
  })
  const [model, ...inputs] = positionals
  const set = FIELD_SETS[model ?? '']
  if (!set || inputs.length === 0 || (needsOnly && !values.only)) {
    console.error(usage)
    process.exit(2)
  }
  const file = join(import.meta.dirname, '../../src/scoring/weights', `${set.name}.json`)
  return {
    set,
    only: values.only?.split(',') ?? null,
    dry: values.dry,
    unseen: Number(values.unseen),
    folders: () =>
      Promise.all(inputs.map((input) => papersOf(...(input.split(':') as [string, string])))),
    weights: JSON.parse(readFileSync(file, 'utf8')) as FieldWeights,
    file,
  }
}
