import type { Schemas } from '../../client/client.ts'
import { api, dataOf } from '../api/api.ts'

/** An API key as lists show it. */
export type Key = Schemas['ApiKey']

/** A key that was just made: the one time that it can be read. */
export type MadeKey = Pick<Schemas['MadeApiKey'], 'id' | 'key'>

export const listKeys = (): Promise<Key[]> => dataOf(api.GET('/v1/keys'))

export const nameOf = (key: Key): string => key.label ?? `${key.prefix}…`
