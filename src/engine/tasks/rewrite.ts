import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Extraction } from '../../document/extraction.ts'
import { PAGE_OUTPUTS } from '../../models/catalogue.ts'
import { corrected } from '../../models/corrected.ts'
import { type Finished, type RewriteTask, TaskError } from '../task.ts'
import { wanted, written } from './finish.ts'

/** Of the pages nothing is corrected: they are said again. */
const pagesOf = z.looseObject({
  pages: z.array(z.unknown()).default([]),
  pages_used: z.number().default(0),
  form_fields: z.array(z.unknown()).optional(),
  barcodes: z.array(z.unknown()).optional(),
})

/**
 * A corrected JSON result → result file. JSON keeps its pages as they were.
 *
 * @throws TaskError INVALID_FILE, UNSUPPORTED_MODEL, UNSUPPORTED_OUTPUT
 */
export async function rewrite(task: RewriteTask): Promise<Finished> {
  const { model, output } = await wanted(task)
  if (PAGE_OUTPUTS.includes(output.name))
    throw new TaskError(
      'UNSUPPORTED_OUTPUT',
      `output '${output.name}' is of pages, and a corrected result has none`,
    )
  const data = await parsed(task.path)
  const extraction = extractionOf(model.name, data, task)
  const input = {
    model: model.name,
    pages: [],
    failures: [],
    extraction,
    options: task.options,
  }
  if (output.name !== 'json') return written(output, input, task.target)
  const { pages, pages_used, form_fields, barcodes } = pagesOf.parse(data)
  const form = { ...(form_fields && { form_fields }), ...(barcodes && { barcodes }) }
  const content = { model: model.name, pages_used, pages, ...form, ...extraction.content }
  const write = async () => new TextEncoder().encode(JSON.stringify(content))
  return written({ ...output, write }, input, task.target)
}

async function parsed(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (cause) {
    throw new TaskError('INVALID_FILE', 'the file is not JSON', { cause })
  }
}

function extractionOf(model: string, data: unknown, { options }: RewriteTask): Extraction {
  try {
    const extraction = corrected(model, data, options)
    if (extraction) return extraction
  } catch (cause) {
    // Of values in values without end.
    if (cause instanceof RangeError)
      throw new TaskError('INVALID_FILE', 'the file is nested too deeply', { cause })
    if (!(cause instanceof z.ZodError)) throw cause
    const [issue] = cause.issues
    const place = issue!.path.join('.')
    throw new TaskError('INVALID_FILE', place ? `${place}: ${issue!.message}` : issue!.message, {
      cause,
    })
  }
  throw new TaskError('UNSUPPORTED_MODEL', `results of model '${model}' cannot be corrected`)
}
