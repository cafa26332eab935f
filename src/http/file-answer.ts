import { Readable } from 'node:stream'
import type { Warning } from '../document/extraction.ts'
import type { Context } from './state.ts'

/** A result on its way to the client. */
export interface FileAnswer {
  readonly source: Readable
  readonly byteLength: number
  /** Sent around the source. */
  readonly before: string
  readonly after: string
  /** null: not as an attachment. */
  readonly fileName: string | null
  readonly contentType: string
  readonly model: string
  readonly pagesUsed: number
  readonly failedPages: readonly number[]
  readonly warnings: readonly Warning[]
}

/** Streams a result; its source is closed in any case. */
export function answerFile(ctx: Context, answer: FileAnswer): void {
  const { left } = ctx.state
  const { source, before, after } = answer
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
  if (answer.fileName !== null) ctx.attachment(answer.fileName)
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
