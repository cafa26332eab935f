import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What is compressed already. */
const NOT_WORTH_IT = /\.(png|pfb|br|gz)$/

const brotlied = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Leaves `.br` and `.gz` beside each asset, so that the service compresses nothing itself. */
export const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir }) {
    const folder = join(dir!, 'assets')
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && !NOT_WORTH_IT.test(entry.name))
    await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))))
  },
})

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  // The best quality takes many seconds for the largest files, and saves little.
  const quality = bytes.byteLength > 300_000 ? 5 : constants.BROTLI_MAX_QUALITY
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  await writeFile(`${path}.br`, await brotlied(bytes, { params }))
  await writeFile(`${path}.gz`, await gzipped(bytes))
}
