import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './program.ts'
import type { PrintJob } from './queue.ts'

/** Prints documents with groff: tbl before, the ms macros where the source uses them, A4. */
export async function groffPages(jobs: readonly PrintJob<{ source: string }>[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'groff-'))
  try {
    for (const { source, pdfPath } of jobs) {
      const file = join(folder, 'page.ms')
      await writeFile(file, source.source)
      await runProgram('bash', [
        '-c',
        'groff -Tpdf -t -k -K utf8 -P-pa4 -ms "$1" > "$2" 2> "$1.err" || { cat "$1.err"; exit 1; }',
        'groff',
        file,
        pdfPath,
      ])
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
