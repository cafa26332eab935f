import { DEFAULT_OPTIONS, type ExtractOptions } from '../document/extract-options.ts'
import type { Extraction } from '../document/extraction.ts'
import { correctedBy } from './corrected/model.ts'
import { correctedPapers } from './corrected/papers.ts'

/**
 * The views of a JSON result that a person has corrected: values are typed and balances reconciled
 * anew.
 *
 * @param data `data` of an answer with output=json
 * @returns null for a model whose results are not JSON
 * @throws ZodError naming what cannot be so
 */
export const corrected = (
  model: string,
  data: unknown,
  options: ExtractOptions = DEFAULT_OPTIONS,
): Extraction | null =>
  model === 'auto' ? correctedPapers(data, options) : correctedBy(model, data, options)
