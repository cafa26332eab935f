import { z } from 'zod'
import type { ConvertRequest } from '../engine/conversion.ts'
import { ServiceError } from '../errors.ts'
import { models } from '../models/registry.ts'
import { outputs } from '../outputs/registry.ts'
import { fieldFault } from './field-fault.ts'

const DEFAULT_MODEL = 'tables'
const LANGUAGES = /^[a-z]{3}[\w/]*(\s*,\s*[a-z]{3}[\w/]*)*$/i
const RANGE = /^\s*\d{1,9}\s*(-\s*(\d{1,9}\s*)?)?(,\s*\d{1,9}\s*(-\s*(\d{1,9}\s*)?)?)*$/

/** A field left empty is a field left out. */
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional())

/** The fields of POST /v1/convert that are not the file; others are ignored. */
export const convertFields = z.object({
  model: optional(z.enum([...models.keys()] as [string, ...string[]])),
  output: optional(z.enum([...outputs.keys()] as [string, ...string[]])),
  format: optional(z.enum([...outputs.keys()] as [string, ...string[]])),
  page_range: optional(z.string().regex(RANGE)),
  languages: optional(z.string().max(200).regex(LANGUAGES)),
  text_layer: optional(z.enum(['auto', 'never', 'always'])),
  dpi: optional(z.coerce.number().int().min(72).max(600)),
  password: optional(z.string().max(1000)),
  date_format: optional(z.enum(['MM/DD/YYYY', 'DD/MM/YYYY'])),
  ofx_version: optional(z.enum(['102', '220'])),
  fields: optional(z.string().max(4000)),
  fields_mode: optional(z.enum(['page', 'list'])),
})

/**
 * A form's fields as the engine's request.
 *
 * @throws ServiceError UNSUPPORTED_MODEL, UNSUPPORTED_OUTPUT, INVALID_PAGE_RANGE, INVALID_PARAMETER
 */
export function convertRequest(fields: Readonly<Record<string, string>>): ConvertRequest {
  const parsed = convertFields.safeParse(fields)
  if (!parsed.success) throw fieldFault(parsed.error, fields)
  const form = parsed.data
  if (form.output && form.format && form.output !== form.format)
    throw new ServiceError('INVALID_PARAMETER', 'output and format say different things')
  const model = models.get(form.model ?? DEFAULT_MODEL)!
  const [first] = outputs.keys()
  const wished = form.output ?? form.format ?? first!
  // Model text always gives txt; other models refuse what they cannot be.
  if (!model.outputs.includes(wished) && model.outputs.length > 1)
    throw new ServiceError(
      'UNSUPPORTED_OUTPUT',
      `model ${model.name} has no output '${wished}'; it has ${model.outputs.join(', ')}`,
    )
  const names = namesIn(form.fields ?? '')
  if (model.name === 'fields' && names.length === 0)
    throw new ServiceError('INVALID_PARAMETER', 'fields: model fields needs the names to look for')
  const languages = form.languages?.split(',').map((code) => code.trim()) ?? []
  return {
    model: model.name,
    output: model.outputs.includes(wished) ? wished : model.outputs[0]!,
    pageRange: form.page_range ?? null,
    languages: languages.length === 0 || languages.includes('auto') ? null : languages,
    textLayer: form.text_layer ?? 'auto',
    dpi: form.dpi ?? null,
    password: form.password ?? null,
    options: {
      ...(form.date_format && { dateFormat: form.date_format }),
      ...(form.ofx_version && { ofxVersion: form.ofx_version === '220' ? 220 : 102 }),
      ...(names.length > 0 && { fields: names }),
      ...(form.fields_mode && { fieldsMode: form.fields_mode }),
    },
  }
}

/** Names as printed, in order, each once. */
const namesIn = (list: string): string[] => [
  ...new Set(
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
]
