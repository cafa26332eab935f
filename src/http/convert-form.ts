import { z } from 'zod'
import { PAGE_PARTS, type PagePart, RUNNING_PARTS } from '../document/extract-options.ts'
import type { RunningPart } from '../document/passage.ts'
import type { ConvertRequest } from '../engine/conversion.ts'
import { outputOf } from '../engine/output-of.ts'
import { ServiceError } from '../errors.ts'
import { models } from '../models/catalogue.ts'
import { outputs } from '../outputs/catalogue.ts'
import { nameOf, optional, wholeNumber } from './shapes/text.ts'

const DEFAULT_MODEL = 'tables'
/** With plus signs between as well: that is how Tesseract's command line has them. */
const LANGUAGES = /^[a-z]{3}[\w/]*(\s*[,+]\s*[a-z]{3}[\w/]*)*$/i
/** Of `table`; no document has more. */
const MOST_TABLES = 1_000_000
const PART = `(${PAGE_PARTS.join('|')})`
const PARTS = new RegExp(`^\\s*${PART}\\s*(,\\s*${PART}\\s*)*$`)
const RUNNING = [...RUNNING_PARTS.keys()]
const RUNNING_PART = `(${RUNNING.join('|')})`
const LEFT_OUT = new RegExp(`^\\s*${RUNNING_PART}\\s*(,\\s*${RUNNING_PART}\\s*)*$`)
const RANGE = /^\s*\d{1,9}\s*(-\s*(\d{1,9}\s*)?)?(,\s*\d{1,9}\s*(-\s*(\d{1,9}\s*)?)?)*$/

/** The fields of POST /v1/convert that are not the file; others are ignored. */
export const convertFields = z.object({
  model: optional(nameOf(models)).meta({ description: `Default: ${DEFAULT_MODEL}` }),
  output: optional(nameOf(outputs)).meta({
    description:
      'Default: xlsx. csv holds the first sheet, or the one `table` says; zip a CSV file of each; jsonl ' +
      'all rows as JSON; csv_quickbooks, csv_xero, ofx, qif, mt940 and camt053 ' +
      'are for bank_statement, ubl and cii for invoice; md, html, hocr, alto and pdf for ' +
      'text, which returns txt instead of all others; document has md (default), html, json and txt; auto what the ' +
      'kind of document has that it finds, and where that has no such output its first; hocr, alto and ' +
      'pdf of any kind.',
  }),
  format: optional(nameOf(outputs)).meta({ description: 'Another name of output' }),
  page_range: optional(z.string().regex(RANGE, 'pages are given as in 3, 2-5, 1,4-6 or 7-')).meta({
    description: 'A page, ranges, lists of both, an open range: `3`, `2-5`, `1,4-6`, `7-`',
    example: '1,3-5',
  }),
  languages: optional(
    z.string().max(200).regex(LANGUAGES, 'Tesseract codes, comma separated'),
  ).meta({
    description: 'Tesseract codes, comma separated; default: auto',
    example: 'eng,deu',
  }),
  text_layer: optional(z.enum(['auto', 'never', 'always'])).meta({
    description: 'Whether a PDF’s text layer is used; auto: where it agrees with what is seen',
  }),
  dpi: optional(wholeNumber(72, 600)).meta({ description: 'Resolution PDF pages are rendered at' }),
  include: optional(
    z.string().regex(PARTS, `it has to be some of ${PAGE_PARTS.join(', ')}, comma separated`),
  ).meta({
    description:
      'With output=json: what each page holds beside its size (words, rules), and barcodes, which are ' +
      'read where they are asked for',
    example: 'words,rules',
  }),
  exclude: optional(
    z.string().regex(LEFT_OUT, `it has to be some of ${RUNNING.join(', ')}, comma separated`),
  ).meta({
    description:
      'Model document, and md and html of text: what is left out of what stands at the edges of ' +
      `pages again and again: ${RUNNING.join(', ')}`,
    example: 'footers,page_numbers',
  }),
  password: optional(z.string().max(1000)).meta({ description: 'Of an encrypted PDF' }),
  table: optional(wholeNumber(1, MOST_TABLES)).meta({
    description: 'With csv, jsonl and zip: the one table that is written, from 1',
  }),
  date_format: optional(z.enum(['MM/DD/YYYY', 'DD/MM/YYYY'])).meta({
    description: 'Of csv_quickbooks, csv_xero and qif',
  }),
  ofx_version: optional(z.enum(['102', '220'])),
  pdfa: optional(z.enum(['2b'])).meta({
    description:
      'Of pdf: PDF/A-2b (ISO 19005-2), where the document can be made one without changing what is seen',
  }),
  split: optional(z.enum(['true', 'false'])).meta({
    description:
      'Model auto: of a scan of several documents each by itself: in JSON a list, else an archive ' +
      'of a file each',
  }),
  fields: optional(z.string().max(4000)).meta({
    description:
      'Model fields: printed names to look for, comma separated; without them all labels with their values',
    example: 'Invoice number,Due date',
  }),
  fields_mode: optional(z.enum(['page', 'list'])).meta({
    description: 'Model fields: a record a page (default), or a record a table row',
  }),
})

/**
 * A form's fields as the engine's request.
 *
 * @throws ServiceError UNSUPPORTED_OUTPUT, INVALID_PARAMETER
 */
export function convertRequest(form: z.output<typeof convertFields>): ConvertRequest {
  const request = resultRequest(form)
  if (request.options?.fieldsMode === 'list' && !request.options.fields)
    throw new ServiceError(
      'INVALID_PARAMETER',
      'fields: fields_mode=list needs the names to look for',
    )
  if (request.options?.split && request.model !== 'auto')
    throw new ServiceError('INVALID_PARAMETER', 'split: only model auto tells documents apart')
  return request
}

/**
 * As `convertRequest`, where nothing is looked for any more.
 *
 * @throws ServiceError UNSUPPORTED_OUTPUT, INVALID_PARAMETER
 */
export function resultRequest(form: z.output<typeof convertFields>): ConvertRequest {
  if (form.output && form.format && form.output !== form.format)
    throw new ServiceError('INVALID_PARAMETER', 'output and format say different things')
  const model = models.get(form.model ?? DEFAULT_MODEL)!
  const names = namesIn(form.fields ?? '')
  const languages = form.languages?.split(/[,+]/).map((code) => code.trim()) ?? []
  return {
    model: model.name,
    output: outputOf(model, form.output ?? form.format ?? null),
    pageRange: form.page_range ?? null,
    languages: languages.length === 0 ? null : languages,
    textLayer: form.text_layer ?? 'auto',
    dpi: form.dpi ?? null,
    password: form.password ?? null,
    options: {
      ...(form.date_format && { dateFormat: form.date_format }),
      ...(form.ofx_version && { ofxVersion: form.ofx_version === '220' ? 220 : 102 }),
      ...(form.pdfa && { pdfa: form.pdfa }),
      ...(form.table !== undefined && { table: form.table }),
      ...(names.length > 0 && { fields: names }),
      ...(form.split === 'true' && { split: true }),
      ...(form.include && { include: partsIn(form.include) }),
      ...(form.exclude && { exclude: runningIn(form.exclude) }),
      ...(form.fields_mode && { fieldsMode: form.fields_mode }),
    },
  }
}

const partsIn = (list: string): PagePart[] => PAGE_PARTS.filter((part) => list.includes(part))

const runningIn = (list: string): RunningPart[] =>
  [...RUNNING_PARTS].flatMap(([name, part]) => (list.includes(name) ? [part] : []))

/** Names as printed, in order, each once. */
const namesIn = (list: string): string[] => [
  ...new Set(
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
]
