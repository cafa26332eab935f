import type { Generated } from 'kysely'

/** A person who is logged in. */
export interface SessionRow {
  /** SHA-256 of the token, hex. */
  hash: string
  account_id: number
  created_at: string
  /** To the minute. */
  used_at: string
  /** Where it was opened from; null = opened before this was noted. */
  address: string | null
}

/** A sign-up whose e-mail address is to be verified: no account yet. */
export interface SignUpRow {
  /** SHA-256 of the token, hex. */
  hash: string
  email: string
  name: string
  /** PHC string */
  password_hash: string
  expires_at: string
}

/** A password that may be chosen anew. */
export interface ResetRow {
  /** SHA-256 of the token, hex. */
  hash: string
  account_id: number
  expires_at: string
}

/** A link that lets in the operator. */
export interface WelcomeRow {
  /** SHA-256 of the token, hex. */
  hash: string
  account_id: number
  expires_at: string
}

/** An e-mail address that is to be verified. */
export interface EmailCheckRow {
  /** SHA-256 of the token, hex. */
  hash: string
  account_id: number
  email: string
  expires_at: string
}

/** What an account's work took on a day. */
export interface CpuUseRow {
  account_id: number
  /** ISO 8601. */
  day: string
  /** Of processors. */
  milliseconds: number
}

/** What was done to an account, and from where. Rows are only added; the database refuses the rest. */
export interface AuditRow {
  id: Generated<number>
  account_id: number
  /** `session.opened`, `key.created`, … */
  action: string
  /** What it was done to: a key's id, a plan's name. */
  subject: string | null
  /** Address of who asked; null = the operator's command line. */
  address: string | null
  at: string
}

/** How an OpenID provider names a person, and which account that is. */
export interface IdentityRow {
  issuer: string
  subject: string
  account_id: number
  created_at: string
}

/** A public key by which a person logs in, or shows a second time who is there. */
export interface PasskeyRow {
  /** WebAuthn's id of it, base64url. */
  credential: string
  account_id: number
  /** COSE, base64url. */
  public_key: string
  /** Signatures it has made, as it counts them; 0 = it counts none. */
  counter: number
  /** How it is reached, as JSON. */
  transports: string
  /** Its owner's name for it. */
  name: string
  created_at: string
  /** null = not since it was added. */
  used_at: string | null
}

/** A challenge that a passkey is to sign, once. */
export interface PasskeyAttemptRow {
  /** SHA-256, hex, of the token of the session or log-in that asked. */
  hash: string
  /** null = whose passkey it is will be seen. */
  account_id: number | null
  purpose: 'add' | 'enter' | 'second'
  /** base64url; null = the password was right, and no challenge has been asked for yet. */
  challenge: string | null
  expires_at: string
}

export interface AccountTables {
  sessions: SessionRow
  resets: ResetRow
  welcomes: WelcomeRow
  email_checks: EmailCheckRow
  sign_ups: SignUpRow
  audit: AuditRow
  cpu_use: CpuUseRow
  identities: IdentityRow
  passkeys: PasskeyRow
  passkey_attempts: PasskeyAttemptRow
}
