import { csv } from './csv.ts'
import { json } from './json.ts'
import type { Output } from './output.ts'
import { txt } from './txt.ts'
import { xlsx } from './xlsx.ts'

/** Every output by its name; the first is the default. A new one is a file and a line here. */
export const outputs: ReadonlyMap<string, Output> = new Map(
  [xlsx, csv, txt, json].map((output) => [output.name, output]),
)
