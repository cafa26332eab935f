import type { NamedSum } from './balances.ts'
import { balanceOf, type Chain } from './chain.ts'
import type { Item } from './item.ts'

/** Balances among the bookings, by what their words say. */
export function toldSums(items: readonly Item[], chain: Chain): NamedSum[] {
  return items.flatMap((item): NamedSum[] => {
    if (item.told === null) return []
    const [column, token] = [...item.amounts].at(-1)!
    const balance = [...item.amounts].find(([c]) => chain.hypothesis.balances.has(c))?.[1] ?? token
    const value = balanceOf(balance, chain.hypothesis.creditBelow)
    const name = item.told === 'forward' ? 'balance_on' : item.toldName!
    const text = item.line.row.text
    const figure = {
      value: value / 100,
      decimals: balance.decimals,
      currency: balance.currency,
      percent: false,
      signed: balance.sign !== 0,
      text: balance.text,
      page: item.line.row.page,
      box: balance.box,
      from: 0,
      to: 0,
      confidence: balance.confidence,
      misread: false,
    }
    return column >= 0
      ? [
          {
            name,
            label: text.slice(0, 60),
            cents: value,
            figure,
            row: item.line.row,
            day: null,
            section: item.section,
          },
        ]
      : []
  })
}
