import { readFileSync } from 'node:fs'
import t from 'tap'
import { pythonTypesOf } from '../../scripts/client/python-types.ts'
import { schemaOf } from '../../src/client/generate.ts'
import { ENDPOINTS } from '../../src/http/endpoints.ts'
import { documentOf } from '../../src/http/openapi/document.ts'

const written = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

t.test('the types are those of the OpenAPI document', async (t) => {
  const document = documentOf(ENDPOINTS)
  const types = { ts: await schemaOf(document), py: pythonTypesOf(document) }
  t.ok(written('src/client/schema.ts') === types.ts, 'npm run client writes them anew')
  t.ok(written('clients/python/pagemill/types.py') === types.py, 'npm run client writes them anew')
})
