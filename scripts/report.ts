import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const RESULTS = join(import.meta.dirname, '../bench/results')

/** One contender on one case, over all trials. */
export interface Row {
  readonly case: string
  readonly title: string
  readonly pages: number
  readonly contender: string
  readonly threads: number
  /** Median over the trials. */
  readonly pagesPerSecond: number
  /** Slowest and fastest trial; reports of one trial may lack it. */
  readonly spread?: readonly [number, number]
  /** Mean over the pages, of the first trial. */
  readonly cer: number
}

export interface Report {
  readonly date: string
  readonly machine: { readonly cpu: string; readonly cores: number }
  readonly versions: Readonly<Record<string, string>>
  readonly trials: number
  readonly rows: readonly Row[]
}

const speed = (value: number): string => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)

/** A speed and, of several trials, the slowest and the fastest. */
const withSpread = ({ pagesPerSecond, spread }: Row): string =>
  spread
    ? `${speed(pagesPerSecond)} (${speed(spread[0])}–${speed(spread[1])})`
    : speed(pagesPerSecond)

/** The rows as a Markdown table; each speed beside its ratio to the case's first rival. */
export function markdown(report: Report): string {
  const head = [
    '| pages | reader | threads | pages/s | against one rival thread | character errors |',
    '|---|---|--:|--:|--:|--:|',
  ]
  const rows = report.rows.map((row) => {
    const rival = report.rows.find(
      (other) => other.case === row.case && !other.contender.startsWith('pagemill'),
    )
    const ratio = rival ? `${(row.pagesPerSecond / rival.pagesPerSecond).toFixed(2)} ×` : ''
    const cells = [row.title, nameOf(row), row.threads, withSpread(row), ratio, percent(row.cer)]
    return `| ${cells.join(' | ')} |`
  })
  return [...head, ...rows, '', note(report)].join('\n')
}

/** A row a case: one thread of pagemill beside one of its first rival. */
export function summary(report: Report): string {
  const head = [
    '| pages | pagemill, pages/s | other reader, pages/s | pagemill, character errors | other reader |',
    '|---|--:|--:|--:|--:|',
  ]
  const single = report.rows.filter((row) => row.threads === 1)
  const rows = [...new Set(single.map((row) => row.case))].map((name) => {
    const rows = single.filter((row) => row.case === name)
    const own = rows.find((row) => row.contender.startsWith('pagemill'))!
    const other = rows.find((row) => !row.contender.startsWith('pagemill'))!
    const cells = [
      own.title,
      withSpread(own),
      `${nameOf(other)} ${withSpread(other)}`,
      percent(own.cer),
      percent(other.cer),
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [...head, ...rows, '', note(report)].join('\n')
}

/** The last one that was kept. */
export function newestReport(): Report {
  const newest = readdirSync(RESULTS)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .at(-1)!
  return JSON.parse(readFileSync(join(RESULTS, newest), 'utf8')) as Report
}

/** Without its threads: `tesseract --psm 6`. */
export const withoutThreads = (contender: string): string => contender.replace(/-\d(?= |$)/, '')

const nameOf = (row: Row): string => withoutThreads(row.contender)

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`

function note(report: Report): string {
  const versions = [...new Set(Object.values(report.versions))].join(', ')
  const runs = report.trials === 1 ? 'one run' : `median of ${report.trials} runs`
  return `${report.machine.cpu}, ${report.machine.cores} cores; ${versions}; ${runs}, ${report.date.slice(0, 10)}.`
}
