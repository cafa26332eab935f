import { Readable } from 'node:stream'
import { outputs } from '../outputs/catalogue.ts'
import type { Context } from './state.ts'
import type { FileAnswer } from './stored-answer.ts'

/** Media types of results that are no envelope. */
export const FILE_TYPES = [
  ...new Set(
    [...outputs.values()]
      .filter(({ name }) => name !== 'json')
      .map(({ contentType }) => contentType.split(';')[0]!),
  ),
]

/** Headers of results, by their names in the document. */
export const FILE_HEADERS = [
  'X-Service-Pages-Used',
  'X-Service-Model',
  'X-Service-Warning',
  'X-Service-Failed-Pages',
] as const

/** Streams a result; its source is closed in any case. */
export function answerFile(ctx: Context, answer: FileAnswer, source: Readable): void {
  const { left } = ctx.state
  const { before, after } = answer
  if (left.aborted) {
    source.destroy()
    throw left.reason
  }
  // A body that nobody begins to read does not close its file.
  left.addEventListener('abort', () => source.destroy(), { once: true })
  ctx.status = 200
  ctx.state.pagesUsed = answer.pagesUsed
  ctx.set('X-Service-Pages-Used', String(answer.pagesUsed))
  ctx.set('X-Service-Model', answer.model)
  if (answer.warnings.length > 0)
    ctx.set('X-Service-Warning', answer.warnings.map(({ code }) => code).join(', '))
  if (answer.failedPages.length > 0)
    ctx.set('X-Service-Failed-Pages', answer.failedPages.join(', '))
  // Half a character cannot be sent: names of before may hold one.
  if (answer.fileName !== null) ctx.attachment(answer.fileName.toWellFormed())
  ctx.type = answer.contentType
  ctx.length = Buffer.byteLength(before) + answer.byteLength + Buffer.byteLength(after)
  ctx.body =
    before + after === ''
      ? source
      : Readable.from(wrapped(before, source, after), { objectMode: false })
}

async function* wrapped(before: string, source: Readable, after: string): AsyncGenerator<Buffer> {
  yield Buffer.from(before)
  for await (const chunk of source) yield chunk
  yield Buffer.from(after)
}
