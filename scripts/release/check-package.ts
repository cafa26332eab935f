import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { MOST_MEGABYTES } from './check-image.ts'
import { type Customer, convert, fetchResult, openDashboard, sendJob } from './customer.ts'
import { thisMachine } from './machine.ts'
import { makeEarlier, versionOf } from './make.ts'
import { bareRoot, copyRoot, inRoot, printedIn, suite } from './root.ts'
import { printed, run, say } from './run.ts'
import { whileRunning } from './service.ts'
import { unitIn } from './unit.ts'

const PORT = 18_080
const ADDRESS = `http://127.0.0.1:${PORT}`
const SETTINGS = 'etc/pagemill.env'

/** Installs, upgrades, removes and purges the package in a bare Debian. @throws at the first fault */
export async function checkPackage(root: string, target: string, place: string): Promise<void> {
  const version = versionOf(root)
  const deb = `pagemill_${version}_${thisMachine().debian}.deb`
  const earlier = packageBefore(root, place)
  const system = copyRoot(bareRoot(join(place, `bare-${suite()}`)), join(place, 'system'))
  for (const path of [join(target, deb), earlier])
    copyFileSync(path, join(system, 'root', basename(path)))

  say('a fresh installation')
  inRoot(system, 'apt-get update -qq')
  install(system, deb)
  checkSize(system)
  expect(printedIn(system, 'pagemill --version'), version, 'its version')
  const key = keyIn(system)
  await serve(system, key, async (customer) => {
    await convert(customer)
    await openDashboard(customer)
  })
  say('removed, and installed again')
  inRoot(system, 'apt-get remove -y -qq pagemill')
  expect(existsSync(join(system, SETTINGS)), true, 'settings after removing it')
  install(system, deb)
  await serve(system, key, convert)
  purge(system)

  const [, before] = basename(earlier).split('_')
  say(`an upgrade from ${before}`)
  install(system, basename(earlier))
  expect(printedIn(system, 'pagemill --version'), before, 'the version before')
  const old = keyIn(system)
  inRoot(system, 'pagemill accounts create ann@example.com')
  let job = ''
  await serve(system, old, async (customer) => {
    job = await sendJob(customer)
  })
  const settings = join(system, SETTINGS)
  writeFileSync(settings, `${readFileSync(settings, 'utf8')}PAGEMILL_ENVIRONMENT=kept\n`)
  install(system, deb)
  expect(printedIn(system, 'pagemill --version'), version, 'the version after')
  expect(readFileSync(settings, 'utf8').includes('=kept'), true, 'changed settings')
  expect(printedIn(system, 'pagemill accounts list').includes('ann@example.com'), true, 'accounts')
  await serve(system, old, async (customer) => {
    await fetchResult(customer, job)
    await convert(customer)
  })
  purge(system)
}

/**
 * A package of the last version that was another one, made of the commit before the change.
 *
 * @returns its path
 */
function packageBefore(root: string, place: string): string {
  const git = (...args: string[]): string => printed('git', ['-C', root, ...args])
  const change = git('log', '-1', '--format=%H', '-G"version": ', '--', 'package.json')
  const commit = git('rev-parse', '--short=12', `${change}^`)
  const { version } = JSON.parse(git('show', `${commit}:package.json`))
  const path = join(place, `pagemill_${version}_${commit}.deb`)
  if (existsSync(path)) return path
  say(`the version before, of ${commit}`)
  const earlier = join(place, `before-${commit}`)
  if (!existsSync(earlier)) run('git', ['clone', '-q', root, earlier])
  run('git', ['-C', earlier, 'checkout', '-q', commit])
  run('bash', ['scripts/setup.sh'], earlier)
  makeEarlier(root, earlier, path)
  return path
}

const install = (system: string, name: string): void =>
  inRoot(system, `apt-get install -y -qq --no-install-recommends /root/${name}`)

function checkSize(system: string): void {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg-query fills it in
  const kilobytes = printedIn(system, "dpkg-query -W -f '${Installed-Size}' pagemill")
  const megabytes = Math.round((Number(kilobytes) * 1024) / 1e6)
  const [onDisk] = printedIn(system, 'du -sm /opt/pagemill').split('\t')
  say(`${megabytes} MB installed, ${onDisk} MiB on the disk`)
  if (megabytes > MOST_MEGABYTES) throw new Error(`more than ${MOST_MEGABYTES} MB`)
}

const keyIn = (system: string): string =>
  /sk_live_\w+/.exec(printedIn(system, 'pagemill keys create --label check'))![0]

async function serve(
  system: string,
  key: string,
  use: (customer: Customer) => Promise<void>,
): Promise<void> {
  const settings = join(system, SETTINGS)
  const own = readFileSync(settings, 'utf8')
  // Put back as the package brought it: a changed file of settings is another test.
  writeFileSync(settings, own.replace(/^PORT=.*$/m, `PORT=${PORT}`))
  const unit = unitIn(system, 'all')
  writeFileSync(settings, own)
  await whileRunning(unit, ADDRESS, () => use({ address: ADDRESS, headers: { 'X-API-Key': key } }))
}

function purge(system: string): void {
  inRoot(system, 'apt-get purge -y -qq pagemill')
  const left = printedIn(
    system,
    'find / -xdev -path /proc -prune -o -path /root -prune -o -name "*pagemill*" -print; getent passwd pagemill || true',
  )
  expect(left.replace(/^.*\/var\/lib\/(apt|dpkg)\/.*$/gm, '').trim(), '', 'what is left')
}

function expect<T>(found: T, wanted: T, what: string): void {
  if (found !== wanted)
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`)
}
