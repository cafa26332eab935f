import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '../print/program.ts'

/** A page of grey pixels, row by row; 0 is black. */
export interface GreyPage {
  width: number
  height: number
  data: Buffer
}

/** The pages of a PDF file in pixels. */
export async function rasterPages(pdf: string, dpi: number): Promise<GreyPage[]> {
  const folder = await mkdtemp(join(tmpdir(), 'raster-'))
  try {
    await runProgram('pdftoppm', ['-gray', '-r', String(dpi), pdf, join(folder, 'p')])
    const names = (await readdir(folder)).sort()
    return await Promise.all(names.map(async (name) => parsed(await readFile(join(folder, name)))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A picture in binary PGM with 255 levels. */
function parsed(pgm: Buffer): GreyPage {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.subarray(0, 64).toString('latin1'))
  if (!head) throw new Error('no PGM')
  return { width: Number(head[1]), height: Number(head[2]), data: pgm.subarray(head[0].length) }
}
