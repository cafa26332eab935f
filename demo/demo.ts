/**
 * Converts the bundled documents over HTTP through an embedded server, shows the tables in the
 * terminal and leaves the results in demo/output/.
 */
import { mkdirSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { Keys } from '../src/accounts/keys.ts'
import { OPERATOR } from '../src/accounts/operator.ts'
import { startApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { createLog } from '../src/telemetry/log.ts'
import { drawTable } from './draw-table.ts'

const DOCUMENTS = ['quarterly-report.pdf', 'scan.png']
const output = join(import.meta.dirname, 'output')
const data = mkdtempSync(join(tmpdir(), 'pagemill-demo-'))
mkdirSync(output, { recursive: true })

const app = await startApp(
  { ...readConfig(), port: 0, host: '127.0.0.1', dataFolder: data },
  createLog('warn'),
)

const wanted = { accountId: OPERATOR, label: 'demo', isTest: false }
const { key } = await new Keys(app.db).create(wanted)

async function convert(name: string, model: string, wanted: string): Promise<Response> {
  const form = new FormData()
  form.set('file', await openAsBlob(join(import.meta.dirname, 'documents', name)), name)
  form.set('model', model)
  form.set('output', wanted)
  const headers = { 'X-API-Key': key }
  const answer = await fetch(`${app.url}/v1/convert`, { method: 'POST', headers, body: form })
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
  return answer
}

try {
  for (const name of DOCUMENTS) {
    const begin = performance.now()
    const answer = await convert(name, 'tables', 'json')
    const text = await answer.text()
    const { pages_used: pages, tables } = JSON.parse(text).data
    const ms = Math.round(performance.now() - begin)
    process.stdout.write(`\n${name}: ${pages} page(s), ${tables.length} table(s), ${ms} ms\n`)
    for (const table of tables) process.stdout.write(`\n${drawTable(table)}`)

    const stem = name.replace(/\.\w+$/, '')
    writeFileSync(join(output, `${stem}.json`), text)
    for (const wanted of ['xlsx', 'csv']) {
      const file = await convert(name, 'tables', wanted)
      writeFileSync(join(output, `${stem}.${wanted}`), await file.bytes())
    }
    const read = await convert(name, 'text', 'txt')
    writeFileSync(join(output, `${stem}.txt`), await read.text())
  }
  process.stdout.write(`\nxlsx, csv, json and txt of each are in ${relative('.', output)}/\n`)
} finally {
  await app.close()
  rmSync(data, { recursive: true, force: true })
}
