import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { JobRow } from '../db/job-tables.ts'
import { ServiceError } from '../errors.ts'
import type { Storage } from '../storage/storage.ts'
import type { ResultFile } from './job.ts'

/** Seconds a link is valid. */
export const LINK_LIFE = 86_400

const DAY = 86_400_000
/** Days after which a start makes a new secret, and after which it forgets an old one. */
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
  readonly #secrets: Map<string, string>
  readonly #kid: string

  private constructor(db: Database, storage: Storage, secrets: Map<string, string>, kid: string) {
    this.#db = db
    this.#storage = storage
    this.#secrets = secrets
    this.#kid = kid
  }

  /** Reads the secrets; the first start, and one after a month, makes a new one. */
  static async open(db: Database, storage: Storage): Promise<Links> {
    const before = (days: number): string => new Date(Date.now() - days * DAY).toISOString()
    await db.deleteFrom('link_secrets').where('created_at', '<', before(FORGOTTEN)).execute()
    const rows = await db.selectFrom('link_secrets').selectAll().orderBy('created_at').execute()
    let newest = rows.at(-1)
    if (!newest || newest.created_at < before(RENEWED)) {
      newest = {
        kid: randomBytes(6).toString('base64url'),
        secret: randomBytes(32).toString('base64url'),
        created_at: new Date().toISOString(),
      }
      await db.insertInto('link_secrets').values(newest).execute()
      rows.push(newest)
    }
    return new Links(db, storage, new Map(rows.map((row) => [row.kid, row.secret])), newest.kid)
  }

  /**
   * The result stays until the link ends.
   *
   * @param base where clients reach the service, such as `https://convert.example.org`
   * @throws ServiceError NOT_FOUND when the result has expired meanwhile
   */
  async make(job: JobRow, file: ResultFile, base: string): Promise<string> {
    const exp = Math.floor(Date.now() / 1000) + LINK_LIFE
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
    const sig = signature(this.#secrets.get(this.#kid)!, job.id, exp, file.digest)
    return `${base}/v1/results/${job.id}?exp=${exp}&kid=${this.#kid}&sig=${sig}`
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
      exp * 1000 > Date.now() &&
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
    if (row) this.#secrets.set(kid, row.secret)
    return row?.secret ?? null
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
