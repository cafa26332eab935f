/**
 * A service of several processes, with PostgreSQL and S3, on this machine: `npm run bench:cluster --
 * [--minutes 20] [--rows 1000000] [--pages 500] [--seed 1] [--from HEAD] [--only queue,fairness]`.
 * Exit code 1 when a claim does not hold.
 */
import { parseArgs } from 'node:util'
import { agreement } from './cluster/agreement.ts'
import type { Extent, Found } from './cluster/claim.ts'
import { fairness } from './cluster/fairness.ts'
import { faults } from './cluster/faults.ts'
import { large } from './cluster/large.ts'
import { queue } from './cluster/queue.ts'
import { rolling } from './cluster/rolling.ts'
import { scale } from './cluster/scale.ts'

const CLAIMS: Record<string, (extent: Extent) => Promise<Found>> = {
  faults,
  queue,
  scale,
  large,
  fairness,
  agreement,
  rolling,
}

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    rows: { type: 'string', default: '1000000' },
    pages: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: 'HEAD' },
    only: { type: 'string', default: Object.keys(CLAIMS).join() },
  },
})
const extent: Extent = {
  minutes: Number(options.minutes),
  rows: Number(options.rows),
  pages: Number(options.pages),
  seed: Number(options.seed),
  from: options.from,
}
for (const name of options.only.split(',')) {
  const claim = CLAIMS[name]
  if (!claim) throw new Error(`there is no '${name}'; there are ${Object.keys(CLAIMS).join(', ')}`)
  const { figures, faults } = await claim(extent)
  for (const figure of figures) process.stdout.write(`${name}: ${figure}\n`)
  for (const fault of faults) process.stdout.write(`${name}: FAULT: ${fault}\n`)
  if (faults.length > 0) process.exitCode = 1
}
// Pipes of processes that were killed may be open still.
process.exit()
