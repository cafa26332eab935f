import type { Schemas } from '../../client/client.ts'
import { api, dataOf } from '../api/api.ts'
import { t } from '../texts/texts.ts'

/** An API key as lists show it. */
export type Key = Schemas['ApiKey']

/** A key that was just made: the one time that it can be read. */
export type MadeKey = Pick<Schemas['MadeApiKey'], 'id' | 'key'>

/** Whose jobs and pages a request is about: a key's, or those of this dashboard, which needs none. */
export type KeyId = number | 'session'

export const listKeys = (): Promise<Key[]> => dataOf(api.GET('/v1/keys'))

export const nameOf = (key: Pick<Key, 'label' | 'prefix'>): string => key.label ?? `${key.prefix}…`

/** The dashboard, where a key could stand. */
export const ownName = (): string => t('keys.session')
