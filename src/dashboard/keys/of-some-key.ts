import { ApiError } from '../api/api.ts'
import { type KeyId, listKeys, nameOf, ownName } from './key.ts'

/** An answer, and with which key it was found. */
interface Found<T> {
  readonly value: T
  readonly keyId: KeyId
  readonly keyName: string
}

/** Asks without a key, then with each of the account's, until one knows the answer. @returns null when none does */
export async function ofSomeKey<T>(ask: (keyId: KeyId) => Promise<T>): Promise<Found<T> | null> {
  const own = await known(ask('session'))
  if (own) return { value: own, keyId: 'session', keyName: ownName() }
  for (const key of await listKeys()) {
    const value = await known(ask(key.id))
    if (value) return { value, keyId: key.id, keyName: nameOf(key) }
  }
  return null
}

const known = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
