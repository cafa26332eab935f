import type JSZip from 'jszip'

/** The same files give the same bytes: the first moment that an archive knows. */
const DATE = new Date('1980-01-01T00:00:00Z')

/** A ZIP archive of files in their order. */
export async function archiveOf(
  files: readonly { readonly name: string; readonly content: string | Uint8Array }[],
): Promise<Uint8Array> {
  const archive = new (await archiveClass())()
  for (const { name, content } of files) archive.file(name, content, { date: DATE })
  return archive.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
}

/** Loaded with the first archive: threads that write none are smaller. */
const archiveClass = async (): Promise<typeof JSZip> => (await import('jszip')).default
