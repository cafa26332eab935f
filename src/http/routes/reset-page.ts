import { z } from 'zod'
import { PASSWORD_LENGTH } from '../../accounts/password.ts'
import { operation } from '../operation.ts'

export const resetPage = operation(
  {
    id: 'getResetPage',
    summary: 'The page a password mail leads to',
    query: z.object({ token: z.string().regex(/^[\w-]{1,200}$/) }),
    answers: { 200: { description: 'A form', files: ['text/html'] } },
  },
  () =>
    async (ctx, { query: { token } }) => {
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
    },
)
