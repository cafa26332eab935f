/**
 * Loaded before a service: at SIGUSR2 it writes down what is alive. What is resident beside that is
 * room that V8 keeps for later, a hundred megabytes more or less.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const file = join(process.env.PAGEMILL_DATA!, 'live')
process.on('SIGUSR2', () => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  writeFileSync(`${file}-new`, String(heapUsed + external))
  renameSync(`${file}-new`, file)
})
