import t from 'tap'
import { postgresFor } from '../cluster/place.ts'
import { s3For } from '../cluster/s3.ts'
import { lines, pdf } from '../engine/documents.ts'
import { ask, dataOf, ended, post } from './jobs.ts'
import { field, file, serviceFor } from './service.ts'

const letter = [file(pdf([{ content: lines(['a letter']) }]), 'a.pdf'), field('model', 'text')]

t.test('files in a bucket: jobs, links that the bucket serves, faults, deletion', async (t) => {
  const s3 = await s3For(t)
  const service = await serviceFor(t, {
    databaseUrl: await postgresFor(t),
    storageUrl: s3.url,
  })
  const { request_id: id } = await dataOf(post(service, '/v1/jobs', letter))
  t.match(await ended(service, id), { status: 'done', pages_used: 1 })

  const { result_url } = await dataOf(ask(service, `/v1/jobs/${id}/result`))
  t.notMatch(result_url, service.url)
  const linked = await fetch(result_url)
  t.equal(linked.headers.get('content-disposition'), 'attachment; filename="a.txt"')
  t.match(await linked.text(), /a letter/)
  const direct = await ask(service, `/v1/jobs/${id}/result?download=1`)
  t.match(await direct.text(), /a letter/)

  s3.fault = 500
  const refused = await post(service, '/v1/jobs', letter)
  t.equal(refused.status, 503)
  t.match(await refused.json(), { error: { code: 'STORAGE_ERROR' } })
  s3.fault = null
  t.equal((await dataOf(ask(service, '/v1/jobs'))).total, 1, 'what was refused is no job')

  await dataOf(ask(service, `/v1/jobs/${id}`, 'DELETE'))
  const gone = await fetch(result_url)
  await gone.arrayBuffer()
  t.equal(gone.status, 404)
})
