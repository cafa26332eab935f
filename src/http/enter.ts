import { OPERATOR } from '../accounts/operator.ts'
import { setSessionCookie } from './session-cookie.ts'
import type { Context, Services } from './state.ts'

/** Sets the session's cookie and says who it is for. */
export async function enter(services: Services, ctx: Context, token: string) {
  setSessionCookie(ctx, services.publicUrl(), token)
  ctx.state.account = (await services.sessions.find(token))!
  return shownAccount(ctx)
}

/** Who is logged in, as the interface shows them. After `session` or `enter`. */
export function shownAccount(ctx: Context) {
  const { id, name, email, plan, hasCard, hasPassword, isVerified } = ctx.state.account!
  return {
    account_id: id,
    name,
    email,
    plan,
    card_verified: hasCard,
    has_password: hasPassword,
    email_verified: isVerified,
    is_operator: id === OPERATOR,
  }
}
