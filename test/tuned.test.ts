import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { readConfig } from '../src/config.ts'
import { folderFor } from './engine/documents.ts'

t.test('what was measured holds where the environment says nothing', async (t) => {
  const folder = folderFor(t)
  const tuned = { PAGEMILL_THREADS: '3', PAGEMILL_HOSTS: '2', PAGEMILL_KERNELS: 'scalar' }
  writeFileSync(join(folder, 'tuned.json'), JSON.stringify(tuned))
  const measured = readConfig({ PAGEMILL_DATA: folder, PAGEMILL_HOSTS: '' })
  t.match(measured, { threads: 3, hosts: 2, dataFolder: folder })
  t.equal(measured.hostEnvironment.PAGEMILL_KERNELS, 'scalar', 'for the engine')
  t.match(readConfig({ PAGEMILL_DATA: folder, PAGEMILL_THREADS: '5' }), { threads: 5, hosts: 2 })
})

t.test('a file that is not as it should be is named at the start', async (t) => {
  const folder = folderFor(t)
  const faults = {
    '{"PAGEMILL_THREADS": "3"': /tuned.json/,
    '[]': /no JSON object/,
    '{"PORT": "80"}': /'PORT' is none of/,
    '{"PAGEMILL_HOSTS": 2}': /PAGEMILL_HOSTS is no text/,
    '{"PAGEMILL_THREADS": "many"}': /PAGEMILL_THREADS: 'many' is not/,
  }
  for (const [text, message] of Object.entries(faults)) {
    writeFileSync(join(folder, 'tuned.json'), text)
    t.throws(() => readConfig({ PAGEMILL_DATA: folder }), { name: 'ConfigError', message }, text)
  }
})
