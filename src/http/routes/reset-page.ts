import { PASSWORD_LENGTH } from '../../accounts/password.ts'
import { ServiceError } from '../../errors.ts'
import type { Middleware } from '../state.ts'

/** GET /reset: the page a password mail leads to. */
export const resetPage = (): Middleware => async (ctx) => {
  const { token } = ctx.query
  if (typeof token !== 'string' || !/^[\w-]{1,200}$/.test(token))
    throw new ServiceError('INVALID_PARAMETER', 'the link is not whole')
  const { min, max } = PASSWORD_LENGTH
  ctx.set('Cache-Control', 'no-store')
  ctx.type = 'html'
  ctx.body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>New password</title>
<form method="post" action="/v1/session/reset/confirm">
  <input type="hidden" name="token" value="${token}">
  <label>New password
    <input type="password" name="password" autocomplete="new-password" required
      minlength="${min}" maxlength="${max}">
  </label>
  <button>Save</button>
</form>
</html>
`
}
