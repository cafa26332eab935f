import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Page } from '../../src/document/page.ts'
import { pagesOf } from '../../src/engine/tasks/page-file.ts'
import type { Part } from '../../src/models/statement/parts.ts'
import { groundOf } from '../../src/models/statement/statement.ts'
import { type Weighed, weighedReadings } from '../../src/models/statement/weighed.ts'
import { type DocumentText, documentText } from '../../src/reading/document-text.ts'

/** A booking as the truth has it: hundredths, negative for money out. */
type Signed = number

/** An account of a document with all ways to read it. */
export interface Lesson {
  /** The folder of its pages. */
  readonly source: string
  readonly group: string
  readonly readings: readonly Weighed[]
  readonly truth: readonly Signed[]
  readonly bookings: readonly { readonly cents: Signed; readonly description: string }[]
  readonly document: DocumentText
  /** Lines with money. */
  readonly items: Part['items']
  /** 1 where money in raises the balance as the truth has it, -1 where it is owed, null where nothing says so. */
  readonly polarity: 1 | -1 | null
}

interface Booked {
  readonly description?: string | null
  readonly debit?: string | null
  readonly credit?: string | null
}

interface Ends {
  readonly opening_balance?: string | null
  readonly closing_balance?: string | null
}

interface Truth {
  readonly group?: string
  readonly fields: Ends
  readonly transactions: readonly Booked[]
  readonly accounts?: readonly (Ends & {
    readonly fields?: Ends
    readonly transactions?: readonly Booked[]
  })[]
}

/**
 * The accounts of all documents of folders, `PAGES=TRUTHS` each.
 *
 * @param asPrinted what is made of each page
 */
export async function lessonsOf(
  sources: readonly string[],
  asPrinted: (page: Page) => Page = (page) => page,
): Promise<Lesson[]> {
  const lessons: Lesson[] = []
  for (const source of sources) {
    const [pages, truths] = source.split('=') as [string, string]
    for (const name of (await readdir(pages)).sort()) {
      const id = basename(name, '.pages')
      const truth: Truth | null = await readFile(join(truths, `${id}.truth.json`), 'utf8').then(
        JSON.parse,
        () => null,
      )
      if (truth === null) continue
      const document = documentText((await pagesOf(join(pages, name))).map(asPrinted))
      const { parts, ground } = groundOf(document)
      const lists = [truth, ...(truth.accounts ?? [])].map((account) => {
        const own = (account.transactions ?? []).map(signed)
        const bookings = (account.transactions ?? []).map((booked) => ({
          cents: signed(booked),
          description: booked.description ?? '',
        }))
        return {
          truth: own,
          bookings,
          polarity: polarityOf(own, { ...account.fields, ...account }),
        }
      })
      for (const part of parts) {
        const readings = weighedReadings(part, ground)
        const [own] = lists.toSorted(
          (a, b) => likeness(readings, b.truth) - likeness(readings, a.truth),
        )
        const { items } = part
        lessons.push({
          source: pages,
          group: truth.group ?? id,
          document,
          items,
          readings,
          ...own!,
        })
      }
    }
  }
  return lessons
}

const signed = ({ debit, credit }: Booked): Signed =>
  Math.round(100 * (credit ? Number(credit) : -Number(debit)))

function polarityOf(truth: readonly Signed[], ends: Ends): Lesson['polarity'] {
  const [opening, closing] = [ends.opening_balance, ends.closing_balance].map((text) =>
    text ? Math.round(100 * Number(text)) : null,
  )
  if (opening == null || closing == null) return null
  const sum = truth.reduce((all, own) => all + own, 0)
  if (sum === 0) return null
  return opening + sum === closing ? 1 : opening - sum === closing ? -1 : null
}

const likeness = (readings: readonly Weighed[], truth: readonly Signed[]): number =>
  Math.max(...readings.map((reading) => matchOf(reading, truth)))

/** F1 of a reading's sums, whatever their sides. 0 to 1. */
export function matchOf({ variant }: Weighed, truth: readonly Signed[]): number {
  const rest = truth.map(Math.abs)
  const found = variant.filter(({ cents }) => {
    const at = rest.indexOf(cents!)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  }).length
  return (2 * found) / Math.max(1, variant.length + truth.length)
}
