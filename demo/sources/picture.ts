/** Makes docs/demo.png, the README's picture: the scan beside the table read from it. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const demo = join(import.meta.dirname, '..')
const { data } = JSON.parse(readFileSync(join(demo, 'output', 'scan.json'), 'utf8'))
const scan = readFileSync(join(demo, 'documents', 'scan.png')).toString('base64')
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const rows = (data.tables[0].rows as string[][])
  .map((row, r) => {
    const tag = r < data.tables[0].header_rows ? 'th' : 'td'
    const cells = row.map((text) => {
      const figure = /^[\d.,]+$/.test(text) ? ' class="figure"' : ''
      return `<${tag}${figure}>${escaped(text)}</${tag}>`
    })
    return `<tr><th class="number">${r + 1}</th>${cells.join('')}</tr>`
  })
  .join('')
const html = `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; font: 15px/1.4 'DejaVu Sans', sans-serif; background: #eef1f4; color: #1c2430 }
  main { display: flex; gap: 28px; padding: 28px; align-items: flex-start }
  figure { margin: 0; background: #fff; border-radius: 6px; box-shadow: 0 1px 6px #0003; overflow: hidden }
  .scan { width: 420px; height: 372px } .scan img { width: 520px; margin: -36px 0 0 -48px }
  table { border-collapse: collapse } td, th { border: 1px solid #d5dae1; padding: 5px 10px; text-align: left; white-space: nowrap }
  th { background: #e3f1ea } .figure { text-align: right; font-variant-numeric: tabular-nums }
  .number { background: #f4f6f8; color: #8a94a3; font-weight: normal; text-align: center }
  .arrow { align-self: center; font-size: 34px; color: #2c7a57 }
</style><main><figure class="scan"><img src="data:image/png;base64,${scan}"></figure>
<div class="arrow">→</div><figure><table>${rows}</table></figure></main>`

const folder = mkdtempSync(join(tmpdir(), 'pagemill-picture-'))
try {
  writeFileSync(join(folder, 'page.html'), html)
  mkdirSync(join(demo, '..', 'docs'), { recursive: true })
  execFileSync(
    'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      `--user-data-dir=${folder}`,
      '--window-size=1120,430',
      `--screenshot=${join(demo, '..', 'docs', 'demo.png')}`,
      `file://${join(folder, 'page.html')}`,
    ],
    { stdio: 'ignore' },
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
