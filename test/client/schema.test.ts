import { readFileSync } from 'node:fs'
import t from 'tap'
import { schemaOf } from '../../src/client/generate.ts'
import { ENDPOINTS } from '../../src/http/endpoints.ts'
import { documentOf } from '../../src/http/openapi/document.ts'

t.test('the types are those of the OpenAPI document', async (t) => {
  const path = new URL('../../src/client/schema.ts', import.meta.url)
  const written = readFileSync(path, 'utf8')
  t.ok(written === (await schemaOf(documentOf(ENDPOINTS))), 'npm run client writes them anew')
})
