/** A line of a bill. Quantities are thousandths, prices ten-thousandths of the currency, amounts cents. */
export interface Line {
  description: string
  details: readonly string[]
  code: string
  quantity: number
  unit: string
  price: number
  /** Per cent, whole. */
  discount: number
  /** Tenths of a per cent: 195 is 19.5 %. */
  rate: number
  /** What the line costs as the bill states its prices: without tax, or with it. */
  amount: number
  tax: number
  date?: { year: number; month: number; day: number }
}

export interface TaxRow {
  name: string
  rate: number
  base: number
  tax: number
}

/** All amounts in cents. */
export interface Sums {
  subtotal: number
  discount: number
  shipping: number
  /** Without tax, after discount and with shipping. */
  net: number
  taxes: readonly TaxRow[]
  tax: number
  /** Kept back by the buyer for the tax office; counted into the total in some countries only. */
  withheld: number
  /** Laid out for the buyer, without tax: comes behind the tax. */
  outlay: number
  rounding: number
  total: number
  previous: number
  received: number
  deposit: number
  due: number
}

export interface Charges {
  /** Prices contain the tax. */
  included: boolean
  /** Smallest amount that is printed, in cents. */
  step: number
  /** The total is a multiple of this. */
  totalStep: number
  discountPercent: number
  shipping: number
  /** Names and tenths of a per cent of the taxes on each rate's base; a rate of 190 may be two taxes. */
  split: (rate: number) => readonly { name: string; rate: number }[]
  withheldPercent: number
  withheldInTotal: boolean
  outlay: number
  previous: number
  receivedShare: number
  depositPercent: number
}

/** Quantity × price, less the line's discount, rounded half up to the step. */
export function lineAmount(
  quantity: number,
  price: number,
  discount: number,
  step: number,
): number {
  const cents = Math.round((quantity * price * (100 - discount)) / (1000 * 100 * 100))
  return Math.round(cents / step) * step
}

/** Everything below the lines. */
export function sumsOf(lines: readonly Line[], charges: Charges): Sums {
  const { step } = charges
  const round = (cents: number): number => Math.round(cents / step) * step
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const discount = round((subtotal * charges.discountPercent) / 100)
  const bases = new Map<number, number>()
  for (const { rate, amount } of lines) bases.set(rate, (bases.get(rate) ?? 0) + amount)
  // A discount is no larger than what it is taken off.
  const [main] = [...bases].reduce((most, own) => (own[1] > most[1] ? own : most))
  bases.set(main, bases.get(main)! - discount + charges.shipping)
  const taxes: TaxRow[] = []
  let gross = 0
  for (const [rate, amount] of [...bases].sort(([a], [b]) => b - a)) {
    const inside = charges.included ? round((amount * rate) / (1000 + rate)) : 0
    const base = amount - inside
    const parts = charges.split(rate)
    const all = charges.included ? inside : undefined
    let given = 0
    for (const [at, part] of parts.entries()) {
      const last = at === parts.length - 1
      const tax = all !== undefined && last ? all - given : round((base * part.rate) / 1000)
      given += tax
      taxes.push({ ...part, base, tax })
    }
    gross += base + given
  }
  const tax = taxes.reduce((sum, row) => sum + row.tax, 0)
  const net = gross - tax
  const withheld = round((net * charges.withheldPercent) / 100)
  const exact = gross - (charges.withheldInTotal ? withheld : 0) + charges.outlay
  const total = Math.round(exact / charges.totalStep) * charges.totalStep
  const previous = charges.previous
  const received = round(previous * charges.receivedShare)
  const deposit = round((total * charges.depositPercent) / 100)
  return {
    subtotal,
    discount,
    shipping: charges.shipping,
    net,
    taxes,
    tax,
    withheld,
    outlay: charges.outlay,
    rounding: total - exact,
    total,
    previous,
    received,
    deposit,
    due: total + previous - received - deposit - (charges.withheldInTotal ? 0 : withheld),
  }
}
