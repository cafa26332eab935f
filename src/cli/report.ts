import type { Warning } from '../document/extraction.ts'
import type { ConvertResult } from '../engine/conversion.ts'
import { ServiceError } from '../errors.ts'
import { print } from './print.ts'

/** What a file came to. */
export interface Done {
  readonly input: string
  readonly status: 'done'
  readonly result: string
  readonly output: string
  /** Debug views of its pages. */
  readonly views: readonly string[]
  readonly pages: number
  readonly failed_pages: ConvertResult['failedPages']
  readonly warnings: readonly Warning[]
}

/** Why a file came to nothing. */
export interface Failed {
  readonly input: string
  readonly status: 'failed'
  /** `code` is null where it is none of the service's. */
  readonly error: { readonly code: string | null; readonly message: string }
}

export type Outcome = Done | Failed

/** Says of each file what became of it: a line at once, or all as JSON at the end. */
export class Report {
  readonly #outcomes = new Map<string, Outcome>()
  readonly #skipped: string[] = []
  readonly #asJson: boolean

  constructor(asJson: boolean) {
    this.#asJson = asJson
  }

  /** Of a file that is no document. */
  skip(path: string): void {
    this.#skipped.push(path)
    if (!this.#asJson) process.stderr.write(`${path}: skipped: no document\n`)
  }

  /** @param lead what comes before a line of standard error, to leave a progress bar's */
  add(outcome: Outcome, lead = ''): void {
    this.#outcomes.set(outcome.input, outcome)
    if (this.#asJson) return
    const { input } = outcome
    const say = (text: string): unknown => process.stderr.write(`${lead}${input}: ${text}\n`)
    if (outcome.status === 'failed') {
      say(textOf(outcome.error))
      return
    }
    for (const path of [outcome.result, ...outcome.views]) print([input, path])
    for (const { page, reason } of outcome.failed_pages) say(`page ${page}: ${reason}`)
  }

  /**
   * @param inputs in the order they are listed in; those without an outcome were not come to
   * @returns the exit code
   */
  end(inputs: readonly string[], isStopped: boolean): number {
    const files = inputs.flatMap((input) => this.#outcomes.get(input) ?? [])
    const done = files.filter((file) => file.status === 'done')
    const failed = files.length - done.length
    if (this.#asJson) {
      const counts = { converted: done.length, failed, stopped: isStopped }
      const summary = { ...counts, files, skipped: this.#skipped }
      process.stdout.write(`${JSON.stringify(summary, null, 2)}\n`)
    }
    if (failed > 0 || isStopped || inputs.length === 0) return 1
    return done.some((file) => file.failed_pages.length > 0) ? 3 : 0
  }
}

/** A fault as a report has it. */
export function faultOf(error: unknown): Failed['error'] {
  if (error instanceof ServiceError) return { code: error.code, message: error.message }
  return { code: null, message: error instanceof Error ? error.message : String(error) }
}

/** A fault as a line has it. */
export const textOf = ({ code, message }: Failed['error']): string =>
  code === null ? message : `${code}: ${message}`
