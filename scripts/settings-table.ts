/** Writes the table of docs/settings.md from `src/settings.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTINGS } from '../src/settings.ts'

const file = join(import.meta.dirname, '..', 'docs/settings.md')
const MARKED = /(<!-- settings -->\n)[\s\S]*?(<!-- \/settings -->)/

export const settingsTable = (): string =>
  [
    '| variable | meaning | without it |',
    '|---|---|---|',
    ...Object.values(SETTINGS).map(
      ({ name, meaning, fallback }) => `| \`${name}\` | ${meaning} | ${fallback} |`,
    ),
    '',
  ].join('\n')

if (import.meta.main) {
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace(MARKED, (_, open, close) => `${open}${settingsTable()}${close}`),
  )
}
