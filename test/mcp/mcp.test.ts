import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Progress } from '@modelcontextprotocol/sdk/types.js'
import t, { type Test } from 'tap'
import { entry, pagemill } from '../cli/pagemill.ts'
import { folderFor, lines, pdf } from '../engine/documents.ts'

const KEY = 'a key of the tests'.replaceAll(' ', '-')
const letter = pdf([{ content: lines(['first page']) }, { content: lines(['second page']) }])
const ROWS = [
  ['Item', 'Count', 'Price'],
  ['Nails', '12', '3.50'],
  ['Screws', '7', '12.25'],
]
const table = pdf([
  {
    content: ROWS.flatMap((row, y) =>
      row.map((text, x) => `BT /F1 12 Tf ${60 + 150 * x} ${700 - 20 * y} Td (${text}) Tj ET`),
    )
      .concat([0, 1, 2, 3].map((y) => `50 ${715 - 20 * y} m 500 ${715 - 20 * y} l S`))
      .concat([50, 200, 350, 500].map((x) => `${x} 715 m ${x} 655 l S`))
      .join('\n'),
  },
])

// biome-ignore lint/suspicious/noExplicitAny: its shape is what is tested
type Answer = any

/** The text of what a tool answers. */
const textOf = ({ content }: Answer): string =>
  content.map(({ text = '' }: { text?: string }) => text).join('\n')

/** A folder that may be read, beside one that may not. */
function foldersFor(t: Pick<Test, 'teardown'>): { allowed: string; outside: string } {
  const folder = folderFor(t)
  const allowed = join(folder, 'in')
  const outside = join(folder, 'in-other')
  for (const path of [allowed, outside]) mkdirSync(path)
  writeFileSync(join(allowed, 'letter.pdf'), letter)
  writeFileSync(join(allowed, 'table.pdf'), table)
  writeFileSync(join(outside, 'secret.pdf'), letter)
  return { allowed, outside }
}

const clientFor = (): Client => new Client({ name: 'tests', version: '1' })

/** A process that serves by HTTP. @returns with `end`, which gives its exit code */
async function serverFor(
  t: Test,
  args: string[],
  key?: string,
): Promise<{ url: string; end(): Promise<number | null> }> {
  const env = { ...process.env, PAGEMILL_DATA: folderFor(t), ...(key && { PAGEMILL_MCP_KEY: key }) }
  const child = spawn(process.execPath, [entry, 'mcp', '--http', '0', ...args], { env })
  let said = ''
  child.stderr.setEncoding('utf8')
  while (!said.includes('listening on ')) said += String((await once(child.stderr, 'data'))[0])
  t.teardown(() => child.kill('SIGKILL'))
  const end = async (): Promise<number | null> => {
    child.kill('SIGTERM')
    const [code] = await once(child, 'exit')
    return code
  }
  return { url: /listening on (\S+)/.exec(said)![1]!, end }
}

/** @returns a status */
const asked = async (
  url: string,
  headers: Record<string, string> = {},
  method = 'POST',
  body = '{}',
): Promise<number> => {
  const type = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' }
  const sent = request(url, { method, headers: { ...type, ...headers } })
  sent.end(body)
  const [response] = await once(sent, 'response')
  response.resume()
  return response.statusCode
}

