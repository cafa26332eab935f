/**
 * `npm run bench:statements -- FOLDER[:PAGES]... [--by KEY] [--wrong] [--faults] [--changed] [--wordless] [--long]`: how often
 * bookings, balances and texts of bank statements are right, and what their proof is worth. FOLDER
 * holds documents with their truths (`<id>.truth.json`), PAGES their pages where they were read before.
 * `--by` splits by a key of the truths, `--wrong` lists what is wrong, `--faults` puts faults into
 * documents that are proven, `--changed` prints those that are right in other ways (without balances or years, newest
 * first, with other signs, with columns, lines, headings and sums more, texts and balances elsewhere), `--wordless` takes all words away first. `--long`: milliseconds a page that a statement
 * of 500 pages takes once it is read, the whole model, in the first run of a process and in later ones.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '../src/document/page.ts'
import { pagesOf } from '../src/engine/tasks/page-file.ts'
import { monthOf } from '../src/fields/date.ts'
import { bankStatement } from '../src/models/bank-statement.ts'
import type { Account } from '../src/models/statement/account.ts'
import { proofOf, reconciliationOf } from '../src/models/statement/proof.ts'
import { readStatement } from '../src/models/statement/statement.ts'
import { readDocuments } from '../training/fields/read.ts'
import { faultsOf, recognised, withoutSigns, withoutWords } from './statements/faults.ts'
import { INSERTIONS, withoutInserted } from './statements/insertions.ts'
import { longStatement } from './statements/long.ts'
import { transformsOf } from './statements/transforms.ts'

interface TruthBooking {
  readonly date: string
  readonly date_alt?: readonly string[]
  readonly description: string
  readonly description_alt?: readonly string[]
  readonly debit?: string
  readonly credit?: string
}

interface Truth {
  /** Values; under `<name>_alt` others that are as right. */
  readonly fields: Readonly<Record<string, string | readonly string[] | null | undefined>>
  readonly transactions: readonly TruthBooking[]
  /** Of several accounts, the bookings of each or their number; `transactions` lists those of all, or of the first. */
  readonly accounts?: readonly { readonly transactions: number | readonly unknown[] }[]
  readonly [key: string]: unknown
}

interface Outcome {
  readonly id: string
  readonly split: string
  readonly f1: number
  readonly described: number
  /** Printed balances that are right, and how many there are. */
  readonly balances: readonly [right: number, all: number]
  readonly proven: boolean
  readonly missing: readonly string[]
  readonly wrong: readonly string[]
  /** Texts that are not found in that of their booking. */
  readonly texts: readonly string[]
}

const cents = (text: string): number => Math.round(Number(text) * 100)
const signed = (own: { debit?: string | null; credit?: string | null }): number =>
  own.credit ? cents(own.credit) : own.debit ? -cents(own.debit) : 0
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/** The bookings of all accounts that a truth lists beside its own; the first account's balances. */
function outcomeOf(id: string, split: string, truth: Truth, accounts: readonly Account[]): Outcome {
  const first = truth.accounts?.[0]?.transactions
  const isFirstAlone =
    truth.transactions.length === (typeof first === 'object' ? first.length : first)
  const listed = isFirstAlone ? accounts.slice(0, 1) : accounts
  const [account] = listed
  const bookings = listed.flatMap((own) => own.bookings)
  const read = bookings.map((own) => ({
    key: `${own.date} ${own.side === 'credit' ? own.cents : -own.cents}`,
    text: plain(own.description),
  }))
  const rest = [...read]
  const missing: string[] = []
  const texts: string[] = []
  let described = 0
  for (const own of truth.transactions) {
    const keys = [own.date, ...(own.date_alt ?? [])].map((date) => `${date} ${signed(own)}`)
    const wanted = [own.description, ...(own.description_alt ?? [])].map(plain)
    const isTold = (other: { text: string }) => wanted.some((text) => other.text.includes(text))
    const same = rest.filter(({ key }) => keys.includes(key))
    const found = same.find(isTold) ?? same[0]
    if (!found) missing.push(keys[0]!)
    else {
      rest.splice(rest.indexOf(found), 1)
      if (isTold(found)) described++
      else texts.push(`${keys[0]}: ${wanted[0]} | ${found.text}`)
    }
  }
  const right = truth.transactions.length - missing.length
  const ends = (['opening', 'closing'] as const).flatMap((end) => {
    const printed = truth.fields[`${end}_balance`]
    const others = truth.fields[`${end}_balance_alt`] ?? []
    return typeof printed === 'string'
      ? [[printed, ...others].some((own) => account?.[end]?.cents === cents(own))]
      : []
  })
  const total = truth.transactions.length + read.length
  return {
    id,
    split,
    f1: total === 0 ? 1 : (2 * right) / total,
    described: total === 0 ? 1 : (2 * described) / total,
    balances: [ends.filter(Boolean).length, ends.length],
    proven: listed.length > 0 && listed.every(isProven),
    missing,
    wrong: rest.map(({ key }) => key),
    texts,
  }
}

