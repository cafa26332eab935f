import { writeFile } from 'node:fs/promises'
import type { Warning } from '../../document/extraction.ts'
import { withoutEndlessLines } from '../../document/line-length.ts'
import type { Page } from '../../document/page.ts'
import type { Model } from '../../models/model.ts'
import { loadModel } from '../../models/registry.ts'
import type { Output, WriteInput } from '../../outputs/output.ts'
import { outputs } from '../../outputs/registry.ts'
import { suited } from '../../outputs/suited.ts'
import { type Finished, type FinishTask, TaskError } from '../task.ts'
import { pagesOf } from './page-file.ts'
import { pictured } from './pictured.ts'
import { unreadScripts } from './unread-scripts.ts'

/**
 * Page files → extraction → result file.
 *
 * @throws TaskError UNSUPPORTED_MODEL, UNSUPPORTED_OUTPUT
 */
export async function finish(task: FinishTask): Promise<Finished> {
  const { model, output } = await wanted(task)
  const pages: Page[] = []
  for (const file of task.pages) pages.push(...(await pagesOf(file)))
  // Plain text is printed as it is; others look for something in it.
  const readable = model.name === 'text' ? { pages, cut: [] } : withoutEndlessLines(pages)
  const document = await documentOf(task)
  try {
    const embedded = (model.readsEmbedded && (await document?.embedded())) || []
    const extraction = model.extract(readable.pages, { ...task.options, embedded })
    const warnings = [...extraction.warnings, ...longLines(readable.cut), ...unreadScripts(pages)]
    const input = {
      model: model.name,
      failures: task.failures,
      ...pictured({ ...extraction, warnings }, pages),
      options: task.options,
      ...(document && { document }),
    }
    return await written(output, input, task.target)
  } finally {
    document?.close()
  }
}

/** What was sent, where model or output look at it. */
async function documentOf({ document }: FinishTask) {
  if (!document) return null
  const { SentFileDocument } = await import('./sent-document.ts')
  return new SentFileDocument(document)
}

const longLines = (cut: readonly number[]): Warning[] =>
  cut.length === 0
    ? []
    : [
        {
          code: 'LINES_TOO_LONG',
          message: `lines of page ${cut.slice(0, 10).join(', ')} are longer than any line: their ends were not read`,
        },
      ]

/** @throws TaskError UNSUPPORTED_MODEL, UNSUPPORTED_OUTPUT */
export async function wanted(task: {
  readonly model: string
  readonly output: string
}): Promise<{ readonly model: Model; readonly output: Output }> {
  const model = await loadModel(task.model)
  if (!model) throw new TaskError('UNSUPPORTED_MODEL', `there is no model '${task.model}'`)
  const name = model.outputs.includes(task.output) ? task.output : model.outputs[0]
  const output = name === undefined ? undefined : outputs.get(name)
  if (!output) throw new TaskError('UNSUPPORTED_OUTPUT', `there is no output '${task.output}'`)
  return { model, output }
}

/** Writes the result file. */
export async function written(
  wanted: Output,
  input: WriteInput,
  target: string,
): Promise<Finished> {
  const output = suited(wanted, input.extraction)
  const said: Warning[] = []
  const bytes = await output.write({ ...input, warn: (warning) => said.push(warning) })
  await writeFile(target, bytes)
  return {
    byteLength: bytes.byteLength,
    contentType: output.contentType,
    extension: output.extension,
    output: output.name,
    warnings: [...input.extraction.warnings, ...(output.warnings?.(input) ?? []), ...said],
  }
}
