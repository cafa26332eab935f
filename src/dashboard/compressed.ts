import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What is compressed already, or too small to gain by it. */
const NOT_WORTH_IT = /\.(png|wasm\.br|br|gz)$/
const LEAST_BYTES = 600

const brotlied = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Leaves `.br` and `.gz` beside each asset, so that the service compresses nothing itself. */
export const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir }) {
    const folder = join(dir!, 'assets')
    const names = await readdir(folder)
    await Promise.all(
      names.filter((name) => !NOT_WORTH_IT.test(name)).map((name) => compress(join(folder, name))),
    )
  },
})

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.byteLength < LEAST_BYTES) return
  // The best quality takes many seconds for the largest files, and saves little.
  const quality = bytes.byteLength > 300_000 ? 6 : constants.BROTLI_MAX_QUALITY
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  await writeFile(`${path}.br`, await brotlied(bytes, { params }))
  await writeFile(`${path}.gz`, await gzipped(bytes))
}
