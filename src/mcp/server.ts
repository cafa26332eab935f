import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js'
import type {
  CallToolResult,
  ServerNotification,
  ServerRequest,
} from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { RUNNING_PARTS } from '../document/extract-options.ts'
import { outputOf } from '../engine/output-of.ts'
import { ServiceError } from '../errors.ts'
import { models } from '../models/catalogue.ts'
import { VERSION } from '../version.ts'
import { type Desk, DOCUMENT, type Following, type Made } from './desk.ts'

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>

/** Models whose results are fields. */
const OF_FIELDS = ['invoice', 'receipt', 'bank_statement', 'business_card', 'fields'] as const

/** Nothing that a tool does changes anything. */
const READS = { readOnlyHint: true, openWorldHint: false }

/** A server of the Model Context Protocol with pagemill's tools, for one connection or request. */
export function mcpServer(desk: Desk): McpServer {
  const server = new McpServer({ name: 'pagemill', version: VERSION })
  server.registerTool(
    'convert',
    {
      description:
        'Converts a PDF or picture into a file: a spreadsheet, CSV, JSON, text and others',
      inputSchema: {
        ...DOCUMENT,
        model: z
          .enum([...models.keys()])
          .default('tables')
          .describe('what to extract'),
        output: z.string().optional().describe("what to write; the model's first when left out"),
        table: z.int().positive().optional().describe('csv, jsonl, zip: the one table, from 1'),
        exclude: z
          .array(z.enum([...RUNNING_PARTS.keys()]))
          .default([])
          .describe('md, html, model document: what is left out at the edges of pages'),
      },
      annotations: READS,
    },
    (given, extra) =>
      answered(async () => {
        const output = outputOf(models.get(given.model)!, given.output ?? null)
        const exclude = given.exclude.map((name) => RUNNING_PARTS.get(name)!)
        const options = { table: given.table ?? null, exclude }
        const made = await desk.convert(
          given,
          { model: given.model, output, options },
          following(extra),
        )
        return { content: [contentOf(made), ...remarks(made)] }
      }),
  )
  server.registerTool(
    'extract_tables',
    {
      description: 'Finds all tables of a PDF or picture: rows of cells as text, with their pages',
      inputSchema: DOCUMENT,
      annotations: READS,
    },
    (given, extra) =>
      answered(async () => {
        const wish = { model: 'tables', output: 'json' }
        const made = await desk.convert(given, wish, following(extra))
        const { tables } = JSON.parse(made.bytes.toString()) as { tables: TableContent[] }
        const shown = tables.map(({ title, pages, header_rows, rows, confidence }) => ({
          ...(title !== null && { title }),
          pages,
          header_rows,
          rows,
          confidence,
        }))
        return structured({ tables: shown }, made)
      }),
  )
  server.registerTool(
    'extract_fields',
    {
      description:
        'Reads the fields of an invoice, a receipt, a bank statement or a business card, those whose labels are named, or all labels with their values, with the confidence and place of each',
      inputSchema: {
        ...DOCUMENT,
        model: z.enum(OF_FIELDS).describe('what the document is; fields: any, by the labels named'),
        fields: z
          .array(z.string())
          .default([])
          .describe('model fields: labels, as printed; all when left out'),
      },
      annotations: READS,
    },
    (given, extra) =>
      answered(async () => {
        const options = { fields: given.fields, fieldsMode: 'page' } as const
        const wish = { model: given.model, output: 'json', options }
        const made = await desk.convert(given, wish, following(extra))
        return structured(JSON.parse(made.bytes.toString()), made)
      }),
  )
  server.registerTool(
    'read_text',
    {
      description:
        'Reads the text of a PDF or picture in reading order, by its layer or its pixels',
      inputSchema: DOCUMENT,
      annotations: READS,
    },
    (given, extra) =>
      answered(async () => {
        const made = await desk.convert(given, { model: 'text', output: 'txt' }, following(extra))
        return { content: [{ type: 'text', text: made.bytes.toString() }, ...remarks(made)] }
      }),
  )
  return server
}

interface TableContent {
  readonly title: string | null
  readonly pages: readonly number[]
  readonly header_rows: number
  readonly rows: readonly unknown[]
  readonly confidence: number
}

type Content = CallToolResult['content']

/** Faults of the document are the tool's answer, for who asked to read; others go to the log. */
async function answered(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work()
  } catch (error) {
    const text =
      error instanceof ServiceError ? `${error.code}: ${error.message}` : 'INTERNAL_ERROR'
    if (!(error instanceof ServiceError))
      process.stderr.write(`pagemill: ${error instanceof Error ? error.message : error}\n`)
    return { isError: true, content: [{ type: 'text', text }] }
  }
}

function following({ signal, _meta, sendNotification }: Extra): Following {
  const progressToken = _meta?.progressToken
  if (progressToken === undefined) return { signal }
  const onProgress = (progress: number, total: number): void => {
    const params = { progressToken, progress, total }
    // Whoever asked may have gone.
    sendNotification({ method: 'notifications/progress', params }).catch(() => {})
  }
  return { signal, onProgress }
}

function contentOf({ bytes, contentType, fileName }: Made): Content[number] {
  const mimeType = contentType.split(';')[0]!
  const uri = `pagemill:///${encodeURIComponent(fileName)}`
  return /charset/.test(contentType)
    ? { type: 'resource', resource: { uri, mimeType, text: bytes.toString() } }
    : { type: 'resource', resource: { uri, mimeType, blob: bytes.toString('base64') } }
}

const structured = (data: Record<string, unknown>, made: Made): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(data) }, ...remarks(made)],
  structuredContent: data,
})

/** Pages that could not be read, and warnings. */
const remarks = ({ failedPages, warnings }: Made): Content =>
  [
    ...failedPages.map(({ page, reason }) => `page ${page} could not be read: ${reason}`),
    ...warnings.map(({ code, message }) => `${code}: ${message}`),
  ].map((text) => ({ type: 'text', text }))
