import { z } from 'zod'
import { SESSION_ID } from '../../accounts/sessions.ts'
import { ServiceError } from '../../errors.ts'
import { enveloped } from '../operation.ts'
import { sessionToken } from '../session-cookie.ts'
import { moment } from '../shapes/text.ts'

const id = z.string().regex(SESSION_ID).meta({ example: '0123456789abcdef' })
const removed = z.object({ id, removed: z.literal(true) })

export const listSessions = enveloped(
  {
    id: 'listSessions',
    summary: 'Where the account is logged in, the last used first',
    data: z.array(
      z.object({
        id,
        address: z.string().nullable().meta({ description: 'It was opened from' }),
        created_at: moment,
        last_used_at: moment,
        is_this: z.boolean().meta({ description: 'Whether it is the one that asks' }),
      }),
    ),
  },
  ({ sessions, publicUrl }) =>
    async (ctx) => {
      const token = sessionToken(ctx, publicUrl())!
      const list = await sessions.list(ctx.state.account!.id, token)
      return list.map(({ id, address, createdAt, usedAt, isThis }) => ({
        id,
        address,
        created_at: createdAt,
        last_used_at: usedAt,
        is_this: isThis,
      }))
    },
)

export const removeSession = enveloped(
  {
    id: 'removeSession',
    summary: 'Logs out elsewhere',
    path: z.object({ id }),
    data: removed,
    errors: ['NOT_FOUND'],
  },
  ({ sessions }) =>
    async (ctx, { path: { id } }) => {
      if (!(await sessions.remove(ctx.state.account!.id, id, ctx.ip)))
        throw new ServiceError('NOT_FOUND', 'there is no such session')
      return { id, removed: true } as const
    },
)

export const listIdentities = enveloped(
  {
    id: 'listIdentities',
    summary: 'Log-in providers that are connected to the account',
    data: z.array(z.object({ id, issuer: z.string(), created_at: moment })),
  },
  ({ identities }) =>
    async (ctx) => {
      const list = await identities.list(ctx.state.account!.id)
      return list.map(({ id, issuer, createdAt }) => ({ id, issuer, created_at: createdAt }))
    },
)

export const removeIdentity = enveloped(
  {
    id: 'removeIdentity',
    summary: 'Disconnects a log-in provider from the account',
    path: z.object({ id }),
    data: removed,
    errors: ['NOT_FOUND', ['INVALID_PARAMETER', 409]],
  },
  ({ identities }) =>
    async (ctx, { path: { id } }) => {
      if (!(await identities.remove(ctx.state.account!.id, id, ctx.ip)))
        throw new ServiceError('NOT_FOUND', 'there is no such identity')
      return { id, removed: true } as const
    },
)
