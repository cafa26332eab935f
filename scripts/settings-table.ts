/** Writes the README's table of settings from `src/settings.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTINGS } from '../src/settings.ts'

const readme = join(import.meta.dirname, '..', 'README.md')
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
  const text = readFileSync(readme, 'utf8')
  writeFileSync(
    readme,
    text.replace(MARKED, (_, open, close) => `${open}${settingsTable()}${close}`),
  )
}
