import { readFile, writeFile } from 'node:fs/promises'
import { deserialize } from 'node:v8'
import type { Page } from '../document/page.ts'
import { models } from '../models/registry.ts'
import { outputs } from '../outputs/registry.ts'
import { type Finished, type FinishTask, TaskError } from './task.ts'

/**
 * Page files → extraction → result file.
 *
 * @throws TaskError UNSUPPORTED_MODEL, UNSUPPORTED_OUTPUT
 */
export async function finish(task: FinishTask): Promise<Finished> {
  const model = models.get(task.model)
  if (!model) throw new TaskError('UNSUPPORTED_MODEL', `there is no model '${task.model}'`)
  const wanted = model.outputs.includes(task.output) ? task.output : model.outputs[0]
  const output = wanted === undefined ? undefined : outputs.get(wanted)
  if (!output) throw new TaskError('UNSUPPORTED_OUTPUT', `there is no output '${task.output}'`)
  const pages: Page[] = []
  for (const file of task.pages) pages.push(deserialize(await readFile(file)) as Page)
  const extraction = model.extract(pages, task.options)
  const input = {
    model: model.name,
    pages,
    failures: task.failures,
    extraction,
    options: task.options,
  }
  const bytes = await output.write(input)
  await writeFile(task.target, bytes)
  return {
    byteLength: bytes.byteLength,
    contentType: output.contentType,
    extension: output.extension,
    output: output.name,
    warnings: [...extraction.warnings, ...(output.warnings?.(input) ?? [])],
  }
}
