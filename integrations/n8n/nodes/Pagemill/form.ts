import type { IExecuteSingleFunctions, IHttpRequestOptions } from 'n8n-workflow'

/** The document of the item, or its address, and the fields of the form, as the service takes them. */
export async function sendForm(
  this: IExecuteSingleFunctions,
  request: IHttpRequestOptions,
): Promise<IHttpRequestOptions> {
  const form = new FormData()
  const add = (name: string, value: unknown) => {
    if (value !== '' && value !== undefined && value !== false) form.append(name, String(value))
  }
  if (this.getNodeParameter('source') === 'url') add('file_url', this.getNodeParameter('fileUrl'))
  else {
    const property = this.getNodeParameter('binaryProperty') as string
    const { fileName, mimeType } = this.helpers.assertBinaryData(property)
    const bytes = await this.helpers.getBinaryDataBuffer(property)
    form.append(
      'file',
      new Blob([new Uint8Array(bytes)], { type: mimeType }),
      fileName ?? 'document',
    )
  }
  for (const name of ['model', 'output']) add(name, this.getNodeParameter(name))
  const options = this.getNodeParameter('options', {}) as Record<string, unknown>
  for (const [name, value] of Object.entries(options)) add(name, value)
  // Versions of n8n differ in which forms they know; bytes are sent as they are.
  const sent = new Response(form)
  return {
    ...request,
    headers: { ...request.headers, 'Content-Type': sent.headers.get('content-type')! },
    body: Buffer.from(await sent.arrayBuffer()),
  }
}
