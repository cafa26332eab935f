import { alto } from './alto.ts'
import { camt053 } from './camt053.ts'
import { cii } from './cii.ts'
import { csv } from './csv.ts'
import { csvQuickbooks } from './csv-quickbooks.ts'
import { csvXero } from './csv-xero.ts'
import { hocr } from './hocr.ts'
import { html } from './html.ts'
import { json } from './json.ts'
import { jsonl } from './jsonl.ts'
import { md } from './md.ts'
import { mt940 } from './mt940.ts'
import { ofx } from './ofx.ts'
import type { Output } from './output.ts'
import { pdf } from './pdf.ts'
import { qif } from './qif.ts'
import { txt } from './txt.ts'
import { ubl } from './ubl.ts'
import { xlsx } from './xlsx.ts'
import { zip } from './zip.ts'

/** Every output by its name; the first is the default. A new one is a file and a line here. */
export const outputs: ReadonlyMap<string, Output> = new Map(
  [
    xlsx,
    csv,
    txt,
    json,
    csvQuickbooks,
    csvXero,
    ofx,
    qif,
    mt940,
    camt053,
    ubl,
    cii,
    md,
    html,
    hocr,
    alto,
    pdf,
    jsonl,
    zip,
  ].map((output) => [output.name, output]),
)
