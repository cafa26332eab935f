import { createClient, type Schemas } from '../../client/client.ts'

export { ApiError, answerTo, dataOf } from '../../client/client.ts'

/** The service that the dashboard comes from. */
export const api = createClient({ url: location.origin })

export type Model = Schemas['Model']

/** Header that names one of the account's keys by its id, or none. */
export const by = (keyId: number | 'session') => ({ 'X-Service-Key-Id': String(keyId) })
