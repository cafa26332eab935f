import { open, readdir, stat } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { fileTypeOf, HEAD_BYTES } from '../engine/pictures/file-type.ts'
import { ServiceError } from '../errors.ts'

/** A file to convert. */
export interface Input {
  readonly path: string
  readonly name: string
  /** Folder below the one that was named; '' for files that were named themselves. */
  readonly folder: string
  /** Why it cannot be converted at all. */
  readonly fault?: Error
}

/**
 * The files named, and every document in the folders named, each once.
 *
 * @param readsData whether invoices as XML are documents, too
 * @param passOver told of each file in those folders that is no document
 */
export async function collectInputs(
  paths: readonly string[],
  readsData: boolean,
  passOver: (path: string) => void,
): Promise<Input[]> {
  const inputs: Input[] = []
  for (const path of paths) {
    const found = await stat(path).catch(() => null)
    if (found?.isDirectory()) inputs.push(...(await documentsIn(path, readsData, passOver)))
    else {
      const fault = found ? undefined : new ServiceError('MISSING_FILE', 'there is no such file')
      inputs.push({ path, name: basename(path), folder: '', ...(fault && { fault }) })
    }
  }
  const once = new Map(inputs.toReversed().map((input) => [resolve(input.path), input]))
  return inputs.filter((input) => once.get(resolve(input.path)) === input)
}

async function documentsIn(
  root: string,
  readsData: boolean,
  passOver: (path: string) => void,
): Promise<Input[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const inputs: Input[] = []
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const input = { path, name: entry.name, folder: relative(root, entry.parentPath) }
    try {
      if (await isDocument(path, readsData)) inputs.push(input)
      else passOver(path)
    } catch (error) {
      inputs.push({ ...input, fault: error as Error })
    }
  }
  return inputs.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** @throws when it cannot be read */
async function isDocument(path: string, readsData: boolean): Promise<boolean> {
  await using file = await open(path, 'r')
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
  const type = fileTypeOf(buffer.subarray(0, bytesRead))
  return type === 'xml' ? readsData : type !== null
}
