import { decimalOf } from '../kit/locale/figures.ts'

/** What a made document says, gathered while its blocks are laid out. */
export class Ledger {
  readonly fields: Record<string, unknown> = {}
  /** What follows from the page but does not stand on it: neither wanted nor wrong. */
  readonly #open = new Set<string>()

  /** The field stands on the page with this value; the first value of a field stays. */
  show(field: string, value: unknown): void {
    if (value === undefined || value === '') return
    this.fields[field] ??= value
  }

  /** An amount in cents stands on the page. */
  showCents(field: string, cents: number): void {
    this.show(field, decimalOf(cents))
  }

  /** A further accepted reading of a text field. */
  also(field: string, value: string): void {
    const key = `${field}_alt`
    const kept = (this.fields[key] as string[] | undefined) ?? []
    if (!kept.includes(value) && this.fields[field] !== value) this.fields[key] = [...kept, value]
  }

  /** The field can be derived from what is printed, but is not printed. */
  leaveOpen(field: string): void {
    this.#open.add(field)
  }

  /** Those of `all` that are neither on the page nor to be derived from it. */
  absent(all: readonly string[]): string[] {
    return all.filter((field) => !(field in this.fields) && !this.#open.has(field))
  }
}
