import { OPERATOR } from '../../accounts/operator.ts'
import { type ErrorCode, ServiceError } from '../../errors.ts'
import type { Middleware, Services } from '../state.ts'
import { loggedIn } from './session.ts'

const HIDDEN = new Set<ErrorCode>(['SESSION_REQUIRED', 'FOREIGN_ORIGIN'])

/** Lets in the operator; for everybody else there is nothing here. */
export const operator =
  (services: Services): Middleware =>
  async (ctx, next) => {
    const account = await loggedIn(services, ctx).catch((error) => {
      if (error instanceof ServiceError && HIDDEN.has(error.code)) return null
      throw error
    })
    if (account?.id !== OPERATOR) throw new ServiceError('NOT_FOUND', 'there is no such endpoint')
    ctx.state.account = account
    await next()
  }
