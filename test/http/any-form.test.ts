import t from 'tap'
import { anyForms } from './any/form-sender.ts'
import { formService } from './any/form-service.ts'
import { FILES } from './any/request.ts'
import { convert, field, file } from './service.ts'

t.test('no form ends the service, holds it up or is answered 500', async (t) => {
  const service = await formService()
  t.teardown(() => service.stop())
  const works = async (): Promise<boolean> =>
    (await convert(service as never, [file(FILES.page), field('model', 'text')])).ok
  // Once before the time runs, as the first page takes longest.
  t.ok(await works())
  const seed = Math.floor(Math.random() * 2 ** 31)
  t.comment(`seed ${seed}`)
  const statuses = await anyForms(service, {
    seed,
    numRuns: 3000,
    interruptAfterTimeLimit: 60_000,
  })
  t.comment(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))
  for (const status of [200, 400]) t.ok(statuses.has(status), `${status} came`)
  t.equal(service.child.exitCode, null, 'it is the same process')
  t.ok(await works())
})
