import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'

const HEAD = '// Written by `npm run client` from the OpenAPI document: change that instead.\n\n'

const FILE = ts.factory.createTypeReferenceNode('Blob')

/** The types of an OpenAPI document, as TypeScript. */
export async function schemaOf(document: object): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document as OpenAPI3), {
    alphabetize: true,
    transform: (schema) => (schema.format === 'binary' ? FILE : undefined),
  })
  return HEAD + astToString(nodes)
}
