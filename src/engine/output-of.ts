import { ServiceError } from '../errors.ts'
import type { Model } from '../models/model.ts'

/**
 * What a model's result is written as; null stands for the model's first output. A model with one
 * output gives that, whatever is wished.
 *
 * @throws ServiceError UNSUPPORTED_OUTPUT
 */
export function outputOf(model: Model, wished: string | null): string {
  const { name, outputs } = model
  if (wished === null || outputs.length === 1) return outputs[0]!
  if (outputs.includes(wished)) return wished
  throw new ServiceError(
    'UNSUPPORTED_OUTPUT',
    `model ${name} has no output '${wished}'; it has ${outputs.join(', ')}`,
  )
}
