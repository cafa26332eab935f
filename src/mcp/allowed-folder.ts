import { constants, createWriteStream } from 'node:fs'
import { type FileHandle, lstat, open, realpath } from 'node:fs/promises'
import { basename, isAbsolute, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ServiceError } from '../errors.ts'

/** The folder whose files may be read, and nothing outside it, whatever path and links say. */
export class AllowedFolder {
  readonly #root: string

  private constructor(root: string) {
    this.#root = root
  }

  /** @throws when there is no such folder */
  static async at(path: string): Promise<AllowedFolder> {
    const root = await realpath(path)
    if (!(await lstat(root)).isDirectory()) throw new Error(`${path} is no folder`)
    return new AllowedFolder(root)
  }

  /**
   * Copies a file of the folder to where nobody else writes. What was opened is checked, not what the
   * path led to before.
   *
   * @param path below the folder, or absolute
   * @param most bytes it may have
   * @returns its name
   * @throws ServiceError MISSING_FILE, FILE_TOO_LARGE
   */
  async copy(path: string, to: string, most: number): Promise<string> {
    const real = await this.#within(path)
    await using file = await open(real, READ).catch(missing)
    const { size } = await this.#checked(file, real)
    if (size > most)
      throw new ServiceError('FILE_TOO_LARGE', `the file has more than ${most} bytes`)
    await pipeline(file.createReadStream({ autoClose: false, end: most }), createWriteStream(to))
    return basename(path)
  }

  async #within(path: string): Promise<string> {
    if (path.includes('\0')) return missing()
    const real = await realpath(isAbsolute(path) ? path : join(this.#root, path)).catch(missing)
    const way = relative(this.#root, real)
    if (way === '' || way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way))
      return missing()
    return real
  }

  /** A link may have been put on its way meanwhile. */
  async #checked(file: FileHandle, real: string): Promise<{ size: number }> {
    const opened = await file.stat()
    if (!opened.isFile() || (await this.#within(real)) !== real) return missing()
    const there = await lstat(real).catch(missing)
    if (there.ino !== opened.ino || there.dev !== opened.dev) return missing()
    return opened
  }
}

/** A pipe is not waited for, and a link is not followed. */
const READ = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/** The same for what is outside: nobody learns what there is. */
const missing = (): never => {
  throw new ServiceError('MISSING_FILE', 'there is no such file in the allowed folder')
}
