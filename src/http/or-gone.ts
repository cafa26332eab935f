/** As `work`, unless the client leaves first. @throws the signal's reason */
export async function orGone<T>(left: AbortSignal, work: () => Promise<T>): Promise<T> {
  left.throwIfAborted()
  const gone = Promise.withResolvers<never>()
  left.addEventListener('abort', () => gone.reject(left.reason), { once: true })
  return Promise.race([work(), gone.promise])
}
