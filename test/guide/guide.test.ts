import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { models } from '../../src/models/catalogue.ts'
import { type Answer, convert, field, file, type Service, serviceFor } from '../http/service.ts'

const SAMPLES = join(import.meta.dirname, '../../docs/guide/samples')

let service: Service

t.before(async () => {
  service = await serviceFor(t)
})

t.test('every link of every page leads somewhere', async (t) => {
  const pages = new Map<string, string>()
  const seen = new Set<string>()
  const open = ['/guide']
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const answer = await fetch(service.url + path)
    t.equal(answer.status, 200, path)
    const text = await answer.text()
    if (!path.startsWith('/guide') || !/html/.test(answer.headers.get('content-type')!)) continue
    t.match(answer.headers.get('content-security-policy'), /default-src 'self'/, path)
    t.notMatch(text, /<script|style=|<!-- \w/, `${path}: nothing that the policy forbids`)
    pages.set(path, text)
    for (const [, link] of text.matchAll(/(?:href|src)="([^"]+)"/g)) {
      const { origin, pathname, hash } = new URL(link!, service.url + path)
      if (origin !== service.url) continue
      open.push(pathname)
      if (hash) t.ok(text.includes(`id="${hash.slice(1)}"`), `${path}: ${link}`)
    }
  }
  t.same([...pages.keys()].sort(), [
    '/guide',
    '/guide/accounts',
    '/guide/accuracy',
    '/guide/api',
    '/guide/cli',
    '/guide/deployment',
    '/guide/languages',
    '/guide/models',
    '/guide/operations',
    '/guide/outputs',
    '/guide/programs',
    '/guide/settings',
    '/guide/webhooks',
  ])
  for (const name of models.keys()) t.match(pages.get('/guide/models'), `id="${name}"`)
  t.match(pages.get('/guide/accuracy'), /dense scanned pages, 300 dpi/)
  t.equal((await fetch(`${service.url}/guide/none`)).status, 404)
  t.equal((await fetch(`${service.url}/guide/..%2f..%2fpackage.json`)).status, 404)
})

t.test('what the samples show is what is answered', async (t) => {
  const names = readdirSync(SAMPLES).filter((name) => name.endsWith('.png'))
  t.ok(names.length >= 6)
  for (const name of names) {
    const model = name.replace('.png', '')
    const picture = file(readFileSync(join(SAMPLES, name)), name)
    const answer = await convert(service, [picture, field('model', model), field('output', 'json')])
    if (model === 'text')
      t.equal(await answer.text(), readFileSync(join(SAMPLES, 'text.txt'), 'utf8'))
    else {
      const shown = JSON.parse(readFileSync(join(SAMPLES, `${model}.json`), 'utf8'))
      t.match(((await answer.json()) as Answer).data, shown, model)
    }
  }
  for (const [model, output, shown = model] of [
    ['tables', 'jsonl'],
    ['document', 'md'],
    ['text', 'html', 'tables'],
    ['text', 'hocr'],
    ['text', 'alto'],
    ['tables', 'csv'],
    ['bank_statement', 'csv_quickbooks'],
    ['bank_statement', 'csv_xero'],
    ['bank_statement', 'ofx'],
    ['bank_statement', 'qif'],
    ['bank_statement', 'mt940'],
    ['bank_statement', 'camt053'],
    ['invoice', 'ubl'],
    ['invoice', 'cii'],
  ] as const) {
    const picture = file(readFileSync(join(SAMPLES, `${shown}.png`)), `${shown}.png`)
    const wish = [field('model', model), field('output', output)]
    const read = await (await convert(service, [picture, ...wish])).text()
    const sample = readFileSync(join(SAMPLES, `${shown}.${output}`), 'utf8')
    if (shown === 'text') t.equal(withoutFigures(read), withoutFigures(sample), output)
    else t.equal(read.replaceAll('\r', ''), sample, output)
  }
})

/** Places and confidences differ by a hair from processor to processor. */
const withoutFigures = (text: string): string => text.replace(/[\d.]+/g, '0')
