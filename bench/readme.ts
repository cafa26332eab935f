import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newestReport, summary } from '../scripts/report.ts'

const readme = join(import.meta.dirname, '..', 'README.md')
const MARKED = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/

/** Puts a table between the README's bench marks. */
export function writeReadmeTable(table: string): void {
  const text = readFileSync(readme, 'utf8')
  if (!MARKED.test(text)) throw new Error('README.md has no bench marks')
  writeFileSync(
    readme,
    text.replace(MARKED, (_, open, close) => `${open}${table}\n${close}`),
  )
}

if (import.meta.main) writeReadmeTable(summary(newestReport()))
