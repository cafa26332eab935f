import { type Command, InvalidArgumentError, Option } from 'commander'
import {
  type DateFormat,
  PAGE_PARTS,
  type PagePart,
  RUNNING_PARTS,
} from '../document/extract-options.ts'
import { partsOf } from '../document/page-range.ts'
import type { RunningPart } from '../document/passage.ts'
import type { ConvertRequest } from '../engine/conversion.ts'
import { outputOf } from '../engine/output-of.ts'
import { models } from '../models/catalogue.ts'
import { outputs } from '../outputs/catalogue.ts'

/** What a caller of the command line may wish of a conversion. */
export interface ConversionOptions {
  readonly model: string
  readonly output?: string
  readonly pages?: string
  readonly languages?: string
  readonly textLayer: ConvertRequest['textLayer']
  readonly dpi?: number
  readonly include?: readonly PagePart[]
  readonly exclude?: readonly RunningPart[]
  readonly table?: number
  readonly dateFormat?: DateFormat
  readonly ofxVersion: '102' | '220'
  readonly pdfa?: '2b'
  readonly password?: string
  readonly fields?: string
  readonly list?: boolean
  readonly split?: boolean
}

/**
 * Adds to a command what all conversions take.
 *
 * @param whole reads a whole number
 */
export function conversionOptions(command: Command, whole: (text: string) => number): Command {
  return command
    .addOption(
      new Option('-m, --model <name>', 'what to extract')
        .choices([...models.keys()])
        .default('tables'),
    )
    .addOption(new Option('-o, --output <name>', 'what to write').choices([...outputs.keys()]))
    .option('-p, --pages <range>', 'such as 3, 2-5, 1,4-6 or 7-', pageRange)
    .option('-l, --languages <codes>', 'Tesseract codes, comma separated')
    .addOption(
      new Option('--text-layer <when>', 'whether a PDF’s text layer is used')
        .choices(['auto', 'never', 'always'])
        .default('auto'),
    )
    .option('--dpi <number>', 'resolution PDF pages are rendered at, 72 to 600', dpi(whole))
    .option(
      '--include <parts>',
      'with -o json: words and rules of each page, barcodes of all, such as words,barcodes',
      pageParts,
    )
    .option(
      '--exclude <parts>',
      `md, html, model document: ${[...RUNNING_PARTS.keys()].join(', ')} are left out`,
      runningParts,
    )
    .option(
      '--table <number>',
      'with -o csv, jsonl or zip: the one table that is written',
      from1(whole),
    )
    .addOption(
      new Option('--date-format <format>', 'of csv_quickbooks, csv_xero and qif').choices([
        'MM/DD/YYYY',
        'DD/MM/YYYY',
      ]),
    )
    .addOption(
      new Option('--ofx-version <version>', 'of ofx').choices(['102', '220']).default('102'),
    )
    .addOption(
      new Option('--pdfa <level>', 'of pdf: what it is to conform to, where it can').choices([
        '2b',
      ]),
    )
    .option('--split', 'model auto: each of several documents by itself')
    .option('--password <text>', 'of encrypted PDFs')
    .option(
      '--fields <names>',
      'model fields: labels to look for, comma separated; all when left out',
    )
    .option('--list', 'model fields: one record a table row, not a page')
}

/** @throws ServiceError UNSUPPORTED_OUTPUT */
export function requestOf(options: ConversionOptions, debug = false): ConvertRequest {
  return {
    model: options.model,
    output: outputOf(models.get(options.model)!, options.output ?? null),
    pageRange: options.pages ?? null,
    languages: options.languages?.split(/[,+]/).map((code) => code.trim()) ?? null,
    textLayer: options.textLayer,
    dpi: options.dpi ?? null,
    password: options.password ?? null,
    debug,
    options: {
      fields: options.fields?.split(',').map((name) => name.trim()) ?? [],
      fieldsMode: options.list ? 'list' : 'page',
      split: options.split ?? false,
      include: options.include ?? [],
      exclude: options.exclude ?? [],
      table: options.table ?? null,
      dateFormat: options.dateFormat ?? null,
      ofxVersion: options.ofxVersion === '220' ? 220 : 102,
      pdfa: options.pdfa ?? null,
    },
  }
}

const dpi =
  (whole: (text: string) => number) =>
  (text: string): number => {
    const number = whole(text)
    if (number >= 72 && number <= 600) return number
    throw new InvalidArgumentError('it has to be from 72 to 600')
  }

const from1 =
  (whole: (text: string) => number) =>
  (text: string): number => {
    const number = whole(text)
    if (number >= 1) return number
    throw new InvalidArgumentError('tables are counted from 1')
  }

const pageParts = (list: string): PagePart[] =>
  list.split(',').map((text) => {
    const part = PAGE_PARTS.find((own) => own === text.trim())
    if (part) return part
    throw new InvalidArgumentError(`it has to be some of ${PAGE_PARTS.join(', ')}`)
  })

const runningParts = (list: string): RunningPart[] =>
  list.split(',').map((text) => {
    const part = RUNNING_PARTS.get(text.trim())
    if (part) return part
    throw new InvalidArgumentError(`it has to be some of ${[...RUNNING_PARTS.keys()].join(', ')}`)
  })

const pageRange = (text: string): string => {
  try {
    partsOf(text)
    return text
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error))
  }
}
