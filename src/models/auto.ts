import { DEFAULT_OPTIONS, type ExtractOptions } from '../document/extract-options.ts'
import type { Extraction, PaperExtraction, Warning } from '../document/extraction.ts'
import type { Page } from '../document/page.ts'
import { type DocumentText, documentText } from '../reading/document-text.ts'
import { round } from '../reading/found.ts'
import { findTables } from '../tables/find.ts'
import { bankStatement } from './bank-statement.ts'
import { businessCard } from './business-card.ts'
import { DESCRIPTIONS, PAGE_OUTPUTS } from './catalogue.ts'
import { wholeDocument } from './document.ts'
import { embeddedInvoice } from './embedded/embedded-invoice.ts'
import { invoice } from './invoice.ts'
import { beginningOdds } from './kind/beginnings.ts'
import { KINDS, type Kind, type KindShares } from './kind/kinds.ts'
import { type LikelyKind, likelyKind, MOST } from './kind/likely-kind.ts'
import type { Model } from './model.ts'
import { receipt } from './receipt.ts'
import { tables } from './tables.ts'
import type { Trace } from './trace.ts'

/** Who reads a paper of a kind. */
const READERS: Readonly<Record<Kind, Model>> = {
  invoice,
  receipt,
  bank_statement: bankStatement,
  business_card: businessCard,
  tables,
  // As `text`, and in JSON as `document`: the specification's `text` has no JSON.
  text: {
    ...wholeDocument,
    name: 'text',
    outputs: ['txt', ...wholeDocument.outputs.filter((name) => name !== 'txt')],
  },
}

/** Pages of one paper, and what it most likely is. */
interface FoundPaper extends LikelyKind {
  readonly pages: readonly Page[]
  /** How likely a paper begins on its first page. */
  readonly begins: number
}

/** Finds out what a document is, and reads it as that. */
export const auto: Model = {
  ...DESCRIPTIONS.auto,
  extract: (pages, options = DEFAULT_OPTIONS, trace) => {
    const document = documentText(pages)
    const papers = papersOf(document, options)
    return options.split
      ? eachByItself(papers, options, trace)
      : asOne(document, papers, options, trace)
  },
}

/** The reader of a kind; what has nothing to read is a text without words. */
export const readerOf = (kind: Kind | null): Model => READERS[kind ?? 'text']

/** A paper's pages are its own whatever kind it is. */
const outputsOf = (kind: Kind | null): readonly string[] => [
  ...readerOf(kind).outputs,
  ...PAGE_OUTPUTS,
]

function papersOf(document: DocumentText, { embedded }: ExtractOptions): FoundPaper[] {
  const odds = beginningOdds(document)
  const starts = odds.flatMap((own, i) => (i === 0 || own > 0.5 ? [i] : []))
  // Of several papers it is not said which one's data a file carries.
  const carriesInvoice = starts.length === 1 && hasInvoice(embedded)
  return starts.map((from, i) => {
    const pages = document.pages.slice(from, starts[i + 1])
    const own = carriesInvoice ? INVOICE : kindOf(document, pages)
    return { pages, begins: odds[from]!, ...own }
  })
}

/** What carries the data of an invoice is one. */
const INVOICE: LikelyKind = {
  kind: 'invoice',
  probability: MOST,
  shares: Object.fromEntries(
    KINDS.map((kind) => [kind, kind === 'invoice' ? MOST : 0]),
  ) as KindShares,
}

function hasInvoice(embedded: ExtractOptions['embedded']): boolean {
  const found = embeddedInvoice(embedded)
  return found !== null && 'data' in found
}

/** Papers that are likeliest read for their tables, or as a text, have tables that are found, or none. */
function kindOf(document: DocumentText, pages: readonly Page[]): LikelyKind {
  const own = likelyKind(document, pages)
  if (own.kind !== 'tables' && own.kind !== 'text') return own
  const probability = Math.min(MOST, own.shares.tables + own.shares.text)
  const hasTables = findTables(pages).length > 0
  const shares = {
    ...own.shares,
    tables: hasTables ? probability : 0,
    text: hasTables ? 0 : probability,
  }
  return { kind: hasTables ? 'tables' : 'text', probability, shares }
}

