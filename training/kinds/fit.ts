/**
 * Fits what tells kinds of papers apart, and where in a scan of several a paper begins:
 * `node training/kinds/fit.ts KIND=TRUTHS:PAGES…`, TRUTHS a folder of truths (`<id>.truth.json`), PAGES one of
 * read pages (`<id>.pages`). A truth that lists no tables is of kind text. Prints how often both are right with
 * groups of papers held out, and writes `src/scoring/weights/kind.json` and `beginning.json`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../../src/document/page.ts'
import {
  BEGINNING_FEATURES,
  beginningFeatures,
  type PageLook,
  pageLooks,
} from '../../src/models/kind/beginnings.ts'
import { FEATURES, featuresOf } from '../../src/models/kind/features.ts'
import { KINDS, type Kind, type KindShares } from '../../src/models/kind/kinds.ts'
import { type DocumentText, documentText } from '../../src/reading/document-text.ts'
import { shares } from '../../src/scoring/score.ts'
import { logOdds } from '../items/logistic.ts'
import { randomOf } from '../kit/random.ts'
import { type Example, multinomial } from './multinomial.ts'
import { otherFigures } from './other-figures.ts'
import { type Paper, papersOf } from './papers.ts'

const FOLDS = 5
/** Penalties that are tried; the one with the likeliest held-out kinds is taken. */
const PENALTIES = [3e-5, 1e-4, 3e-4]
/** What a single page of a paper of several counts, and a paper whose language nobody knows. */
const PAGE = 0.5
const WORDLESS = 0.25
/** What a few rows of a paper count, and how many they are. */
const SPARSE = 0.25
const [LEAST_ROWS, MOST_ROWS] = [2, 8]
const SAME = 'same paper'
const ONE_SCANNER = new Set<string>(['sameSheet', 'sameSource'])

const WEIGHTS = join(import.meta.dirname, '../../src/scoring/weights')

interface Read extends Paper {
  readonly document: DocumentText
  readonly fold: number
  readonly features: readonly number[]
  readonly pageFeatures: ReadonlyMap<Page, readonly number[]>
  /** Of a few of its rows: papers may be short, and need not look like cards then. */
  readonly sparse: readonly number[]
}

const papers = (await Promise.all(process.argv.slice(2).map(papersOf))).flat()
const batches = randomOf('kinds').shuffle([...new Set(papers.map((paper) => paper.batch))].sort())
const foldOf = new Map(batches.map((batch, i) => [batch, i % FOLDS]))
const read = papers.map((paper): Read => {
  const document = documentText(paper.pages)
  return {
    ...paper,
    document,
    fold: foldOf.get(paper.batch)!,
    features: featuresOf(document),
    pageFeatures: new Map(document.pages.map((page) => [page, featuresOf(document, [page])])),
    sparse: featuresOf(sparsely(document, paper.id)),
  }
})
for (const kind of KINDS)
  console.log(
    `${kind}: ${read.filter((own) => own.kind === kind).length} papers, ${read.filter((own) => own.kind === kind && own.pages.length > 1).length} of several pages`,
  )

function sparsely(document: DocumentText, id: string): DocumentText {
  const random = randomOf(`rows/${id}`)
  const count = random.int(LEAST_ROWS, MOST_ROWS)
  const kept = new Set(random.shuffle([...document.rows]).slice(0, count))
  return { ...document, rows: document.rows.filter((row) => kept.has(row)) }
}

const round = (value: number): number => Number(value.toFixed(4))
const isLexical = FEATURES.map((name) => /^(?:label|word)_/.test(name))

/** Every kind counts alike. */
function examplesOf(own: readonly Read[]): Example[] {
  const counts = new Map<Kind, number>()
  for (const { kind } of own) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return own.flatMap(({ kind, features, pageFeatures, pages, sparse }) => {
    const label = KINDS.indexOf(kind)
    const weight = 1 / counts.get(kind)!
    const wordless = features.map((value, f) => (isLexical[f] ? 0 : value))
    return [
      { features, label, weight },
      { features: wordless, label, weight: WORDLESS * weight },
      // A card is short as it is.
      ...(kind === 'business_card' ? [] : [{ features: sparse, label, weight: SPARSE * weight }]),
      ...(pages.length > 1 ? [...pageFeatures.values()] : []).map((features) => ({
        features,
        label,
        weight: (PAGE * weight) / pages.length,
      })),
    ]
  })
}

const sharesBy = (weights: readonly (readonly number[])[], features: readonly number[]) =>
  shares(weights.map((own) => logOdds(own, features)))

