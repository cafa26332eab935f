import { z } from 'zod'

const whole = z.number().int().nonnegative()

/** One row of the table of plans. Money in euro cents. */
export const planRow = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/),
  price: whole,
  /** Included pages; null = unlimited. */
  pages: whole.nullable(),
  /** Whether pages and price come again each month, or once. */
  per: z.enum(['month', 'once']),
  endpoints: z.array(z.enum(['convert', 'jobs', 'batch'])),
  maxFileBytes: whole,
  /** Whether live keys need a verified card. */
  needsCard: z.boolean(),
  /** What is bought when the pages run out; null = nothing. */
  pack: z.strictObject({ pages: whole.positive(), price: whole }).nullable(),
  /** Pages a month with model `fields`; null = no limit of its own. */
  smartPages: whole.nullable(),
})

export type Plan = Readonly<z.infer<typeof planRow>>
export type Endpoint = Plan['endpoints'][number]

/** Plans by name, in the order they are shown. */
export type Plans = ReadonlyMap<string, Plan>

/** The plan of who has bought pages without a subscription. */
export const CARNET = 'carnet'

const MEGABYTE = 1_048_576

/** The plans there are unless the operator says otherwise. */
const BUILT_IN: readonly Plan[] = [
  {
    name: 'free',
    price: 0,
    pages: 10,
    per: 'once',
    endpoints: ['convert'],
    maxFileBytes: 10 * MEGABYTE,
    needsCard: true,
    pack: null,
    smartPages: 10,
  },
  {
    name: CARNET,
    price: 290,
    pages: 200,
    per: 'once',
    endpoints: ['convert', 'jobs'],
    maxFileBytes: 50 * MEGABYTE,
    needsCard: true,
    pack: null,
    smartPages: 200,
  },
  {
    name: 'starter',
    price: 2900,
    pages: 2500,
    per: 'month',
    endpoints: ['convert', 'jobs'],
    maxFileBytes: 50 * MEGABYTE,
    needsCard: true,
    pack: { pages: 500, price: 580 },
    smartPages: 500,
  },
  {
    name: 'pro',
    price: 9900,
    pages: 10_000,
    per: 'month',
    endpoints: ['convert', 'jobs', 'batch'],
    maxFileBytes: 50 * MEGABYTE,
    needsCard: true,
    pack: { pages: 2000, price: 1980 },
    smartPages: 2000,
  },
  {
    name: 'scale',
    price: 19_000,
    pages: 20_000,
    per: 'month',
    endpoints: ['convert', 'jobs', 'batch'],
    maxFileBytes: 50 * MEGABYTE,
    needsCard: true,
    pack: { pages: 4000, price: 3800 },
    smartPages: 4000,
  },
  {
    name: 'unlimited',
    price: 0,
    pages: null,
    per: 'month',
    endpoints: ['convert', 'jobs', 'batch'],
    maxFileBytes: 50 * MEGABYTE,
    needsCard: false,
    pack: null,
    smartPages: null,
  },
]

/**
 * The built-in table, with rows replaced by or added from the operator's.
 *
 * @param own rows as in a file of JSON
 * @throws ZodError naming what is wrong with them
 */
export function planTable(own: unknown = []): Plans {
  const rows = [...BUILT_IN, ...z.array(planRow).parse(own)]
  return new Map(rows.map((plan) => [plan.name, plan]))
}
