import type { Align } from '../../../kit/sheet.ts'
import type { Account } from '../account.ts'
import { entriesOf, isOwed, moneyText } from './booking-rows.ts'
import { chance, type Draft } from './draft.ts'
import { chunks, type Fact } from './head.ts'
import { type Block, gap, together } from './pages.ts'
import { grid, labelled, pairs, text } from './texts.ts'

/** Opening balance, sums and closing balance, and what else banks count. */
export function summaryOf(draft: Draft, account: Account): Block {
  const { style, design, random } = draft
  const own = random.at('summary')
  const entries = entriesOf(account)
  const { out = 0, in: into = 0 } = entries.at(-1) ?? {}
  const [before, after] = style
    .pair(isOwed(account) ? 'owed' : 'balances')
    .map((label, at) => label.replace('{d}', style.day(at ? account.to : account.from))) as [
    string,
    string,
  ]
  const [outs, ins] = style.pair('sums')
  const shown = (cents: number): string => moneyText(draft, account, cents)
  const signed = own.at('signed').chance(0.3)
  const sums: Fact[] = [
    [ins, signed && !isOwed(account) ? `+${style.sum(into)}` : style.sum(into)],
    [outs, signed && !isOwed(account) ? `-${style.sum(out)}` : style.sum(out)],
  ]
  if (own.at('turn').chance(0.3)) sums.reverse()
  const core: Fact[] = [[before, shown(account.opening)], ...sums, [after, shown(account.closing)]]
  if (own.at('ends-last').chance(0.1)) core.push(core.shift()!)
  const extra: Fact[] = []
  if (own.at('count').chance(0.25)) extra.push([style.word('count'), String(entries.length)])
  if (own.at('average').chance(0.15))
    extra.push([style.word('average'), moneyText(draft, account, averageOf(account))])
  if (own.at('limit').chance(0.3)) {
    const limit = Math.max(1, Math.round(Math.abs(account.closing) / 50_000)) * 100_000
    extra.push([style.word('limit'), style.sum(limit)])
    if (own.at('available').chance(0.7))
      extra.push([style.word('available'), style.money(limit + account.closing)])
  }
  if (own.at('interest').chance(0.2))
    extra.push([style.word('interest'), `${style.plain(own.at('rate').int(1, 1890))} %`])
  const title = chance(draft, 'summary-title', 0.7)
    ? [text(draft, [style.word('summary')], { size: 1.15, bold: true, after: 3 })]
    : []
  const facts = [...core, ...extra]
  const colon = style.colon
  const half = (draft.left + draft.right) / 2
  const side = own.at('side').chance(0.3) && draft.right - draft.left > 420
  switch (design.summary) {
    case 'across':
      return together([
        ...title,
        ...chunks(facts, 4).map((some) =>
          grid(
            draft,
            [some.map(([label]) => label), some.map(([, value]) => value)],
            some.map((): Align => own.at('align').pick(['left', 'right'])),
            {
              head: own.at('bold').chance(0.5),
              ruled: own.at('ruled').chance(0.4),
              ...(own.at('fill').chance(0.4) ? { fill: '#eceff3' } : {}),
              after: 4,
            },
          ),
        ),
      ])
    case 'equation': {
      const [plus, minus] = isOwed(account) ? [out, into] : [into, out]
      return together([
        ...title,
        grid(
          draft,
          [
            [before, '', isOwed(account) ? outs : ins, '', isOwed(account) ? ins : outs, '', after],
            [
              shown(account.opening),
              '+',
              style.sum(plus),
              '-',
              style.sum(minus),
              '=',
              shown(account.closing),
            ],
          ],
          ['right', 'center', 'right', 'center', 'right', 'center', 'right'],
          { after: 4 },
        ),
      ])
    }
    case 'sentence':
      return together([
        ...title,
        text(
          draft,
          [
            facts
              .map(([label, value]) => `${labelled(style, label)} ${value}`)
              .join(own.at('join').pick([' | ', ', ', '   '])),
          ],
          { wrap: true, after: 4 },
        ),
      ])
    case 'box':
      return together([
        ...title,
        pairs(draft, facts, {
          left: side ? half : draft.left,
          right: side ? draft.right : draft.left + 300,
          valueAlign: 'right',
          border: '#777777',
          fill: own.at('fill').pick(['#f5f5f5', '#eef3f8', '#ffffff']),
          colon,
          after: 4,
        }),
      ])
    default:
      return together([
        ...title,
        pairs(draft, facts, {
          left: side ? half : draft.left,
          right: side ? draft.right : draft.left + own.at('width').int(230, 330),
          valueAlign: own.at('value').pick(['right', 'right', 'left']),
          colon,
          boldValue: own.at('bold-value').chance(0.3),
          after: 4,
        }),
      ])
  }
}

const averageOf = (account: Account): number => {
  const entries = entriesOf(account)
  return entries.length
    ? Math.round(entries.reduce((sum, { balance }) => sum + balance, 0) / entries.length / 100) *
        100
    : account.closing
}

/** All accounts with their balances, above or below the accounts themselves. */
export function overviewOf(draft: Draft, numbers: readonly string[]): Block {
  const { style, story } = draft
  const rows = story.accounts.map((account, at) => [
    numbers[at]!,
    account.currency,
    moneyText(draft, account, account.opening),
    moneyText(draft, account, account.closing),
  ])
  const [before, after] = style.pair('balances').map((label) => label.replace(/ ?\{d\}/, ''))
  return together([
    text(draft, [style.word('accounts')], { size: 1.15, bold: true, after: 3 }),
    grid(
      draft,
      [[style.word('account'), style.word('currency'), before!, after!], ...rows],
      ['left', 'left', 'right', 'right'],
      {
        head: true,
        ruled: true,
        after: 6,
      },
    ),
    gap(4),
  ])
}
