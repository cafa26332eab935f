import { ServiceError } from '../../errors.ts'
import type { Middleware, Services } from '../state.ts'

/** 503 where billing is switched off. */
export const billed =
  ({ config }: Services): Middleware =>
  async (_, next) => {
    if (!config.billing) throw new ServiceError('SERVICE_NOT_READY', 'billing is switched off')
    await next()
  }

/** 404 where only the operator makes accounts. */
export const openSignUp =
  ({ config }: Services): Middleware =>
  async (_, next) => {
    if (!config.signUp)
      throw new ServiceError('NOT_FOUND', 'accounts are made by the operator of this service')
    await next()
  }
