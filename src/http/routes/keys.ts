import { z } from 'zod'
import type { MadeKey } from '../../accounts/keys.ts'
import { paymentRequired } from '../../billing/refusal.ts'
import { ServiceError } from '../../errors.ts'
import { mayHaveLiveKeys } from '../live-key.ts'
import { enveloped } from '../operation.ts'
import { keyInfo, madeKey } from '../shapes/account.ts'
import { wholeNumber } from '../shapes/text.ts'
import type { Context, Services } from '../state.ts'

const NOTE = 'Keep this key safe: it is not shown again.'

const keyPath = z.object({ id: wholeNumber(1, 999_999_999_999_999) })

export const listKeys = enveloped(
  { id: 'listKeys', summary: 'The account’s keys', data: z.array(keyInfo) },
  ({ keys }) =>
    async (ctx) => {
      const list = await keys.list(ctx.state.account!.id)
      return list.map(
        ({ id, prefix, label, isActive, isTest, monthlyLimit, createdAt, lastUsedAt }) => ({
          id,
          prefix,
          label,
          is_active: isActive,
          is_test: isTest,
          monthly_limit: monthlyLimit,
          created_at: createdAt,
          last_used_at: lastUsedAt,
        }),
      )
    },
)

export const createKey = enveloped(
  {
    id: 'createKey',
    summary: 'Makes a key; a live one needs a verified card',
    body: z.object({
      label: z
        .string()
        .trim()
        .max(120)
        .nullish()
        .transform((label) => label || null)
        .meta({ description: 'An empty one is none' }),
      is_test: z.boolean().default(false),
      monthly_limit: z.int().positive().max(1_000_000_000).nullish().meta({
        description: 'Pages a month; null: the account’s own limit alone',
      }),
    }),
    data: madeKey,
    errors: ['CARD_REQUIRED', ['INVALID_PARAMETER', 409]],
  },
  (services) =>
    async (ctx, { body }) => {
      const { id: accountId } = ctx.state.account!
      const { label, is_test: isTest, monthly_limit: monthlyLimit } = body
      if (!isTest) checkCard(services, ctx)
      return shown(await services.keys.create({ accountId, label, isTest, monthlyLimit }, ctx.ip))
    },
)

export const rotateKey = enveloped(
  {
    id: 'rotateKey',
    summary: 'Revokes a key and makes one like it, both or neither',
    path: keyPath,
    data: madeKey.extend({ old_id: z.int(), old_revoked: z.literal(true) }),
    errors: [['INVALID_PARAMETER', 409]],
  },
  ({ keys }) =>
    async (ctx, { path }) => {
      const made = await keys.rotate(ctx.state.account!.id, path.id, ctx.ip)
      if (!made) throw notFound()
      return { old_id: path.id, old_revoked: true, ...shown(made) } as const
    },
)

export const revokeKey = enveloped(
  {
    id: 'revokeKey',
    summary: 'Revokes a key; twice is no error',
    path: keyPath,
    data: z.object({ id: z.int(), is_active: z.literal(false) }),
  },
  ({ keys }) =>
    async (ctx, { path: { id } }) => {
      if (!(await keys.revoke(ctx.state.account!.id, id, ctx.ip))) throw notFound()
      return { id, is_active: false } as const
    },
)

/** @throws ServiceError CARD_REQUIRED */
function checkCard(services: Services, ctx: Context): void {
  if (mayHaveLiveKeys(services, ctx.state.account!)) return
  const message = 'live keys need a verified payment card'
  throw paymentRequired('CARD_REQUIRED', message, services.upgradeUrl())
}

const notFound = (): ServiceError => new ServiceError('NOT_FOUND', 'there is no such key')

const shown = ({ id, key, prefix, label, isTest, createdAt }: MadeKey) => ({
  id,
  key,
  prefix,
  label,
  is_test: isTest,
  created_at: createdAt,
  note: NOTE,
})
