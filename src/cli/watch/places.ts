import { join, relative, resolve, sep } from 'node:path'

/** The folders of a watched folder. All paths are absolute. */
export interface Places {
  /** Where documents are laid. */
  readonly inbox: string
  /** Where results go. */
  readonly out: string
  /** Where documents go that have their result, and those that cannot have one. */
  readonly done: string
  readonly failed: string
  /** Where documents are while they are converted; in the inbox, so that they move at once. */
  readonly hand: string
}

export const placesOf = (
  inbox: string,
  { out, done, failed }: { out: string; done?: string; failed?: string },
): Places => ({
  inbox: resolve(inbox),
  out: resolve(out),
  done: resolve(done ?? join(inbox, 'done')),
  failed: resolve(failed ?? join(inbox, 'failed')),
  hand: resolve(join(inbox, '.pagemill')),
})

export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)

/** Names of files that are still being fetched, or that only belong to others. */
const UNFINISHED = /^(?:\.|~\$)|\.(?:part|partial|tmp|crdownload|filepart)$/i

/** Whether a path of the inbox is none of a document that somebody laid there. */
export function isIgnored(path: string, { inbox, out, done, failed, hand }: Places): boolean {
  if (path === inbox) return false
  if ([out, done, failed, hand].some((folder) => folder !== inbox && isWithin(path, folder)))
    return true
  return relative(inbox, path)
    .split(sep)
    .some((name) => UNFINISHED.test(name))
}
