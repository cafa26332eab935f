import { z } from 'zod'

/** base64url; no part of a browser's answer is longer. */
const bytes = z
  .string()
  .regex(/^[\w-]{1,12000}$/)
  .meta({ description: 'base64url' })

const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}

/** What `navigator.credentials.create` gives, as its `toJSON` writes it. */
export const creation = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  })
  .meta({ id: 'RegistrationResponseJSON' })

/** What `navigator.credentials.get` gives, as its `toJSON` writes it. */
export const assertion = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes.nullish().transform((handle) => handle ?? undefined),
    }),
  })
  .meta({ id: 'AuthenticationResponseJSON' })

export const passkeyOptions = z.record(z.string(), z.unknown()).meta({
  description:
    'Of WebAuthn: for `PublicKeyCredential.parseCreationOptionsFromJSON`, or `parseRequestOptionsFromJSON`',
})
