import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Keys } from '../../src/accounts/keys.ts'
import type { Answer, Part, Service } from './service.ts'

/** POST a form to a path; `headers` beside the key. */
export function post(
  { url, key }: Pick<Service, 'url' | 'key'>,
  path: string,
  parts: readonly Part[],
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData()
  for (const { name, value, fileName } of parts)
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([value as Uint8Array<ArrayBuffer>]), fileName)
  return fetch(url + path, {
    method: 'POST',
    headers: { 'X-API-Key': key, ...headers },
    body: form,
  })
}

/** GET, or another method without a body, with the key. */
export const ask = (
  { url, key }: Pick<Service, 'url' | 'key'>,
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<Response> => fetch(url + path, { method, headers: { 'X-API-Key': key, ...headers } })

/** The `data` of an answer that must be a success. */
export async function dataOf(answer: Promise<Response>): Promise<Answer> {
  const body = (await (await answer).json()) as Answer
  if (body.success !== true) throw new Error(`no success: ${JSON.stringify(body)}`)
  return body.data
}

/** The job once it has ended. */
export async function ended(
  service: Pick<Service, 'url' | 'key'>,
  id: string,
  limit = 60_000,
): Promise<Answer> {
  const end = performance.now() + limit
  for (;;) {
    const job = await dataOf(ask(service, `/v1/jobs/${id}`))
    if (job.status === 'done' || job.status === 'failed') return job
    if (performance.now() > end) throw new Error(`still ${job.status} after ${limit} ms`)
    await pause(20)
  }
}

/** The first answer that is not undefined; what is true or false is for `until`. */
export async function eventually<T extends object | string | number | true>(
  look: () => Promise<T | undefined>,
  limit = 60_000,
): Promise<T> {
  const end = performance.now() + limit
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (performance.now() > end) throw new Error(`still not so after ${limit} ms`)
    await pause(10)
  }
}

/** Files in the storage now; it is made when the first is stored. */
export const stored = ({ dataFolder }: Service): string[] => {
  const root = join(dataFolder, 'storage')
  if (!existsSync(root)) return []
  return readdirSync(root).flatMap((folder) => readdirSync(join(root, folder)))
}

/** The same service with another key of its operator. */
/** The service as a key of another account sees it. */
export const otherAccount = async (service: Service): Promise<Service> => {
  const { id } = await service.db
    .insertInto('accounts')
    .values({ name: 'another', plan: 'unlimited', created_at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { key } = await new Keys(service.db).create({ accountId: id, label: null, isTest: false })
  return { ...service, key }
}

export const otherKey = async (service: Service): Promise<Service> => {
  const { key } = await new Keys(service.db).create({ accountId: 1, label: null, isTest: false })
  return { ...service, key }
}
