import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './program.ts'
import type { PrintJob } from './queue.ts'

type OfficeSource = { html?: string; fodt?: string; fods?: string }

/** Prints documents with one start of LibreOffice, whose profile is thrown away. */
export async function officePages(jobs: readonly PrintJob<OfficeSource>[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'office-'))
  try {
    const names: string[] = []
    for (const [at, { source }] of jobs.entries()) {
      const kind = source.fodt ? 'fodt' : source.fods ? 'fods' : 'html'
      const name = `${at}.${kind}`
      await writeFile(join(folder, name), source[kind] ?? '')
      names.push(name)
    }
    await runProgram(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        ...['--headless', '--norestore', '--convert-to', 'pdf', '--outdir', folder],
        ...names,
      ],
      { cwd: folder },
    )
    for (const [at, { pdfPath }] of jobs.entries()) {
      const made = join(folder, `${at}.pdf`)
      if (!existsSync(made)) throw new Error(`LibreOffice made no ${pdfPath}`)
      await copyFile(made, pdfPath)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
