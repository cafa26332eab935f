import { z } from 'zod'

/** An e-mail address as accounts have them: without spaces around, in small letters. */
export const emailAddress = z
  .string()
  .max(254)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email())
