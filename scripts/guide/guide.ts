/** Renders docs/ into `dist/guide`, which the service shows at /guide. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fill } from './fill.ts'
import { page } from './page.ts'

const root = join(import.meta.dirname, '../..')
const source = join(root, 'docs/guide')
const samples = join(source, 'samples')
const built = join(root, 'dist/guide')

/** In the order they are read: address, title, file below docs/. */
const CHAPTERS = [
  ['', 'Quick start', 'guide/index.md'],
  ['models', 'Models', 'guide/models.md'],
  ['outputs', 'Outputs', 'guide/outputs.md'],
  ['languages', 'Languages', 'guide/languages.md'],
  ['api', 'API', 'api.md'],
  ['accuracy', 'Accuracy and speed', 'guide/accuracy.md'],
  ['webhooks', 'Webhooks', 'guide/webhooks.md'],
  ['programs', 'Programs', 'guide/programs.md'],
  ['cli', 'Command line', 'cli.md'],
  ['accounts', 'Accounts and billing', 'accounts.md'],
  ['deployment', 'Deployment', 'deployment.md'],
  ['operations', 'Operations', 'operations.md'],
  ['settings', 'Settings', 'settings.md'],
] as const

rmSync(built, { recursive: true, force: true })
mkdirSync(built, { recursive: true })
const chapters = CHAPTERS.map(([address, title]) => ({ address, title }))
for (const [address, , file] of CHAPTERS) {
  const text = fill(readFileSync(join(root, 'docs', file), 'utf8'), source)
  writeFileSync(join(built, `${address || 'index'}.html`), page(address, chapters, text))
}
for (const name of readdirSync(samples).filter((name) => name.endsWith('.png')))
  copyFileSync(join(samples, name), join(built, name))
const styles = [join(root, 'src/dashboard/design/tokens.css'), join(source, 'guide.css')]
writeFileSync(join(built, 'guide.css'), styles.map((path) => readFileSync(path, 'utf8')).join('\n'))
copyFileSync(join(root, 'src/dashboard/design/icon.svg'), join(built, 'icon.svg'))
