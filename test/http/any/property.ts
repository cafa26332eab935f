import fc from 'fast-check'
import type { Service } from '../service.ts'
import { anyRequest } from './request.ts'
import { Sender } from './sender.ts'

/**
 * Sends generated requests; each answer is held against the document by the tests' `fetch`.
 *
 * @param parameters how many, how long, and from which seed
 * @returns how often each status came
 * @throws with the seed and the smallest request that is answered 500, or not as described
 */
export async function anyRequests(
  service: Service,
  parameters: fc.Parameters<unknown>,
): Promise<Map<number, number>> {
  const sender = new Sender(service)
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(anyRequest(await sender.known()), async (request) => {
      const status = await sender.send(request)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 500) throw new Error('500')
    }),
    parameters as never,
  )
  return statuses
}
