import { ServiceError } from '../errors.ts'
import type { Part } from '../storage/storage.ts'

const ONE_RANGE = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i

/** What a request says of the part it wants, by its headers; '' for none. */
export interface RangeWish {
  readonly range: string
  readonly ifRange: string
}

/**
 * The part of a file that is wanted (RFC 9110, 14.2); null for all of it: where nothing else is said,
 * several parts are, or `If-Range` names another version.
 *
 * @throws ServiceError RANGE_NOT_SATISFIABLE
 */
export function partOf({ range, ifRange }: RangeWish, size: number, etag: string): Part | null {
  const match = ONE_RANGE.exec(range)
  if (!match || (ifRange !== '' && ifRange.trim() !== etag)) return null
  const [from, to] = [match[1]!, match[2]!]
  if (from === '' && to === '') return null
  // `-500`: the last 500.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to))
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null
  if (first > last) throw new ServiceError('RANGE_NOT_SATISFIABLE', `the file has ${size} bytes`)
  return { first, last }
}
