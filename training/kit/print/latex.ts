import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './program.ts'
import type { PrintJob } from './queue.ts'

/** Prints documents with pdfLaTeX; those with a longtable are run twice, as its columns need. */
export async function latexPages(jobs: readonly PrintJob<{ tex: string }>[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'latex-'))
  try {
    for (const { source, pdfPath } of jobs) {
      await writeFile(join(folder, 'page.tex'), source.tex)
      const runs = source.tex.includes('{longtable}') ? 2 : 1
      for (let run = 0; run < runs; run++)
        await runProgram('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', 'page.tex'], {
          cwd: folder,
        })
      await copyFile(join(folder, 'page.pdf'), pdfPath)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
