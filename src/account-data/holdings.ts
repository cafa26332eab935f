import { type RawBuilder, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** What a table holds of an account. */
export interface Holding {
  readonly table: keyof Schema
  /** Names a row, among those of the account. */
  readonly key: readonly string[]
  /** Which rows are the account's. */
  readonly of: (accountId: number) => RawBuilder<unknown>
  /** Columns its owner is shown; secrets, and what only this service understands, are not. */
  readonly shown: readonly string[]
  readonly hidden: readonly string[]
  /** Whether the rows outlive the account. */
  readonly stays?: true
}

const ofAccount = (id: number) => sql`account_id = ${id}`
const keysOf = (id: number) => sql`key_id in (select id from keys where account_id = ${id})`
const emailOf = (id: number) => sql`(select email from accounts where id = ${id})`

/** All that is held of an account. Whom others refer to comes first; deleting goes the other way. */
export const HOLDINGS: readonly Holding[] = [
  {
    table: 'accounts',
    key: ['id'],
    of: (id) => sql`id = ${id}`,
    shown: [
      'id',
      'name',
      'email',
      'email_verified_at',
      'passkey_asked',
      'plan',
      'plan_since',
      'paid_until',
      'next_plan',
      'card_verified_at',
      'auto_recharge',
      'recharge_capped',
      'recharge_cap_cents',
      'payer',
      'payment_method',
      'created_at',
    ],
    hidden: ['password_hash', 'deleted_at'],
    stays: true,
  },
  {
    table: 'keys',
    key: ['id'],
    of: ofAccount,
    shown: [
      'id',
      'prefix',
      'label',
      'is_test',
      'monthly_limit',
      'counted_as',
      'created_at',
      'revoked_at',
      'last_used_at',
    ],
    hidden: ['account_id', 'hash'],
  },
  {
    table: 'sessions',
    key: ['hash'],
    of: ofAccount,
    shown: ['address', 'created_at', 'used_at'],
    hidden: ['account_id', 'hash'],
  },
  {
    table: 'identities',
    key: ['issuer', 'subject'],
    of: ofAccount,
    shown: ['issuer', 'subject', 'created_at'],
    hidden: ['account_id'],
  },
  {
    table: 'passkeys',
    key: ['credential'],
    of: ofAccount,
    shown: ['credential', 'name', 'created_at', 'used_at'],
    hidden: ['account_id', 'public_key', 'counter', 'transports'],
  },
  {
    table: 'passkey_attempts',
    key: ['hash'],
    of: ofAccount,
    shown: ['purpose', 'expires_at'],
    hidden: ['account_id', 'hash', 'challenge'],
  },
  {
    table: 'resets',
    key: ['hash'],
    of: ofAccount,
    shown: ['expires_at'],
    hidden: ['account_id', 'hash'],
  },
  {
    table: 'email_checks',
    key: ['hash'],
    of: ofAccount,
    shown: ['email', 'expires_at'],
    hidden: ['account_id', 'hash'],
  },
  {
    table: 'sign_ups',
    key: ['hash'],
    of: (id) => sql`email = ${emailOf(id)}`,
    shown: ['email', 'name', 'expires_at'],
    hidden: ['hash', 'password_hash'],
  },
  {
    table: 'mails',
    key: ['id'],
    of: (id) => sql`recipient = ${emailOf(id)}`,
    shown: ['recipient', 'subject', 'text', 'created_at', 'sent_at'],
    hidden: ['id', 'topic', 'tries', 'due_at'],
  },
  {
    table: 'payments',
    key: ['id'],
    of: ofAccount,
    shown: [
      'id',
      'kind',
      'pages',
      'cents',
      'plan',
      'period',
      'state',
      'reference',
      'created_at',
      'ended_at',
    ],
    hidden: ['account_id'],
    stays: true,
  },
  {
    table: 'grants',
    key: ['id'],
    of: ofAccount,
    shown: ['id', 'name', 'kind', 'pages', 'drawn', 'expires_at'],
    hidden: ['account_id'],
  },
  {
    table: 'reservations',
    key: ['request_id'],
    of: ofAccount,
    shown: [
      'request_id',
      'key_id',
      'endpoint',
      'model',
      'period',
      'pages',
      'billed',
      'state',
      'created_at',
      'ended_at',
    ],
    hidden: ['account_id', 'counted_as'],
  },
  {
    table: 'draws',
    key: ['request_id', 'grant_id'],
    of: (id) => sql`request_id in (select request_id from reservations where account_id = ${id})`,
    shown: ['request_id', 'grant_id', 'pages'],
    hidden: [],
  },
  {
    table: 'page_counts',
    key: ['key_id', 'period'],
    of: ofAccount,
    shown: ['key_id', 'period', 'held', 'used', 'smart'],
    hidden: ['account_id'],
  },
  {
    table: 'cpu_use',
    key: ['day'],
    of: ofAccount,
    shown: ['day', 'milliseconds'],
    hidden: ['account_id'],
  },
  {
    table: 'batches',
    key: ['id'],
    of: keysOf,
    shown: ['id', 'key_id', 'model', 'created_at'],
    hidden: [],
  },
  {
    table: 'jobs',
    key: ['id'],
    of: ofAccount,
    shown: [
      'id',
      'key_id',
      'batch_id',
      'status',
      'model',
      'filename',
      'webhook_url',
      'result_file',
      'result_until',
      'pages_total',
      'pages_done',
      'pages_used',
      'error_detail',
      'created_at',
      'completed_at',
    ],
    hidden: ['account_id', 'request', 'inspection', 'input', 'result', 'parts'],
  },
  {
    table: 'job_parts',
    key: ['id'],
    of: (id) => sql`job_id in (select id from jobs where account_id = ${id})`,
    shown: ['job_id', 'number', 'pages', 'pages_done'],
    hidden: ['id', 'reading', 'faults'],
  },
  {
    table: 'idempotency',
    key: ['key_id', 'endpoint', 'idempotency_key'],
    of: keysOf,
    shown: ['key_id', 'endpoint', 'idempotency_key', 'expires_at'],
    hidden: ['fingerprint', 'answer', 'file'],
  },
  {
    table: 'webhook_secrets',
    key: ['id'],
    of: ofAccount,
    shown: ['created_at', 'expires_at'],
    hidden: ['id', 'account_id', 'secret'],
  },
  {
    table: 'webhook_endpoints',
    key: ['id'],
    of: ofAccount,
    shown: ['id', 'url', 'created_at', 'disabled_at'],
    hidden: ['account_id'],
  },
  {
    table: 'webhook_deliveries',
    key: ['id'],
    of: ofAccount,
    shown: [
      'id',
      'job_id',
      'endpoint_id',
      'url',
      'type',
      'body',
      'state',
      'attempts',
      'created_at',
      'ended_at',
    ],
    hidden: ['account_id', 'origin', 'due_at', 'leased_until', 'fence'],
  },
  {
    table: 'webhook_attempts',
    key: ['id'],
    of: (id) => sql`delivery_id in (select id from webhook_deliveries where account_id = ${id})`,
    shown: ['delivery_id', 'at', 'status', 'error', 'duration_ms'],
    hidden: ['id'],
  },
  {
    table: 'audit',
    key: ['id'],
    of: ofAccount,
    shown: ['at', 'action', 'subject', 'address'],
    hidden: ['id', 'account_id'],
    stays: true,
  },
]
