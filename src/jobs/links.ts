import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { JobRow, LinkSecretRow } from '../db/job-tables.ts'
import { ServiceError } from '../errors.ts'
import type { Storage } from '../storage/storage.ts'
import { OPEN_VAULT, type Vault } from '../vault/vault.ts'
import type { ResultFile } from './job.ts'

/** Seconds a link is valid. */
export const LINK_LIFE = 86_400

const DAY = 86_400_000
/** Days after which a new secret is made, and after which an old one is forgotten. */
const RENEWED = 30
const FORGOTTEN = 60

/** What a link carries beside the job's id. */
export interface LinkProof {
  /** Seconds since 1970. */
  readonly exp: number
  readonly kid: string
  readonly sig: string
}

/** Links to results that need no key: signed, for a day, and dead when the result is gone. */
export class Links {
  readonly #db: Database
  readonly #storage: Storage
  readonly #now: () => number
  readonly #vault: Vault
  readonly #secrets = new Map<string, string>()
  /** What links are signed with. */
  #newest: LinkSecretRow | undefined

  private constructor(db: Database, storage: Storage, now: () => number, vault: Vault) {
    this.#db = db
    this.#vault = vault
    this.#storage = storage
    this.#now = now
  }

  /** @param now milliseconds since 1970 */
  static async open(
    db: Database,
    storage: Storage,
    now: () => number = Date.now,
    vault: Vault = OPEN_VAULT,
  ): Promise<Links> {
    const links = new Links(db, storage, now, vault)
    await links.#current()
    return links
  }

  /** The newest secret; a new one at first and after a month, however long a process runs. */
  async #current(): Promise<LinkSecretRow> {
    const before = (days: number): string => new Date(this.#now() - days * DAY).toISOString()
    if (this.#newest && this.#newest.created_at >= before(RENEWED)) return this.#newest
    await this.#db.deleteFrom('link_secrets').where('created_at', '<', before(FORGOTTEN)).execute()
    const rows = await this.#db
      .selectFrom('link_secrets')
      .selectAll()
      .orderBy('created_at')
      .execute()
    let newest = rows.at(-1)
    if (!newest || newest.created_at < before(RENEWED)) {
      newest = {
        kid: randomBytes(6).toString('base64url'),
        secret: randomBytes(32).toString('base64url'),
        created_at: new Date(this.#now()).toISOString(),
      }
      const secret = this.#vault.seal(newest.secret, 'link secret')
      newest = { ...newest, secret }
      await this.#db.insertInto('link_secrets').values(newest).execute()
      rows.push(newest)
    }
    for (const { kid, secret } of rows)
      this.#secrets.set(kid, this.#vault.open(secret, 'link secret'))
    this.#newest = { ...newest, secret: this.#secrets.get(newest.kid)! }
    return this.#newest
  }

  /**
   * The result stays until the link ends.
   *
   * @param base where clients reach the service, such as `https://convert.example.org`
   * @throws ServiceError NOT_FOUND when the result has expired meanwhile
   */
  async make(job: JobRow, file: ResultFile, base: string): Promise<string> {
    const exp = Math.floor(this.#now() / 1000) + LINK_LIFE
    const until = (exp + 1) * 1000
    const { numUpdatedRows } = await this.#db
      .updateTable('jobs')
      // Another's link may be good for longer.
      .set((eb) => ({
        result_until: eb
          .case()
          .when('result_until', '<', until)
          .then(until)
          .else(eb.ref('result_until'))
          .end(),
      }))
      .where('id', '=', job.id)
      // The retention may have taken it since the job was looked at.
      .where('result', '=', job.result)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new ServiceError('NOT_FOUND', 'the result has expired')
    const { fileName, contentType } = file
    const wish = { seconds: LINK_LIFE, fileName, contentType }
    const own = await this.#storage.link(job.result!, wish)
    if (own !== null) return own
    const { kid, secret } = await this.#current()
    const sig = signature(secret, job.id, exp, file.digest)
    return `${base}/v1/results/${job.id}?exp=${exp}&kid=${kid}&sig=${sig}`
  }

  /**
   * The job whose result a link shows.
   *
   * @throws ServiceError NOT_FOUND, whatever is wrong with it
   */
  async follow(id: string, { exp, kid, sig }: LinkProof): Promise<JobRow> {
    const job = await this.#db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    const secret = await this.#secretOf(kid)
    const digest = job?.result ? (JSON.parse(job.result_file!) as ResultFile).digest : null
    const isValid =
      secret !== null &&
      digest !== null &&
      exp * 1000 > this.#now() &&
      isSame(sig, signature(secret, id, exp, digest))
    if (!job || !isValid)
      throw new ServiceError('NOT_FOUND', 'the link is not valid, or not any more')
    return job
  }

  /** Another process may have made it since. */
  async #secretOf(kid: string): Promise<string | null> {
    const known = this.#secrets.get(kid)
    if (known !== undefined) return known
    const row = await this.#db
      .selectFrom('link_secrets')
      .select('secret')
      .where('kid', '=', kid)
      .executeTakeFirst()
    if (row) this.#secrets.set(kid, this.#vault.open(row.secret, 'link secret'))
    return this.#secrets.get(kid) ?? null
  }
}

const signature = (secret: string, id: string, exp: number, digest: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64url'))
    .update(`GET\n/v1/results/${id}\n${exp}\n${digest}`)
    .digest('base64url')

function isSame(shown: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(shown), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
