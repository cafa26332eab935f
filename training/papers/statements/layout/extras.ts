import { addDays } from '../../../kit/locale/dates.ts'
import type { Mark } from '../../../kit/mark.ts'
import { wordsOf } from '../words.ts'
import { chance, type Draft } from './draft.ts'
import { type Block, gap, together } from './pages.ts'
import { grid, pairs, text } from './texts.ts'

/** What stands below the bookings: notices, legends, fees, adverts, slips. None of it is a booking. */
export function extrasOf(draft: Draft): Block[] {
  const { style, story, random } = draft
  const blocks: Block[] = []
  const have = (key: string, probability: number): boolean =>
    chance(draft, `extra/${key}`, probability)
  const notices = wordsOf(story.language, 'notice')
  if (have('legend', 0.2))
    blocks.push(text(draft, [style.word('legend')], { size: 0.85, after: 5 }))
  if (have('fees', 0.14)) blocks.push(feeTable(draft))
  if (have('rates', 0.1)) blocks.push(rateTable(draft))
  if (have('notice', 0.55))
    blocks.push(
      text(
        draft,
        random.at('notices').sample(notices, random.at('notices/count').int(1, notices.length)),
        {
          size: random.at('notice-size').pick([0.7, 0.8, 0.85]),
          wrap: true,
          after: 6,
        },
      ),
    )
  if (have('advert', 0.22)) blocks.push(advert(draft))
  if (have('guarantee', 0.25))
    blocks.push(
      text(draft, [style.word('guarantee')], {
        size: 0.75,
        wrap: true,
        italic: random.at('italic').chance(0.3),
        after: 6,
      }),
    )
  if (story.accounts[0]!.kind === 'card' && have('slip', 0.6)) blocks.push(slip(draft))
  return blocks
}

function feeTable(draft: Draft): Block {
  const { style, random, story } = draft
  const own = random.at('fee-table')
  const names = [...wordsOf(story.language, 'bFee'), ...wordsOf(story.language, 'bInterestOut')]
  const rows = own
    .sample(names, own.int(2, 4))
    .map((name) => [name, style.sum(own.int(0, 2500)), style.sum(own.int(0, 12500))])
  return together([
    text(draft, [style.word('fees')], { size: 1.1, bold: true, after: 2 }),
    grid(
      draft,
      [['', String(story.made.year), String(story.made.year - 1)], ...rows],
      ['left', 'right', 'right'],
      {
        head: true,
        ruled: true,
        right: draft.left + (draft.right - draft.left) * 0.7,
        after: 8,
      },
    ),
  ])
}

function rateTable(draft: Draft): Block {
  const { style, random, story } = draft
  const own = random.at('rate-table')
  const from = story.accounts[0]!.from
  return grid(
    draft,
    [
      [style.word('interest'), ''],
      [style.day(from), `${style.plain(own.int(5, 1900))} %`],
      [style.day(addDays(from, own.int(3, 20))), `${style.plain(own.int(5, 1900))} %`],
    ],
    ['left', 'right'],
    { right: draft.left + 240, head: true, after: 8 },
  )
}

function advert(draft: Draft): Block {
  const inner = text(draft, [draft.style.word('advert')], {
    left: draft.left + 10,
    right: draft.right - 10,
    bold: true,
    wrap: true,
  })
  return {
    height: inner.height + 24,
    marks: (y) => [
      {
        kind: 'area',
        x: draft.left,
        y,
        width: draft.right - draft.left,
        height: inner.height + 16,
        fill: '#f3efe4',
        border: draft.accent,
      },
      ...inner.marks(y + 8, false),
    ],
  }
}

/** The part that is sent back with a payment. */
function slip(draft: Draft): Block {
  const { style, story, random, left, right } = draft
  const account = story.accounts[0]!
  const owed = Math.max(0, -account.closing)
  const rows = [
    [style.word('cardNo'), `**** ${story.cardNumber}`],
    [style.pair('owed')[1], style.sum(owed)],
    [style.word('minimum'), style.sum(Math.round(owed / 20))],
    [style.word('due'), style.day(addDays(account.to, random.at('due').int(14, 25)))],
  ] as const
  const dashes: Block = {
    height: 10,
    marks: (y) =>
      Array.from({ length: 60 }, (_, at): Mark => {
        const step = (right - left) / 60
        return {
          kind: 'rule',
          x1: left + at * step,
          y1: y + 5,
          x2: left + (at + 0.6) * step,
          y2: y + 5,
          width: 0.5,
        }
      }),
  }
  return together([
    gap(10),
    text(draft, [style.word('tear')], { size: 0.75, align: 'center', wrap: true }),
    dashes,
    pairs(draft, rows, {
      left: left + 20,
      right: left + 330,
      colon: style.colon,
      valueAlign: 'right',
      border: '#555555',
    }),
    gap(6),
    text(draft, [story.bank, ...story.bankPlace.lines], { size: 0.9, left: left + 20 }),
  ])
}

/** Small print at the foot of every page. */
export function footLines({ story }: Draft): string[] {
  const { bankPlace, bank } = story
  return [
    [bank, ...bankPlace.lines].join(' · '),
    story.numbers[0]!.bic
      ? `BIC ${story.numbers[0]!.bic} · ${bankPlace.code} ${bankPlace.town}`
      : bankPlace.lines.join(', '),
  ]
}
