import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { type Addon, loadAddon } from '../../src/engine/native.ts'
import { folderFor, write } from '../engine/documents.ts'
import { TEST_ADDON } from '../engine/engines.ts'
import { pageOfText, TEXTS } from './pictures.ts'

const run = promisify(execFile)

/** What the test build has beside the addon's own. */
interface TestAddon extends Addon {
  differingKernels(): string[]
}

const addon = loadAddon(TEST_ADDON) as TestAddon

t.test('every set gives the bytes of the scalar one, over all sizes', async (t) => {
  t.ok(addon.runnableKernels.length >= 1)
  t.equal(addon.runnableKernels.at(-1), 'scalar')
  t.same(addon.differingKernels(), [])
})

const entry = join(import.meta.dirname, 'read-in-thread.ts')

t.test('a set can be forced, and reads the same', async (t) => {
  const picture = write(folderFor(t), 'page.png', pageOfText())
  for (const kernels of [...addon.runnableKernels, 'none such']) {
    const env = { ...process.env, PAGEMILL_KERNELS: kernels }
    const { stdout } = await run(process.execPath, [entry, picture], { env })
    const wanted = kernels === 'none such' ? addon.runnableKernels[0] : kernels
    t.same(stdout.trim().split('\n'), [wanted, ...TEXTS], kernels)
  }
})

t.test(
  'where the kernel refuses tiles, the next set reads',
  { skip: process.platform !== 'linux' || process.arch !== 'x64' },
  async (t) => {
    const refusing = join(import.meta.dirname, '../refused-call.py')
    const picture = write(folderFor(t), 'page.png', pageOfText())
    const args = [refusing, 'tiles', process.execPath, entry, picture]
    const env: NodeJS.ProcessEnv = { ...process.env, PAGEMILL_KERNELS: 'amx-int8' }
    const { stdout } = await run('python3', args, { env })
    const next = addon.runnableKernels.find((kernels) => kernels !== 'amx-int8')
    t.same(stdout.trim().split('\n'), [next, ...TEXTS])
  },
)
