import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of one conversion: page files and the result. */
export interface ConversionFolder {
  readonly result: string
  pageFile(page: number): string
  viewFile(page: number): string
  /** Removes it; a second call does nothing. */
  remove(): Promise<void>
}

const PREFIX = 'conversion-'

/** Makes sure the folder exists and removes what an earlier process left in it. */
export async function emptyWorkFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder))
    if (name.startsWith(PREFIX)) await rm(join(folder, name), { recursive: true, force: true })
}

/** Makes sure the folder exists and is empty: what is in it is of hosts that are gone. */
export async function emptyHostFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

export async function makeConversionFolder(workFolder: string): Promise<ConversionFolder> {
  const path = await mkdtemp(join(workFolder, PREFIX))
  return {
    result: join(path, 'result'),
    pageFile: (page) => join(path, `page-${page}`),
    viewFile: (page) => join(path, `page-${page}.svg`),
    remove: () => rm(path, { recursive: true, force: true }),
  }
}