/** The whole document as the likeliest kind of all its pages together. */
function asOne(
  document: DocumentText,
  papers: readonly FoundPaper[],
  options: ExtractOptions,
  trace?: Trace,
): Extraction {
  const [first] = papers
  const whole = papers.length === 1 && first ? first : kindOf(document, document.pages)
  const extraction = readAs(whole.kind, document.pages, options, trace)
  return {
    ...extraction,
    content: {
      ...kindContent(whole),
      documents: papers.map((paper) => paperContent(paper)),
      ...extraction.content,
    },
    pages: withKinds(papers, [extraction]),
    warnings: [...extraction.warnings, ...severalPapers(papers)],
    outputs: outputsOf(whole.kind),
  }
}

/** Each paper as what it is. */
function eachByItself(
  papers: readonly FoundPaper[],
  options: ExtractOptions,
  trace?: Trace,
): Extraction {
  // Of several papers it is not said which one's data a PDF carries.
  const embedded = papers.length === 1 ? options.embedded : []
  const read = papers.map((paper, i) => ({
    name: paperName(paper.kind, i),
    pages: paper.pages,
    said: paperContent(paper),
    extraction: {
      ...readAs(paper.kind, paper.pages, { ...options, embedded }, trace),
      outputs: outputsOf(paper.kind),
    },
  }))
  const extractions = read.map(({ extraction }) => extraction)
  return { ...splitExtraction(read), pages: withKinds(papers, extractions) }
}

/** What a paper's file is called. */
export const paperName = (kind: Kind | null, index: number): string =>
  `${index + 1} ${kind ?? 'empty'}`

/** The views of papers that were read each by itself, with what is said of them beside. */
export const splitExtraction = (
  papers: readonly (PaperExtraction & { readonly said: Readonly<Record<string, unknown>> })[],
): Extraction => ({
  content: {
    documents: papers.map(({ said, extraction }) => ({ ...said, ...extraction.content })),
  },
  sheets: [],
  text: papers.map(({ extraction }) => extraction.text).join('\n\f'),
  warnings: papers.flatMap(({ pages, extraction }) =>
    extraction.warnings.map((own) => (pages[0] ? { page: pages[0].number, ...own } : own)),
  ),
  papers,
})

/** Its kind was not named by anybody, so that it cannot be another. */
function readAs(
  kind: Kind | null,
  pages: readonly Page[],
  options: ExtractOptions,
  trace?: Trace,
): Extraction {
  const extraction = readerOf(kind).extract(pages, { ...options, wholePdf: false }, trace)
  const { warnings } = extraction
  return { ...extraction, warnings: warnings.filter(({ code }) => code !== 'KIND_MISMATCH') }
}

const kindContent = ({ kind, probability, shares }: LikelyKind) => ({
  kind,
  probability: round(probability),
  kinds: Object.fromEntries(Object.entries(shares).map(([name, share]) => [name, round(share)])),
})

const paperContent = (paper: FoundPaper) => ({
  ...kindContent(paper),
  pages: paper.pages.map(({ number }) => number),
  begins: round(paper.begins),
})

/** What the entries of pages say: of which kind of paper they are, and what its reader says of them. */
function withKinds(
  papers: readonly FoundPaper[],
  extractions: readonly Extraction[],
): Map<number, Readonly<Record<string, unknown>>> {
  const said = extractions.flatMap(({ pages }) => (pages ? [...pages] : []))
  const entries = new Map(said)
  papers.forEach(({ pages, kind, probability }, i) => {
    for (const { number } of pages) {
      const own = { document: i, kind, kind_probability: round(probability) }
      entries.set(number, { ...own, ...entries.get(number) })
    }
  })
  return entries
}

function severalPapers(papers: readonly FoundPaper[]): Warning[] {
  if (papers.length < 2) return []
  const pages = papers.map((paper) => paper.pages[0]!.number).join(', ')
  return [
    {
      code: 'SEVERAL_DOCUMENTS',
      message: `documents begin on pages ${pages}: split=true reads each by itself`,
    },
  ]
}
