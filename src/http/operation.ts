import type { z } from 'zod'
import { type ErrorCode, ServiceError } from '../errors.ts'
import { bodyOf } from './body.ts'
import { succeed } from './envelope.ts'
import { fieldFault } from './field-fault.ts'
import { holdsNul, NUL } from './nul.ts'
import type { HeaderName } from './openapi/headers.ts'
import type { Context, Middleware, Services } from './state.ts'
import { words } from './words.ts'

/** An error an endpoint may answer; with a status where it is not the code's own. */
export type ErrorAnswer = ErrorCode | readonly [ErrorCode, number]

/** What an endpoint answers when all is well. */
export interface Answer {
  readonly description: string
  /** `data` of the envelope. */
  readonly data?: z.ZodType
  /** Media types of what is no envelope. */
  readonly files?: readonly string[]
  /** Of those in `openapi/headers.ts`. */
  readonly headers?: readonly HeaderName[]
  /** Whether the envelope may carry warnings. */
  readonly isWarned?: boolean
}

/** What a request may say. Each part is checked before the work begins, and documented. */
export interface Said {
  readonly path?: z.ZodObject
  readonly query?: z.ZodObject
  /** JSON. */
  readonly body?: z.ZodType
  /** Fields of a multipart form beside its files. */
  readonly form?: z.ZodObject
}

/** What OpenAPI calls an operation. */
export interface Operation extends Said {
  /** Its name in generated clients. */
  readonly id: string
  readonly summary: string
  readonly description?: string
  /** By status. */
  readonly answers: Readonly<Record<number, Answer>>
  /** Beside those of the steps before it and of what it reads. */
  readonly errors: readonly ErrorAnswer[]
  readonly middleware: (services: Services) => Middleware
}

/** What stands before operations, and what it adds to their description. */
export interface Step {
  readonly middleware: (services: Services) => Middleware
  readonly errors: readonly ErrorAnswer[]
  /** Any of them will do. */
  readonly security?: readonly ('key' | 'session')[]
  /** Field of a form that holds files; several or one. */
  readonly files?: {
    readonly field: string
    readonly several: boolean
    /** The field that may hold addresses of files instead. */
    readonly url?: string
  }
  readonly headers?: z.ZodObject
  /** Whether browsers show its errors to people, and get them as pages. */
  readonly isPage?: true
  /** Headers it may add to good answers. */
  readonly answerHeaders?: readonly HeaderName[]
}

type Place = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`

/** Method and path as OpenAPI writes them, what a request passes on its way, and where it ends. */
export type Endpoint = readonly [place: Place, ...Step[], Operation]

/** By subject. */
export type Endpoints = Readonly<Record<string, readonly Endpoint[]>>

type Parts = 'path' | 'query' | 'body' | 'form'

/** What was said, checked. */
export type Input<S extends Said> = {
  readonly [K in Parts & keyof S]: S[K] extends z.ZodType ? z.output<S[K]> : never
}

/** As a schema's values, which nobody changes here. */
type Shown<T> = T extends readonly (infer E)[]
  ? readonly Shown<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Shown<T[K]> }
    : T

type Described<S> = S & Omit<Operation, 'middleware' | 'answers' | 'errors'>

/** An operation that sets its answer by itself. */
export function operation<const S extends Said>(
  said: Described<S> & Pick<Operation, 'answers'> & Partial<Pick<Operation, 'errors'>>,
  handle: (services: Services) => (ctx: Context, input: Input<S>) => Promise<void>,
): Operation {
  return {
    errors: [],
    ...said,
    middleware: (services) => {
      const work = handle(services)
      return async (ctx) => {
        const input = (await inputOf(said, ctx)) as Input<S>
        // Documents, keys and secrets are for who asks.
        ctx.set('Cache-Control', 'no-store')
        await work(ctx, input)
      }
    },
  }
}

/** An operation that answers 200 with `data` in the envelope. */
export function enveloped<const S extends Said, D extends z.ZodType>(
  said: Described<S> & { readonly data: D; readonly errors?: readonly ErrorAnswer[] },
  handle: (
    services: Services,
  ) => (ctx: Context, input: Input<S>) => Promise<Shown<z.input<NoInfer<D>>>>,
): Operation {
  const { data, ...rest } = said
  const answers = { 200: { description: said.summary, data } }
  return operation<S>({ ...rest, answers } as never, (services) => {
    const work = handle(services)
    return async (ctx, input) => succeed(ctx, (await work(ctx, input)) as object)
  })
}

/** @throws ServiceError NOT_FOUND for a path that cannot be, and as `fieldFault` */
async function inputOf(said: Said, ctx: Context): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {}
  if (said.path) {
    const { success, data } = said.path.safeParse(ctx.params)
    if (!success || holdsNul(ctx.params))
      throw new ServiceError('NOT_FOUND', 'there is nothing at this address')
    input.path = data
  }
  if (said.query) input.query = checked(said.query, ctx.query)
  if (said.form) input.form = checked(said.form, (ctx.state.upload ?? ctx.state.uploads!).fields)
  if (said.body) input.body = await bodyOf(ctx, said.body)
  return input
}

function checked(schema: z.ZodObject, sent: Readonly<Record<string, unknown>>): unknown {
  if (holdsNul(sent)) throw new ServiceError('INVALID_PARAMETER', NUL)
  const parsed = schema.safeParse(sent, { error: words })
  if (parsed.success) return parsed.data
  throw fieldFault(parsed.error, sent)
}
