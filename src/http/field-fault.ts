import type { z } from 'zod'
import { type ErrorCode, ServiceError } from '../errors.ts'

/** Fields whose faults have a code of their own; wherever they are sent. */
const CODE_OF: Record<string, ErrorCode> = {
  model: 'UNSUPPORTED_MODEL',
  output: 'UNSUPPORTED_OUTPUT',
  format: 'UNSUPPORTED_OUTPUT',
  page_range: 'INVALID_PAGE_RANGE',
  webhook_url: 'INVALID_WEBHOOK_URL',
}

/** The first fault of what was sent, as the caller is told. */
export function fieldFault(
  { issues }: z.ZodError,
  sent: Readonly<Record<string, unknown>>,
): ServiceError {
  const issue = issues[0]!
  const name = String(issue.path[0] ?? '')
  if ((sent[name] ?? '') === '')
    return new ServiceError('INVALID_PARAMETER', `the field '${name}' is missing`)
  const value = name === 'password' ? '' : ` '${String(sent[name]).slice(0, 60)}'`
  const wanted =
    'values' in issue ? `one of ${(issue.values as unknown[]).join(', ')}` : issue.message
  const code = CODE_OF[name] ?? 'INVALID_PARAMETER'
  return new ServiceError(code, `${name}${value} is not valid: ${wanted}`)
}
