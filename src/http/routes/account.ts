import { Readable } from 'node:stream'
import { z } from 'zod'
import { exportAccount } from '../../account-data/export.ts'
import { audit } from '../../accounts/audit.ts'
import { PASSWORD_LENGTH } from '../../accounts/password.ts'
import { SESSION_ID } from '../../accounts/sessions.ts'
import { ServiceError } from '../../errors.ts'
import { enveloped, operation } from '../operation.ts'
import { proveOwner } from '../prove-owner.ts'
import { sessionToken, setSessionCookie } from '../session-cookie.ts'
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

export const exportOwn = operation(
  {
    id: 'exportAccount',
    summary: 'All that is held about the account, as a file of JSON',
    description:
      'A list of rows for each table: account, keys, sessions, jobs, usage, payments, webhooks, mails, ' +
      'the log of what was done, and the rest. Without secrets; results of jobs are downloaded by ' +
      'themselves, and of conversions and corrections nothing is kept.',
    answers: { 200: { description: 'The file', files: ['application/json'] } },
  },
  ({ db }) =>
    async (ctx) => {
      const { id: accountId } = ctx.state.account!
      const now = new Date()
      await audit(db, { accountId, action: 'account.exported', address: ctx.ip })
      ctx.attachment(`pagemill-account-${now.toISOString().slice(0, 10)}.json`)
      ctx.type = 'application/json'
      ctx.body = Readable.from(exportAccount(db, accountId, now))
    },
)

export const deleteOwn = enveloped(
  {
    id: 'deleteAccount',
    summary: 'Deletes the account, for good',
    description:
      'Running jobs are cancelled, unbilled; keys, sessions, files, results, webhooks and records are ' +
      'gone. Payments stay, and the log of what was done. Accounts without a password show ' +
      'who they are by a log-in of the last ten minutes.',
    body: z.object({ password: z.string().max(PASSWORD_LENGTH.max).optional() }),
    data: z.object({ deleted: z.literal(true) }),
    errors: ['INVALID_CREDENTIALS', ['INVALID_PARAMETER', 409], 'NOT_READY', 'SERVICE_BUSY'],
  },
  (services) =>
    async (ctx, { body: { password } }) => {
      await proveOwner(services, ctx, password)
      await services.deletion.delete(ctx.state.account!.id, ctx.ip)
      setSessionCookie(ctx, services.publicUrl(), null)
      return { deleted: true } as const
    },
)
