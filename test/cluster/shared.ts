import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  clusterAt,
  newCluster,
  removeAfterThis,
  removeCluster,
  type TestCluster,
} from './postgres.ts'

/** Says where the server of this run of tests is. */
const NOTE = join(import.meta.dirname, '..', '..', '.cache', 'test-postgres')

/** Before all tests: one server for all of them. */
export function startShared(): void {
  stopShared()
  mkdirSync(dirname(NOTE), { recursive: true })
  writeFileSync(NOTE, newCluster().folder)
}

/** After all tests, and before the next ones where these were broken off. */
export function stopShared(): void {
  if (!existsSync(NOTE)) return
  try {
    removeCluster(readFileSync(NOTE, 'utf8'))
  } catch {
    // It had stopped before.
  }
  rmSync(NOTE, { force: true })
}

let own: TestCluster | null = null

/** The server of this run; one of its own for a test file that is run alone. */
export function sharedCluster(): TestCluster {
  if (existsSync(NOTE)) return clusterAt(readFileSync(NOTE, 'utf8'))
  if (!own) {
    own = newCluster()
    removeAfterThis(own)
  }
  return own
}
