import { z } from 'zod'
import { PASSKEY_ID, type PasskeyInfo } from '../../accounts/passkeys.ts'
import { PASSWORD_LENGTH } from '../../accounts/password.ts'
import { ServiceError } from '../../errors.ts'
import { enveloped } from '../operation.ts'
import { proveRecent } from '../prove-owner.ts'
import { sessionToken } from '../session-cookie.ts'
import { creation, passkeyOptions } from '../shapes/passkey.ts'
import { moment } from '../shapes/text.ts'
import { siteFor } from '../site.ts'

const id = z.string().regex(PASSKEY_ID).meta({ example: '0123456789abcdef' })
const name = z.string().trim().min(1).max(60).meta({ example: 'Telephone' })
/** Of who has been logged in for longer than ten minutes. */
const password = z.string().max(PASSWORD_LENGTH.max).optional()

const passkey = z
  .object({ id, name, created_at: moment, last_used_at: moment.nullable() })
  .meta({ id: 'Passkey' })
const asked = z.boolean().meta({ description: 'Whether one is asked for after the password' })

const shown = ({ id, name, createdAt, usedAt }: PasskeyInfo) => ({
  id,
  name,
  created_at: createdAt,
  last_used_at: usedAt,
})

const none = (): ServiceError => new ServiceError('NOT_FOUND', 'there is no such passkey')

export const listPasskeys = enveloped(
  {
    id: 'listPasskeys',
    summary: 'Passkeys of the account, and whether one is asked for after the password',
    data: z.object({ passkeys: z.array(passkey), asked_after_password: asked }),
  },
  ({ passkeys }) =>
    async (ctx) => {
      const { id } = ctx.state.account!
      const list = await passkeys.list(id)
      return { passkeys: list.map(shown), asked_after_password: await passkeys.areAsked(id) }
    },
)

export const beginPasskey = enveloped(
  {
    id: 'beginPasskey',
    summary: 'What a browser makes a passkey by',
    description:
      'The challenge is this session’s, for five minutes. Wants a log-in of the last ten minutes, or ' +
      'the password.',
    body: z.object({ password }),
    data: z.object({ options: passkeyOptions }),
    errors: ['NOT_FOUND', 'INVALID_CREDENTIALS'],
  },
  (services) =>
    async (ctx, { body: { password } }) => {
      const site = siteFor(services)
      await proveRecent(services, ctx, password)
      const { id, email, name } = ctx.state.account!
      const session = sessionToken(ctx, services.publicUrl())!
      return { options: await services.passkeys.begin({ id, name: email ?? name }, session, site) }
    },
)

export const addPasskey = enveloped(
  {
    id: 'addPasskey',
    summary: 'Adds the passkey that a browser made; the owner hears by mail',
    body: z.object({ name, response: creation }),
    data: passkey,
    errors: ['NOT_FOUND'],
  },
  (services) =>
    async (ctx, { body }) => {
      const session = sessionToken(ctx, services.publicUrl())!
      const site = siteFor(services)
      return shown(await services.passkeys.add(ctx.state.account!.id, session, site, body, ctx.ip))
    },
)

export const renamePasskey = enveloped(
  {
    id: 'renamePasskey',
    summary: 'Gives a passkey another name; the owner hears by mail',
    path: z.object({ id }),
    body: z.object({ name }),
    data: z.object({ id, name }),
    errors: ['NOT_FOUND'],
  },
  ({ passkeys }) =>
    async (ctx, { path: { id }, body: { name } }) => {
      if (!(await passkeys.rename(ctx.state.account!.id, id, name, ctx.ip))) throw none()
      return { id, name }
    },
)

export const removePasskey = enveloped(
  {
    id: 'removePasskey',
    summary: 'Removes a passkey; the owner hears by mail',
    path: z.object({ id }),
    data: z.object({ id, removed: z.literal(true) }),
    errors: ['NOT_FOUND', ['INVALID_PARAMETER', 409]],
  },
  ({ passkeys }) =>
    async (ctx, { path: { id } }) => {
      if (!(await passkeys.remove(ctx.state.account!.id, id, ctx.ip))) throw none()
      return { id, removed: true } as const
    },
)

export const askPasskeys = enveloped(
  {
    id: 'askPasskeys',
    summary: 'Whether a passkey is asked for after the password; the owner hears by mail',
    description: 'Wants a log-in of the last ten minutes, or the password.',
    body: z.object({ asked_after_password: asked, password }),
    data: z.object({ asked_after_password: asked }),
    errors: ['INVALID_CREDENTIALS', ['INVALID_PARAMETER', 409]],
  },
  (services) =>
    async (ctx, { body: { asked_after_password, password } }) => {
      await proveRecent(services, ctx, password)
      await services.passkeys.ask(ctx.state.account!.id, asked_after_password, ctx.ip)
      return { asked_after_password }
    },
)
