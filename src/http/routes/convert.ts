import { inTransaction } from '../../db/in-transaction.ts'
import type { ConvertResult } from '../../engine/conversion.ts'
import { ServiceError } from '../../errors.ts'
import { answerConversion, conversionAnswer, storeResult } from '../convert-answer.ts'
import { convertFields, convertRequest } from '../convert-form.ts'
import { FILE_HEADERS, FILE_TYPES } from '../file-answer.ts'
import { CONVERSION_ERRORS } from '../intake.ts'
import { LIMITS } from '../limits.ts'
import { operation } from '../operation.ts'
import { extraction } from '../shapes/extraction.ts'
import type { FileAnswer } from '../stored-answer.ts'

export const convert = operation(
  {
    id: 'convert',
    summary: 'Converts one small file at once',
    form: convertFields,
    answers: {
      200: {
        description: 'The result as a file; with output=json in the envelope',
        data: extraction,
        files: FILE_TYPES,
        headers: FILE_HEADERS,
        isWarned: true,
      },
    },
    errors: CONVERSION_ERRORS,
  },
  ({ engine, config, db, reservations, storage, cache }) =>
    async (ctx, { form }) => {
      const { path, name, hash } = ctx.state.upload!
      const { requestId, left } = ctx.state
      const { keyId, accountId } = ctx.state.owner!
      const request = convertRequest(form)
      const source = { path, name }
      const endsAt = performance.now() + config.syncDeadline
      const context = {
        lane: 'interactive',
        owner: String(accountId),
        maxPages: LIMITS.sync_max_pages,
        signal: left,
      } as const
      const remaining = () => Math.max(1, endsAt - performance.now())
      const inspection = await engine.inspect(source, request, {
        ...context,
        deadline: remaining(),
      })
      const pages = inspection.pages.length
      const wanted = { requestId, keyId, pages, endpoint: 'convert', model: request.model } as const
      await reservations.recharging(() =>
        inTransaction(db, (transaction) => reservations.reserve(transaction, wanted)),
      )
      try {
        const timed = { ...context, deadline: remaining() }
        const work = () => engine.convert(source, request, timed, inspection)
        const isCached = cache !== null && hash !== null
        const result = isCached
          ? await cache.convert({ accountId, hash, request }, name, `${path}-cached`, work)
          : await work()
        const answer = conversionAnswer(requestId, request, result)
        await answerConversion(ctx, answer, result, () => settle(answer, result))
      } finally {
        // Nothing is billed for what was not answered; what is settled stays so.
        await inTransaction(db, (transaction) => reservations.release(transaction, requestId))
      }

      /** Where the answer may be asked for again, it is kept in the same transaction. */
      async function settle(answer: FileAnswer, result: ConvertResult): Promise<void> {
        const { keepAnswer } = ctx.state
        const key = `answers/${requestId}`
        if (keepAnswer) await storeResult(result, `${path}-answer`, key, storage)
        try {
          await inTransaction(db, async (transaction) => {
            await reservations.settle(transaction, requestId, result.pagesUsed)
            await keepAnswer?.(transaction, { requestId, file: answer }, key)
          })
        } catch (error) {
          // A database that was lost on the way may have kept the answer: the retention knows.
          const isUnknown = error instanceof ServiceError && error.code === 'SERVICE_NOT_READY'
          if (keepAnswer && !isUnknown) await storage.remove(key)
          throw error
        }
      }
    },
)