/** Amounts and completeness are shown by balances between the bookings, which come to the printed ones. */
function isProven(account: Account): boolean {
  const { amounts, completeness } = proofOf(account)
  return (
    reconciliationOf(account).ok && amounts.state === 'proven' && completeness.state === 'proven'
  )
}

const mean = (values: readonly number[]): string =>
  (values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(
    3,
  )

function row(title: string, own: readonly Outcome[]): string {
  const sum = (place: 0 | 1) => own.reduce((all, { balances }) => all + balances[place], 0)
  const proven = own.filter((outcome) => outcome.proven)
  const false_ = proven.filter(({ f1 }) => f1 < 1)
  return [
    title.padEnd(24),
    String(own.length).padStart(5),
    mean(own.map(({ f1 }) => f1)).padStart(8),
    mean(own.map(({ described }) => described)).padStart(8),
    (sum(1) === 0 ? '-' : (sum(0) / sum(1)).toFixed(3)).padStart(8),
    mean(own.map(({ f1 }) => Number(f1 === 1))).padStart(8),
    mean(own.map((outcome) => Number(outcome.proven))).padStart(8),
    String(false_.length).padStart(6),
  ].join(' ')
}

/** Faults put into a document that is right and proven, as it is, as a scan and without signs: what becomes of its proof. */
function faultTally(
  id: string,
  pages: readonly Page[],
  account: Account,
  tally: Map<string, number[]>,
  proofs: Map<string, number[]>,
): void {
  const said = ({ bookings }: Account) =>
    bookings.map(({ date, side, cents: sum }) => `${date} ${side} ${sum}`).join()
  const isText = pages.every(({ source }) => source !== 'ocr')
  const unsigned = withoutSigns(pages, account.bookings)
  for (const [kind, base] of [
    ...(isText ? [['text', pages] as const] : []),
    ['scan', recognised(pages)] as const,
    ...(unsigned ? [['unsigned', unsigned] as const] : []),
  ]) {
    const [whole] = readStatement(base).accounts
    const kept = proofs.get(kind) ?? [0, 0]
    kept[0]!++
    if (whole && isProven(whole) && said(whole) === said(account)) kept[1]!++
    proofs.set(kind, kept)
    for (const { fault, pages: faulty } of faultsOf(base, account.bookings)) {
      // A text layer has days as they are printed.
      if (fault === 'day' && isText && kind !== 'scan') continue
      const [own] = readStatement(faulty).accounts
      const isDated = fault !== 'day' || (own && proofOf(own).dates.state === 'proven')
      const ok = own !== undefined && isProven(own) && isDated
      const same = own !== undefined && said(own) === said(account)
      const mended = fault === 'day' || own?.bookings.some(({ corrected }) => corrected !== null)
      const key = `${kind} ${fault}`
      const counts = tally.get(key) ?? [0, 0, 0, 0]
      counts[0]!++
      if (!ok) counts[1]!++
      if (mended && same) counts[2]!++
      if (ok && !same) {
        counts[3]!++
        if (args.includes('--wrong')) console.log(`${id}: ${key}: falsely proven`)
      }
      tally.set(key, counts)
    }
  }
}

/** How often documents that say the same in other ways are read right, and are proven, right or not. */
function changeTally(
  id: string,
  pages: readonly Page[],
  account: Account,
  tally: Map<string, number[]>,
): void {
  const keyOf = ({ date, side, cents: sum }: Account['bookings'][number]) =>
    `${date} ${side} ${sum}`
  const said = ({ bookings }: Account) => bookings.map(keyOf).sort().join()
  const endsOf = ({ opening, closing }: Account) => [opening?.cents ?? null, closing?.cents ?? null]
  const isTold = ({ bookings }: Account) => {
    const rest = [...bookings]
    return account.bookings.every((own) => {
      const at = rest.findIndex(
        (other) =>
          keyOf(other) === keyOf(own) &&
          plain(withoutInserted(other.description)).includes(
            plain(withoutInserted(own.description)),
          ),
      )
      if (at >= 0) rest.splice(at, 1)
      return at >= 0
    })
  }
  const inserted = Object.entries(INSERTIONS).flatMap(([transform, insert]) => {
    const changed = insert(pages, account)
    return changed ? [{ transform, pages: changed }] : []
  })
  for (const { transform, pages: changed } of [
    ...transformsOf(pages, account.bookings),
    ...inserted,
  ]) {
    const [own] = readStatement(changed).accounts
    const same = own !== undefined && said(own) === said(account)
    const told = same && isTold(own)
    const ended = own !== undefined && endsOf(own).join() === endsOf(account).join()
    const proven = own !== undefined && isProven(own)
    const counts = tally.get(transform) ?? [0, 0, 0, 0, 0, 0]
    counts[0]!++
    if (same) counts[1]!++
    if (told) counts[2]!++
    if (ended) counts[3]!++
    if (proven) counts[4]!++
    if (proven && !same) counts[5]!++
    if (!(same && told && ended) && args.includes('--wrong'))
      console.log(
        `${id}: ${transform}:${same ? '' : ' bookings'}${told ? '' : ' texts'}${ended ? '' : ' balances'}${proven && !same ? ' falsely proven' : ''}`,
      )
    tally.set(transform, counts)
  }
}

/** Pages of the long statement, and how often it is read. */
const LONG_PAGES = 500
const RUNS = 3

/** What a long statement takes, of the processor and of the clock: other work on the machine adds to the clock. */
function measureLong(): void {
  for (let run = 1; run <= RUNS; run++) {
    const pages = longStatement(LONG_PAGES)
    const [began, used] = [performance.now(), process.cpuUsage()]
    const { content } = bankStatement.extract(pages)
    const [passed, { user, system }] = [performance.now() - began, process.cpuUsage(used)]
    const { transactions } = content as { transactions: readonly unknown[] }
    console.log(
      `${LONG_PAGES} pages, run ${run}: ${(passed / LONG_PAGES).toFixed(2)} ms a page, ${((user + system) / 1000 / LONG_PAGES).toFixed(2)} ms of processor, ${transactions.length} bookings`,
    )
  }
}

const args = process.argv.slice(2)
if (args.includes('--long')) measureLong()
const at = args.indexOf('--by')
const by = at < 0 ? null : (args[at + 1] ?? null)
const folders = args.filter((own, i) => !own.startsWith('--') && (at < 0 || i !== at + 1))
const outcomes: Outcome[] = []
const tally = new Map<string, number[]>()
const proofs = new Map<string, number[]>()
const changes = new Map<string, number[]>()
let pageCount = 0
let spent = 0
for (const input of folders) {
  const [folder, known] = input.split(':') as [string, string | undefined]
  const read = known ?? mkdtempSync(join(tmpdir(), 'pages-'))
  if (!known) await readDocuments(folder, read)
  for (const name of readdirSync(folder)
    .filter((own) => own.endsWith('.truth.json'))
    .sort()) {
    const id = name.replace(/\.truth\.json$/, '')
    const file = join(read, `${id}.pages`)
    const truth = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Truth
    const printed = existsSync(file) ? await pagesOf(file) : []
    const pages = args.includes('--wordless')
      ? withoutWords(printed, (word) => monthOf(word.replace(/\W/g, '')) > 0)
      : printed
    const started = performance.now()
    const { accounts } = readStatement(pages)
    spent += performance.now() - started
    pageCount += pages.length
    const outcome = outcomeOf(id, by === null ? '' : String(truth[by] ?? '?'), truth, accounts)
    outcomes.push(outcome)
    if (args.includes('--wrong') && (outcome.f1 < 1 || outcome.texts.length > 0))
      console.log(
        [
          `${id}: ${outcome.f1.toFixed(3)}${outcome.proven && outcome.f1 < 1 ? ', falsely proven' : ''}`,
          `missing ${outcome.missing.slice(0, 8).join(', ')}`,
          `wrong ${outcome.wrong.slice(0, 8).join(', ')}`,
          ...outcome.texts.slice(0, 8),
        ].join('\n  '),
      )
    if (args.includes('--faults') && outcome.f1 === 1 && outcome.proven)
      faultTally(id, pages, accounts[0]!, tally, proofs)
    if (args.includes('--changed') && outcome.f1 === 1 && accounts.length === 1)
      changeTally(id, pages, accounts[0]!, changes)
  }
}
if (folders.length === 0) process.exit(0)
console.log(
  `${''.padEnd(24)} count bookings    texts balances    whole   proven  false\n${row('all', outcomes)}`,
)
for (const [split, own] of Map.groupBy(outcomes, (outcome) => outcome.split))
  if (by !== null) console.log(row(split, own))
for (const [kind, [all, proven]] of proofs)
  console.log(`${kind.padEnd(14)} ${all} documents without a fault, ${proven} proven`)
for (const [fault, [all, found, mended, unseen]] of [...tally].sort())
  console.log(
    `${fault.padEnd(14)} ${all} put in, ${found} found, ${mended} mended, ${unseen} false proof`,
  )
for (const [transform, [all, right, told, ended, proven, unseen]] of changes)
  console.log(
    `${transform.padEnd(24)} ${all} documents, ${right} right, ${told} texts, ${ended} balances, ${proven} proven, ${unseen} false proof`,
  )
console.log(`${(spent / Math.max(1, pageCount)).toFixed(1)} ms a page over ${pageCount} pages`)
process.exit(0)
