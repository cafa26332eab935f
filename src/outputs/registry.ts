import { alto } from './alto.ts'
import { csv } from './csv.ts'
import { csvQuickbooks } from './csv-quickbooks.ts'
import { csvXero } from './csv-xero.ts'
import { hocr } from './hocr.ts'
import { json } from './json.ts'
import { mt940 } from './mt940.ts'
import { ofx } from './ofx.ts'
import type { Output } from './output.ts'
import { qif } from './qif.ts'
import { txt } from './txt.ts'
import { xlsx } from './xlsx.ts'

/** Every output by its name; the first is the default. A new one is a file and a line here. */
export const outputs: ReadonlyMap<string, Output> = new Map(
  [xlsx, csv, txt, json, csvQuickbooks, csvXero, ofx, qif, mt940, hocr, alto].map((output) => [
    output.name,
    output,
  ]),
)
