import { ApiError } from '../api/api.ts'
import { type Key, listKeys } from './key.ts'

/** Asks with each of the account's keys until one knows the answer. @returns null when none does */
export async function ofSomeKey<T>(
  ask: (keyId: number) => Promise<T>,
): Promise<{ value: T; key: Key } | null> {
  for (const key of await listKeys())
    try {
      return { value: await ask(key.id), key }
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error
    }
  return null
}
