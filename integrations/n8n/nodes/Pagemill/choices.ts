import type { ILoadOptionsFunctions, INodePropertyOptions } from 'n8n-workflow'

interface Status {
  readonly data: {
    readonly models_supported: readonly string[]
    readonly outputs: Readonly<Record<string, readonly string[]>>
  }
}

/** What the service has, asked when somebody opens the list. */
const status = async (self: ILoadOptionsFunctions): Promise<Status['data']> => {
  const { url } = await self.getCredentials('pagemillApi')
  const answer = await self.helpers.httpRequest({ url: `${url}/v1/status`, json: true })
  return (answer as Status).data
}

const named = (values: readonly string[]): INodePropertyOptions[] =>
  values.map((value) => ({ name: value, value }))

export async function getModels(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
  return named((await status(this)).models_supported)
}

/** Of the model that was chosen. */
export async function getOutputs(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
  const { outputs } = await status(this)
  return named(outputs[this.getNodeParameter('model') as string] ?? [])
}
