import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Extent, Found } from './claim.ts'
import { type Post, startLoad } from './load.ts'
import { openPlace } from './place.ts'

const ROOT = join(import.meta.dirname, '../..')
/** What is built or installed, not checked out. */
const BUILT = ['node_modules', 'build', 'dist', 'tessdata']
const ROLES = ['api', 'api', 'worker', 'worker'] as const
/** Milliseconds in which old processes work beside the new ones, after each that is replaced. */
const BESIDE = 10_000
const SETTINGS = { PAGEMILL_PART_PAGES: '3' }

/** Every process of an older version is replaced by one of this, under load. */
export async function rolling({ from }: Extent): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'pagemill-from-'))
  const place = await openPlace()
  try {
    checkOut(from, folder)
    const posts: Post[] = []
    for (const role of ROLES) {
      const line = await place.line()
      const running = await place.process(role, line, SETTINGS, folder)
      posts.push({ role, line, running })
    }
    let ends = false
    const load = await startLoad(place, posts, posts[0]!.running!.key, () => ends)
    const codes: (number | null)[] = []
    await pause(BESIDE)
    for (const post of posts) {
      const { child, exit } = post.running!
      post.running = await place.process(post.role, post.line, SETTINGS)
      await pause(BESIDE)
      child.kill('SIGTERM')
      codes.push(await exit)
      await pause(BESIDE)
    }
    ends = true
    const { figures, faults } = await load.finish()
    return {
      figures: [`${ROLES.length} processes of ${from} replaced, ended with ${codes}`, ...figures],
      faults: [
        ...faults,
        ...(codes.every((code) => code === 0) ? [] : [`processes ended with ${codes}`]),
      ],
    }
  } finally {
    await place.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** An older version beside what is built here: their addons have to agree. */
function checkOut(commit: string, folder: string): void {
  const tar = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: tar })
  for (const name of BUILT) {
    rmSync(join(folder, name), { recursive: true, force: true })
    symlinkSync(join(ROOT, name), join(folder, name))
  }
}
