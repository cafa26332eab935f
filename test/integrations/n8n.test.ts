import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import t from 'tap'
import { models } from '../../src/models/catalogue.ts'
import { lines, pdf } from '../engine/documents.ts'
import { ended } from '../http/jobs.ts'
import { type Answer, type Service, serviceFor } from '../http/service.ts'

const folder = join(import.meta.dirname, '../../integrations/n8n')
const load = (path: string): Promise<Answer> => import(pathToFileURL(join(folder, path)).href)
const { Pagemill } = await load('nodes/Pagemill/Pagemill.node.ts')
const { PagemillApi } = await load('credentials/PagemillApi.credentials.ts')

const DOCUMENT = pdf([{ content: lines(['Sent by a workflow']) }])
const NAME = 'Grüße 1.pdf'

/** What n8n gives a declarative node's functions, as far as these use it. */
function around(service: Service, parameters: Record<string, unknown>) {
  return {
    getNodeParameter: (name: string, otherwise?: unknown) => parameters[name] ?? otherwise,
    getCredentials: async () => ({ url: service.url }),
    helpers: {
      assertBinaryData: () => ({ fileName: NAME, mimeType: 'application/pdf' }),
      getBinaryDataBuffer: async () => DOCUMENT,
      prepareBinaryData: async (bytes: Buffer, fileName: string, mimeType: string) => ({
        data: bytes.toString('base64'),
        fileName,
        mimeType,
      }),
      httpRequest: async ({ url }: { url: string }) => (await fetch(url)).json(),
    },
  }
}

/** Runs an operation as its description says. */
async function run(service: Service, parameters: Record<string, unknown>): Promise<Answer> {
  const { properties } = new Pagemill().description
  const [operations] = properties
  const { routing } = operations.options.find(
    ({ value }: { value: string }) => value === parameters.operation,
  )
  const { authenticate } = new PagemillApi()
  t.equal(authenticate.properties.headers['X-API-Key'], '={{$credentials.apiKey}}')
  const self = around(service, parameters)
  const { method, url, qs = {} } = routing.request
  const path = url.replace(/^=/, '').replace('{{$parameter.jobId}}', String(parameters.jobId))
  let request: Answer = { method, url: service.url + path, headers: {}, body: undefined }
  for (const send of routing.send?.preSend ?? []) request = await send.call(self, request)
  const response = await fetch(`${request.url}?${new URLSearchParams(qs)}`, {
    method,
    headers: { 'X-API-Key': service.key, ...request.headers },
    ...(request.body && { body: request.body }),
  })
  const answer = {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.arrayBuffer(),
  }
  let items: Answer[] = [{ json: {} }]
  for (const take of routing.output.postReceive) items = await take.call(self, items, answer)
  return items[0]
}

const SENT = { source: 'binary', binaryProperty: 'data', options: {} }

t.test('convert: JSON as the item, files as binary data', async (t) => {
  const service = await serviceFor(t)
  const json = await run(service, {
    ...SENT,
    operation: 'convert',
    model: 'document',
    output: 'json',
    options: { page_range: '1', split: false },
  })
  t.match(json, { json: { model: 'document', pages_used: 1, warnings: [] } })
  const file = await run(service, { ...SENT, operation: 'convert', model: 'text', output: 'txt' })
  t.match(file.json, { file: 'Grüße 1.txt', model: 'text', pages: 1, warnings: null })
  t.match(file.binary.data, { fileName: 'Grüße 1.txt', mimeType: 'text/plain' })
  t.match(Buffer.from(file.binary.data.data, 'base64').toString(), /Sent by a workflow/)
})

t.test('jobs: ordered, looked at, taken, deleted', async (t) => {
  const service = await serviceFor(t)
  const order = { ...SENT, operation: 'createJob', model: 'text', output: 'txt' }
  const { request_id: jobId } = (await run(service, order)).json
  await ended(service, jobId)
  t.match(await run(service, { operation: 'getJob', jobId }), { json: { status: 'done' } })
  const { binary } = await run(service, { operation: 'getResult', jobId })
  t.match(Buffer.from(binary.data.data, 'base64').toString(), /Sent by a workflow/)
  t.match(await run(service, { operation: 'deleteJob', jobId }), { json: { deleted: true } })
})

t.test('models and outputs are those of the service', async (t) => {
  const service = await serviceFor(t)
  const { getModels, getOutputs } = new Pagemill().methods.loadOptions
  const values = (choices: { value: string }[]) => choices.map(({ value }) => value)
  t.same(values(await getModels.call(around(service, {}))), [...models.keys()])
  for (const { name, outputs } of models.values())
    t.same(values(await getOutputs.call(around(service, { model: name }))), [...outputs], name)
})

t.test('what its package names is there', async (t) => {
  const { n8n } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  for (const path of [...n8n.nodes, ...n8n.credentials]) {
    const source = path.replace('dist/', '').replace(/js$/, 'ts')
    t.ok(readFileSync(join(folder, source), 'utf8').includes('class Pagemill'), source)
  }
  t.ok(readdirSync(join(folder, 'nodes/Pagemill')).includes('pagemill.svg'))
})
