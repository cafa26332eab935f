import { z } from 'zod'
import { models } from '../../models/catalogue.ts'
import { outputs } from '../../outputs/catalogue.ts'
import { answerConversion, conversionAnswer } from '../convert-answer.ts'
import { convertFields, resultRequest } from '../convert-form.ts'
import { FILE_HEADERS, FILE_TYPES } from '../file-answer.ts'
import { LIMITS } from '../limits.ts'
import { operation } from '../operation.ts'
import { extraction } from '../shapes/extraction.ts'
import { nameOf } from '../shapes/text.ts'

const { date_format, ofx_version, table } = convertFields.shape

export const createCorrection = operation(
  {
    id: 'createCorrection',
    summary: 'Writes a corrected JSON result as another file',
    description:
      'The file is `data` of an answer with output=json, its values changed by a person. Values ' +
      'are typed and balances reconciled anew; no page is read, and none is billed. The name of ' +
      'the file becomes the name of the answer’s, with another ending.',
    form: z.object({
      model: nameOf(models),
      output: nameOf(outputs),
      table,
      date_format,
      ofx_version,
    }),
    answers: {
      200: {
        description: 'The result as a file; with output=json in the envelope',
        data: extraction,
        files: FILE_TYPES,
        headers: FILE_HEADERS,
        isWarned: true,
      },
    },
    errors: [
      'UNSUPPORTED_MODEL',
      'UNSUPPORTED_OUTPUT',
      'INVALID_FILE',
      'SERVICE_BUSY',
      'SERVICE_NOT_READY',
      'OCR_ERROR',
    ],
  },
  ({ engine, config }) =>
    async (ctx, { form }) => {
      const { path, name } = ctx.state.upload!
      const { requestId, left, owner } = ctx.state
      const request = resultRequest({ ...form, format: undefined } as never)
      const result = await engine.rewrite({ path, name }, request, {
        lane: 'interactive',
        owner: String(owner!.accountId),
        maxPages: LIMITS.sync_max_pages,
        deadline: config.syncDeadline,
        signal: left,
      })
      const answer = conversionAnswer(requestId, request, result)
      await answerConversion(ctx, answer, result, async () => {})
    },
)
