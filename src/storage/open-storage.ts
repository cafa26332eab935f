import { LocalFiles } from './local-files.ts'
import { s3Place } from './s3-place.ts'
import type { Storage } from './storage.ts'

/**
 * Where inputs and results lie.
 *
 * @param url `s3://…`; null = a folder of this machine
 * @param folder that folder
 * @throws naming the bucket, when it cannot be reached
 */
export async function openStorage(url: string | null, folder: string): Promise<Storage> {
  if (url === null) return new LocalFiles(folder)
  // Loading the client takes longer than the rest of the start.
  const { S3Files } = await import('./s3.ts')
  return S3Files.open(s3Place(url))
}