// The kind, with groups held out.
const trials = PENALTIES.map((penalty) => {
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    multinomial(examplesOf(read.filter((own) => own.fold !== fold)), KINDS.length, penalty),
  )
  const held = read.map((own) => sharesBy(folds[own.fold]!, own.features))
  const loss = KINDS.reduce((sum, kind, k) => {
    const losses = read.flatMap((own, i) => (own.kind === kind ? [-Math.log(held[i]![k]!)] : []))
    return sum + losses.reduce((all, one) => all + one, 0) / losses.length / KINDS.length
  }, 0)
  console.log(`penalty ${penalty}: log loss ${loss.toFixed(4)}`)
  return { penalty, folds, held, loss }
})
const { penalty, folds, held } = trials.reduce((best, own) => (own.loss < best.loss ? own : best))
const likeliest = held.map((own) => own.indexOf(Math.max(...own)))
console.log(
  `\npapers taken for, with groups held out\n${' '.repeat(16)}${KINDS.map((kind) => kind.slice(0, 8).padStart(9)).join('')}`,
)
for (const kind of KINDS) {
  const own = read.flatMap((paper, i) => (paper.kind === kind ? [likeliest[i]!] : []))
  const counts = KINDS.map((_, k) => own.filter((other) => other === k).length)
  console.log(kind.padEnd(16) + counts.map((count) => String(count).padStart(9)).join(''))
}
for (const source of new Set(read.map((own) => own.source))) {
  const own = read.flatMap((paper, i) => (paper.source === source ? [[paper, i] as const] : []))
  const right = own.filter(([paper, i]) => KINDS[likeliest[i]!] === paper.kind).length
  console.log(`${source}: ${right} of ${own.length} right`)
}
for (const [least, most] of [
  [0, 0.5],
  [0.5, 0.7],
  [0.7, 0.9],
  [0.9, 0.97],
  [0.97, 1],
] as const) {
  const own = held.flatMap((all, i) => {
    const share = Math.max(...all)
    return share >= least && share < most
      ? [[share, KINDS[likeliest[i]!] === read[i]!.kind] as const]
      : []
  })
  const mean = own.reduce((sum, [share]) => sum + share, 0) / Math.max(1, own.length)
  console.log(
    `share ${least}–${most}: ${own.length} papers, mean ${mean.toFixed(3)}, right ${(own.filter(([, is]) => is).length / Math.max(1, own.length)).toFixed(3)}`,
  )
}
if (process.env.WRONG)
  read.forEach((own, i) => {
    if (KINDS[likeliest[i]!] !== own.kind)
      console.log(
        `  ${own.source} ${own.id}: ${own.kind} taken for ${KINDS[likeliest[i]!]} ${held[i]!.map((s) => s.toFixed(2)).join(' ')}`,
      )
  })

// Warnings that a paper is not what it was sent as.
const named: readonly Kind[] = KINDS.slice(0, 4)
const wrongly = read.filter(
  (own, i) => named.includes(own.kind) && KINDS[likeliest[i]!] !== own.kind,
)
const rightly = read.flatMap((own, i) =>
  named.flatMap((kind) => (kind === own.kind ? [] : [KINDS[likeliest[i]!] !== kind])),
)
console.log(
  `warned of: ${wrongly.length} of ${read.filter((own) => named.includes(own.kind)).length} rightly named, ${rightly.filter((is) => is).length} of ${rightly.length} wrongly named`,
)
const kinds = multinomial(examplesOf(read), KINDS.length, penalty).map((row) => row.map(round))
writeFileSync(
  join(WEIGHTS, 'kind.json'),
  `${JSON.stringify({ features: FEATURES, weights: kinds })}\n`,
)

// Where a paper begins: pages of one paper, and the last page of one before the first of another.
const looksOf = ({ document, fold, pageFeatures }: Read): PageLook[] =>
  pageLooks(document, (page) => {
    const own = sharesBy(folds[fold]!, pageFeatures.get(page)!)
    return Object.fromEntries(KINDS.map((kind, k) => [kind, own[k]!])) as KindShares
  })

interface Pair {
  readonly features: readonly number[]
  readonly item: boolean
  readonly fold: number
  /** How it came about. */
  readonly what: string
  readonly id: string
}

