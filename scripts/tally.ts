/**
 * Reads a TAP stream and prints what failed and the closing line `N passed, N failed`.
 * Usage: tally.ts TAP_FILE FAILED_CHECKS; exit code 1 when anything failed or no test ran.
 */
import { readFileSync } from 'node:fs'

const lines = readFileSync(process.argv[2]!, 'utf8').split('\n')
const failedChecks = Number(process.argv[3] ?? 0)

let passed = 0
let failed = failedChecks
const isParent = (index: number, indent: number): boolean => {
  // A result line closes a subtest when the line before it is deeper: its children were counted.
  for (let i = index - 1; i >= 0; i--) {
    const text = lines[i]!
    if (!text.trim()) continue
    return text.search(/\S/) > indent
  }
  return false
}

for (const [i, line] of lines.entries()) {
  const match = /^(\s*)(not ok|ok) \d+(.*)$/.exec(line)
  if (!match) continue
  const good = match[2] === 'ok'
  const parent = isParent(i, match[1]!.length)
  if (good) passed += parent ? 0 : 1
  else if (!parent) {
    failed++
    process.stdout.write(`${lines.slice(i, i + 30).join('\n')}\n`)
  }
}
const brokenFiles = lines.filter((line) => /^not ok /.test(line)).length
if (failed === failedChecks && brokenFiles > 0) {
  failed += brokenFiles
  process.stdout.write(`${lines.filter((line) => /^not ok /.test(line)).join('\n')}\n`)
}
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
