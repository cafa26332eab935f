import { ServiceError } from '../errors.ts'
import type { ModelDescription } from '../models/model.ts'

/**
 * What a model's result is written as; null stands for the model's first output, and so do names
 * that the model takes for it.
 *
 * @throws ServiceError UNSUPPORTED_OUTPUT
 */
export function outputOf(model: ModelDescription, wished: string | null): string {
  const { name, outputs, asFirst } = model
  if (wished === null || asFirst?.includes(wished)) return outputs[0]!
  if (outputs.includes(wished)) return wished
  throw new ServiceError(
    'UNSUPPORTED_OUTPUT',
    `model ${name} has no output '${wished}'; it has ${outputs.join(', ')}`,
  )
}