const looked = read.map((paper) => ({ paper, looks: looksOf(paper) }))
const copies = read.map((paper) => {
  const document = documentText(otherFigures(paper.pages, randomOf(`copy/${paper.id}`)))
  const pageFeatures = new Map(document.pages.map((page) => [page, featuresOf(document, [page])]))
  return looksOf({ ...paper, document, pageFeatures })
})
const random = randomOf('pairs')
const pairs = looked.flatMap(({ paper, looks }, i): Pair[] => {
  const { fold } = paper
  const filled = looks.filter((look) => look.count > 0)
  const last = filled.at(-1)
  if (!last) return []
  const within = filled.slice(1).map((here, at) => ({
    features: beginningFeatures(filled[at]!, here),
    item: false,
    fold,
    what: SAME,
    id: paper.id,
  }))
  const others = looked.filter(
    (other) => other.paper.fold === fold && other.paper.group !== paper.group,
  )
  const next = (what: string, list: readonly PageLook[] | undefined): Pair[] => {
    const here = list?.find((look) => look.count > 0)
    if (!here) return []
    const features = beginningFeatures(last, here)
    // A scanner makes sheets of one size of all that is laid on it.
    const scanned = features.map((value, f) =>
      ONE_SCANNER.has(BEGINNING_FEATURES[f]!) ? 1 : value,
    )
    return [
      { features, item: true, fold, what, id: paper.id },
      { features: scanned, item: true, fold, what: `${what}, one scanner`, id: paper.id },
    ]
  }
  const like = others.filter((other) => other.paper.kind === paper.kind)
  const mates = looked.filter(
    (other) =>
      other.paper.group === paper.group &&
      other.paper !== paper &&
      other.paper.kind === paper.kind &&
      !isCopy(paper, other.paper),
  )
  const any = others.length > 0 ? random.pick(others) : undefined
  const isNamed = (kind: Kind | undefined) => kind !== undefined && named.includes(kind)
  // Pages of nothing but text or tables do not say whose they are.
  if (!isNamed(paper.kind))
    return [...within, ...(isNamed(any?.paper.kind) ? next('any paper', any!.looks) : [])]
  return [
    ...within,
    ...next('any paper', any?.looks),
    ...next('same kind', like.length > 0 ? random.pick(like).looks : undefined),
    ...next('same issuer', mates.length > 0 ? random.pick(mates).looks : undefined),
    // An issuer's next paper looks the same and has other figures.
    ...next('other figures', copies[i]),
  ]
})

/** One paper that was seen twice: printed and scanned. */
function isCopy(a: Paper, b: Paper): boolean {
  const stem = (id: string) => id.replace(/-(?:scan|scanned|photo|print)$/, '')
  return stem(a.id) === stem(b.id)
}

/** Pages on which a paper begins, and others, count alike; so do all ways to come by them. */
function counted(own: readonly Pair[]): Example[] {
  const counts = new Map<string, number>()
  for (const { what } of own) counts.set(what, (counts.get(what) ?? 0) + 1)
  const ways = [...counts.keys()].filter((what) => what !== SAME).length
  return own.map(({ features, what, item }) => ({
    features,
    label: Number(item),
    weight: 1 / counts.get(what)! / (item ? ways : 1),
  }))
}

function beginning(own: readonly Pair[], penalty: number): number[] {
  const [other, begins] = multinomial(counted(own), 2, penalty)
  return begins!.map((weight, f) => weight - other![f]!)
}

const pairTrials = PENALTIES.map((penalty) => {
  const weights = Array.from({ length: FOLDS }, (_, fold) =>
    beginning(
      pairs.filter((pair) => pair.fold !== fold),
      penalty,
    ),
  )
  const odds = pairs.map((pair) => logOdds(weights[pair.fold]!, pair.features))
  const examples = counted(pairs)
  const loss = examples.reduce(
    (sum, { label, weight }, i) =>
      sum + weight * Math.log1p(Math.exp(label ? -odds[i]! : odds[i]!)),
    0,
  )
  return { penalty, odds, loss }
})
const pairTrial = pairTrials.reduce((best, own) => (own.loss < best.loss ? own : best))
console.log('\nwhere papers begin, with groups held out')
for (const what of new Set(pairs.map((pair) => pair.what))) {
  const own = pairs.flatMap((pair, i) =>
    pair.what === what ? [pairTrial.odds[i]! > 0 === pair.item] : [],
  )
  console.log(`${what.padEnd(30)}${own.filter((is) => is).length} of ${own.length}`)
}
const weights = beginning(pairs, pairTrial.penalty).map(round)
writeFileSync(
  join(WEIGHTS, 'beginning.json'),
  `${JSON.stringify({ features: BEGINNING_FEATURES, weights })}\n`,
)
