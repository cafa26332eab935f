import type {
  IExecuteSingleFunctions,
  IN8nHttpFullResponse,
  INodeExecutionData,
} from 'n8n-workflow'

/** An envelope's data as JSON; a file as binary data, with what is said of it. */
export async function takeAnswer(
  this: IExecuteSingleFunctions,
  _items: INodeExecutionData[],
  { headers, body }: IN8nHttpFullResponse,
): Promise<INodeExecutionData[]> {
  const bytes = Buffer.from(body as unknown as ArrayBuffer)
  const type = String(headers['content-type'] ?? '')
  const attached = /filename\*?=(?:UTF-8'')?"?([^";]+)/i.exec(
    String(headers['content-disposition'] ?? ''),
  )
  if (type.startsWith('application/json') && !attached) {
    const { data, warnings = [] } = JSON.parse(bytes.toString())
    return [{ json: { ...data, warnings } }]
  }
  const name = decodeURIComponent(attached?.[1] ?? 'result')
  const said = {
    file: name,
    model: headers['x-service-model'] ?? null,
    pages: Number(headers['x-service-pages-used'] ?? 0),
    warnings: headers['x-service-warning'] ?? null,
  }
  const data = await this.helpers.prepareBinaryData(bytes, name, type.split(';')[0])
  return [{ json: said as never, binary: { data } }]
}