t.test('tools on standard input', async (t) => {
  const { allowed, outside } = foldersFor(t)
  const client = clientFor()
  const env = { ...process.env, PAGEMILL_DATA: folderFor(t) } as Record<string, string>
  const args = [entry, 'mcp', '--folder', allowed]
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env }))
  t.teardown(() => client.close())
  const call = (name: string, args: object): Promise<Answer> =>
    client.callTool({ name, arguments: { ...args } })

  const { tools } = await client.listTools()
  t.same(
    tools.map(({ name }) => name),
    ['convert', 'extract_tables', 'extract_fields', 'read_text'],
  )

  const both = await call('read_text', { path: 'letter.pdf' })
  t.match(textOf(both), /first page[\s\S]*second page/)
  const one = await call('read_text', { path: join(allowed, 'letter.pdf'), pages: '2' })
  t.equal(textOf(one).trim(), 'second page')
  const sent = { content: letter.toString('base64'), name: 'sent.pdf' }
  t.match(textOf(await call('read_text', sent)), /^first page/)

  const found = await call('extract_tables', { path: 'table.pdf' })
  t.match(found.structuredContent, { tables: [{ pages: [1], rows: ROWS }] })
  t.same(JSON.parse(textOf(found)), found.structuredContent)

  const fields = { model: 'fields', fields: ['Price'] }
  const read = await call('extract_fields', { path: 'table.pdf', ...fields })
  t.equal(read.isError, undefined)
  t.equal(read.structuredContent.model, 'fields')

  const sheet = await call('convert', { path: 'table.pdf' })
  t.match(sheet.content[0].resource, {
    uri: 'pagemill:///table.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
  t.match(Buffer.from(sheet.content[0].resource.blob, 'base64').toString('latin1'), /^PK/)
  const csv = await call('convert', { path: 'table.pdf', output: 'csv' })
  t.match(csv.content[0].resource, { mimeType: 'text/csv', text: /Nails,12,3\.50?/ })

  const none = await call('convert', { path: 'table.pdf', output: 'csv', table: 9 })
  t.match(none.content, [{ resource: { text: '' } }, { text: /^NOTHING_FOUND: / }])
  const book = pdf(
    ['Rain fell.', 'Wind rose.'].map((body, i) => ({
      content: `${lines([body], 12, 60, 500)}\n${lines([`Page ${i + 1}`], 12, 60, 30)}`,
    })),
  )
  const left = await call('convert', {
    content: book.toString('base64'),
    model: 'document',
    output: 'txt',
    exclude: ['page_numbers'],
  })
  t.match(left.content[0].resource, { text: 'Rain fell.\n\fWind rose.\n' })

  for (const [wrong, code] of [
    [{ path: '../in-other/secret.pdf' }, 'MISSING_FILE'],
    [{ path: join(outside, 'secret.pdf') }, 'MISSING_FILE'],
    [{ path: 'none.pdf' }, 'MISSING_FILE'],
    [{ path: 'letter.pdf', ...sent }, 'INVALID_PARAMETER'],
    [{}, 'INVALID_PARAMETER'],
    [{ path: 'letter.pdf', pages: '9' }, 'INVALID_PAGE_RANGE'],
    [{ content: Buffer.from('hello').toString('base64') }, 'UNSUPPORTED_FILE_TYPE'],
  ] as const) {
    const answer = await call('read_text', wrong)
    t.equal(answer.isError, true)
    t.match(textOf(answer), new RegExp(`^${code}: `))
    t.notMatch(textOf(answer), outside, 'nothing of what is outside')
  }
  t.match(await call('read_text', { content: '?' }), { isError: true })
  t.match(await call('convert', { path: 'letter.pdf', model: 'text', output: 'ofx' }), {
    content: [{ resource: { mimeType: 'text/plain' } }],
  })

  // As it comes: the SDK's client forgets the last progress where it comes in one piece with the answer.
  const seen: Progress[] = []
  const transport = client.transport!
  const hear = transport.onmessage!
  transport.onmessage = (message, extra) => {
    if ('method' in message && message.method === 'notifications/progress')
      seen.push(message.params as unknown as Progress)
    hear(message, extra)
  }
  const work = { name: 'read_text', arguments: { path: 'letter.pdf' } }
  await client.callTool(work, undefined, { onprogress: () => {} })
  t.match(seen.at(-1), { progress: 2, total: 2 })
})

t.test('by HTTP, with a key', async (t) => {
  const { allowed, outside } = foldersFor(t)
  symlinkSync(join(outside, 'secret.pdf'), join(allowed, 'link.pdf'))
  const { url, end } = await serverFor(t, ['--host', '0.0.0.0', '--folder', allowed], KEY)
  const here = url.replace('0.0.0.0', '127.0.0.1')
  const client = clientFor()
  const requestInit = { headers: { Authorization: `Bearer ${KEY}` } }
  const transport = new StreamableHTTPClientTransport(new URL(here), { requestInit })
  await client.connect(transport as Parameters<Client['connect']>[0])
  t.teardown(() => client.close())
  const call = (args: Record<string, unknown>): Promise<Answer> =>
    client.callTool({ name: 'read_text', arguments: args })
  const answers = await Promise.all(['1', '2'].map((pages) => call({ path: 'letter.pdf', pages })))
  t.same(
    answers.map((answer) => textOf(answer).trim()),
    ['first page', 'second page'],
  )
  t.match(await call({ path: 'link.pdf' }), { isError: true, content: [{ text: /^MISSING_FILE/ }] })

  t.equal(await asked(here), 401)
  t.equal(await asked(here, { Authorization: `Bearer ${KEY}x` }), 401)
  t.equal(await asked(here, { Authorization: KEY }), 401)
  const { headers } = requestInit
  t.equal(await asked(here, headers, 'GET'), 405)
  t.equal(await asked(new URL('/', here).href, headers), 404)
  const long = { 'Content-Length': String(2 ** 30) }
  t.equal(await asked(here, { ...headers, ...long }), 413)
  t.equal(await end(), 0)
})

t.test('by HTTP without a key: this machine alone', async (t) => {
  const { url, end } = await serverFor(t, [])
  const client = clientFor()
  const transport = new StreamableHTTPClientTransport(new URL(url))
  await client.connect(transport as Parameters<Client['connect']>[0])
  t.teardown(() => client.close())
  const call = (args: Record<string, unknown>): Promise<Answer> =>
    client.callTool({ name: 'read_text', arguments: args })
  t.match(textOf(await call({ content: letter.toString('base64') })), /^first page/)
  t.match(textOf(await call({ path: '/etc/hostname' })), /^INVALID_PARAMETER: no folder is allowed/)

  t.equal(await asked(url, { Host: 'somewhere.example' }), 403)
  t.equal(await asked(url, { Origin: 'https://somewhere.example' }), 403)
  t.equal(await asked(url, { Origin: 'null' }), 403)
  t.equal(await asked(url, { Origin: new URL(url).origin }), 400, 'which is no message')
  t.equal(await end(), 0)

  const args = ['mcp', '--http', '0', '--host', '0.0.0.0']
  const refused = await pagemill(folderFor(t), args, { PAGEMILL_MCP_KEY: '' })
  t.equal(refused.code, 1)
  t.match(refused.stderr, /without PAGEMILL_MCP_KEY it listens on this machine alone/)
})
