import createFetchClient, { type Client as FetchClient } from 'openapi-fetch'
import { ApiError, NO_ANSWER } from './api-error.ts'
import type { components, paths } from './schema.ts'

export { ApiError } from './api-error.ts'

/** What the interface speaks of, by name: `Schemas['Job']`. */
export type Schemas = components['schemas']

type Method = 'get' | 'post' | 'patch' | 'delete'

/** `data` of a good answer: `Data<'/v1/usage', 'get'>`. */
export type Data<P extends keyof paths, M extends Method> = paths[P][M] extends {
  responses: { 200: { content: { 'application/json': { data: infer D } } } }
}
  ? D
  : never

/** Fields of a form that is posted: `Fields<'/v1/convert'>`. */
export type Fields<P extends keyof paths> = paths[P] extends {
  post: { requestBody: { content: { 'multipart/form-data': infer F } } }
}
  ? F
  : never

/** Every endpoint by method and path: `client.GET('/v1/usage')`. */
export type Client = FetchClient<paths>

/**
 * @param url where the service is, such as https://pages.example.com
 * @param key sent as X-API-Key; without one a browser's session counts
 */
export const createClient = ({ url, key }: { readonly url: string; readonly key?: string }) =>
  createFetchClient<paths>({ baseUrl: url, headers: key ? { 'X-API-Key': key } : {} })

/** A multipart form as endpoints describe theirs. */
export function form<F extends object>(fields: F): F {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== '') data.append(name, one)
  return data as unknown as F
}

interface Answered {
  readonly error?: unknown
  readonly response: Response
}

/** The `data` of an answer. @throws ApiError; the reason of the request's signal */
export async function dataOf<D>(asked: Promise<Answered & { data?: { data?: D } }>): Promise<D> {
  return (await good(asked)).data!.data!
}

/** An answer asked with `parseAs: 'stream'`, to read. @throws as `dataOf` */
export async function answerTo(asked: Promise<Answered>): Promise<Response> {
  return (await good(asked)).response
}

async function good<A extends Answered>(asked: Promise<A>): Promise<A> {
  const answer = await asked.catch((cause) => {
    throw cause?.name === 'AbortError' ? cause : new ApiError(0, NO_ANSWER, cause)
  })
  if (answer.response.ok) return answer
  const { error } = (answer.error ?? {}) as { error?: typeof NO_ANSWER }
  throw new ApiError(answer.response.status, error ?? NO_ANSWER)
}
