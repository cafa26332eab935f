import { randomUUID } from 'node:crypto'
import { constants, copyFile, link, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path'

/** Puts a copy in place that is there whole or not at all; what was there is replaced. */
export const replaceFile = (from: string, target: string): Promise<void> =>
  withCopy(from, dirname(target), (copy) => rename(copy, target))

/** Puts a copy in place, whole or not at all, under the first name that is free. @returns its path */
export const placeFile = (from: string, wished: string): Promise<string> =>
  withCopy(from, dirname(wished), async (copy) => {
    const path = await alsoName(copy, wished)
    await rm(copy)
    return path
  })

/**
 * Gives a file one name more: the first of `name.ext`, `name-2.ext`, `name-3.ext` that nobody has, not
 * even another process. Whoever does not know whether it was done may do it again: the name that the
 * file has already stays.
 *
 * @param from on the same disk
 * @returns the new path
 */
export async function alsoName(from: string, wished: string): Promise<string> {
  const { dir, name, ext } = parse(wished)
  for (let n = 1; ; n++) {
    const path = join(dir, n === 1 ? `${name}${ext}` : `${name}-${n}${ext}`)
    try {
      await link(from, path).catch((error) => copyInstead(error, from, path))
      return path
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (await isSame(from, path)) return path
    }
  }
}

async function withCopy<T>(
  from: string,
  folder: string,
  use: (copy: string) => Promise<T>,
): Promise<T> {
  const copy = join(folder, `.${randomUUID()}.part`)
  try {
    await copyFile(from, copy)
    return await use(copy)
  } catch (error) {
    await rm(copy, { force: true })
    throw error
  }
}

/** Some disks know one name a file. */
function copyInstead(error: NodeJS.ErrnoException, from: string, path: string): Promise<void> {
  if (!NO_LINKS.has(error.code!)) throw error
  return copyFile(from, path, constants.COPYFILE_EXCL)
}

const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map((path) => stat(path, { bigint: true }).catch(() => null)),
  )
  return a?.ino === b?.ino && a?.dev === b?.dev
}
