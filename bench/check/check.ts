/**
 * `npm run bench -- --check`: counts the instructions of reading one page of each scanned case under
 * Callgrind and compares them with those in counts.json; ends with 1 when one changed by more than
 * 5 %. `--record` writes the counts of now instead.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CASES } from '../cases.ts'
import { prepare } from '../documents/prepare.ts'
import { countedProgram, digest, instructionsOf, tools } from './callgrind.ts'
import { type Change, type Counts, compare, differingTools, isFault } from './compare.ts'

const file = join(import.meta.dirname, 'counts.json')

async function count(program: string): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'pagemill-check-'))
  try {
    const scans = CASES.filter(({ kind }) => kind === 'scan')
    const pages = await Promise.all(
      scans.map(async (scan) => {
        const { files } = await prepare({ ...scan, pages: 1 }, join(folder, scan.name))
        const instructions = await instructionsOf(program, files[0]!)
        return [scan.name, { input: digest(files[0]!), instructions }] as const
      }),
    )
    return { with: await tools(), pages: Object.fromEntries(pages) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const millions = (instructions: number | null) =>
  (instructions === null ? '–' : (instructions / 1e6).toFixed(1)).padStart(10)

function line({ name, before, now, change }: Change): string {
  const share = change === null ? 'not recorded for this input' : `${(change * 100).toFixed(2)} %`
  return `${name.padEnd(12)} ${millions(before)} ${millions(now)}  ${share}\n`
}

/** @return the exit code */
export async function check(record: boolean): Promise<number> {
  const program = await countedProgram()
  const counted = await count(program)
  const recorded: Counts | null = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  const changes = compare(recorded, counted)
  process.stdout.write(`page           recorded        now  change (millions of instructions)\n`)
  for (const change of changes) process.stdout.write(line(change))
  if (record) {
    writeFileSync(file, `${JSON.stringify(counted, null, 2)}\n`)
    return 0
  }
  if (recorded)
    for (const difference of differingTools(recorded, counted))
      process.stdout.write(`${difference}\n`)
  return changes.some(isFault) ? 1 : 0
}
