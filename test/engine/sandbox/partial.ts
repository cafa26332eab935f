/** Starts an engine and tells what walls there are, and what the kernel says of its hosts. */
import { readFileSync } from 'node:fs'
import { engineFor } from '../engines.ts'
import { hostsOf } from '../held.ts'

const FIELDS = /^(NoNewPrivs|Seccomp|Seccomp_filters):\t(\d+)$/gm

const teardowns: (() => unknown)[] = []
const engine = await engineFor({ teardown: (work) => void teardowns.unshift(work) })
const hosts = hostsOf().map((pid) => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Object.fromEntries([...status.matchAll(FIELDS)].map(([, name, value]) => [name, value]))
})
process.stdout.write(JSON.stringify({ sandbox: engine.sandbox, hosts }))
for (const work of teardowns) await work()
