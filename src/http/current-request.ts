import { AsyncLocalStorage } from 'node:async_hooks'

/** A request, as what is thrown in its listeners and timers finds it. */
export interface CurrentRequest {
  readonly id: string
  /** Answers it with this error, if it has no answer yet. */
  readonly fail: (error: unknown) => void
}

const requests = new AsyncLocalStorage<CurrentRequest>()

/** The request that the running code belongs to, as far as it belongs to one. */
export const currentRequest = (): CurrentRequest | undefined => requests.getStore()

/** Does the work of a request. @throws as the work, or what `fail` was called with before its end */
export function inRequest(id: string, work: () => Promise<void>): Promise<void> {
  const failed = Promise.withResolvers<never>()
  // Called after the work is done, it is nobody's any more.
  failed.promise.catch(() => {})
  return requests.run({ id, fail: failed.reject }, () => Promise.race([work(), failed.promise]))
}
