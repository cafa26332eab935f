/**
 * Runs the Dockerfile's steps without Docker, in folders made by debootstrap, and then the image as
 * it is meant to run: not as root, with a read-only root. Needs root, Debian's debootstrap, and a
 * quarter of an hour: `node scripts/test-image.ts [folder]`. Ends with 0 when all is well.
 */
import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lines, pdf } from '../test/engine/documents.ts'

const ROOT = resolve(import.meta.dirname, '..')
const PLACE = resolve(process.argv[2] ?? join(ROOT, '.cache/image'))
const SUITE = 'bookworm'
const MOST_MEGABYTES = 500
const PORT = 18_080
const LEFT_OUT = ['usr/share/doc', 'usr/share/man', 'usr/share/locale', 'usr/share/info']
/** What a build needs to know of the network it is on. */
const NETWORK = /^(https?_proxy|no_proxy|node_extra_ca_certs)$/i
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

interface Stage {
  readonly root: string
  folder: string
  shell: readonly string[]
  readonly environment: Record<string, string>
  user: string
  entry: string[]
  health: string[]
}

/** Instructions of a Dockerfile: their names and what stands behind them. */
function instructions(path: string): [name: string, rest: string][] {
  const text = readFileSync(path, 'utf8')
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name, rest] = /^(\w+)\s+(.*)$/.exec(line)!
      return [name!, rest!.trim()]
    })
}

const run = (command: string, ...args: string[]): void =>
  void execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })

/** A command line whose root is the stage's, in mounts of its own. */
const inside = (root: string, before: string, command: string): string[] => [
  '--mount',
  'bash',
  '-ec',
  `mount --bind /proc ${root}/proc; mount --rbind /dev ${root}/dev; ${before}; exec chroot ${command}`,
]

function bare(): string {
  const bare = join(PLACE, 'bare')
  if (!existsSync(join(bare, 'etc/debian_version'))) {
    mkdirSync(bare, { recursive: true })
    run('debootstrap', '--variant=minbase', SUITE, bare)
    // As Debian's slim images: without manuals and translations, and packages go once installed.
    for (const path of LEFT_OUT) rmSync(join(bare, path), { recursive: true, force: true })
    const excluded = LEFT_OUT.map((path) => `path-exclude /${path}/*\n`).join('')
    writeFileSync(join(bare, 'etc/dpkg/dpkg.cfg.d/slim'), excluded)
    const clean =
      'DPkg::Post-Invoke { "rm -f /var/cache/apt/archives/*.deb || true"; };\n' +
      'Dir::Cache::pkgcache ""; Dir::Cache::srcpkgcache "";\n'
    writeFileSync(join(bare, 'etc/apt/apt.conf.d/clean'), clean)
    rmSync(join(bare, 'var/cache/apt/archives'), { recursive: true, force: true })
  }
  return bare
}

/** @param image official ones: `debian`, and `node`, which is the former with Node and npm */
function begin(image: string, name: string): Stage {
  const root = join(PLACE, name)
  rmSync(root, { recursive: true, force: true })
  run('cp', '-a', bare(), root)
  cpSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'))
  if (image.startsWith('node:')) {
    const npm = dirname(
      dirname(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())),
    )
    cpSync(process.execPath, join(root, 'usr/local/bin/node'))
    cpSync(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true })
    for (const tool of ['npm', 'npx'])
      run(
        'ln',
        '-s',
        `../lib/node_modules/npm/bin/${tool}-cli.js`,
        join(root, 'usr/local/bin', tool),
      )
    // The image has Node's headers as well; modules are built with them where no network is.
    const headers = ['/usr/local/include/node', '/usr/include/node'].find((path) =>
      existsSync(path),
    )
    if (headers) cpSync(headers, join(root, 'usr/local/include/node'), { recursive: true })
    mkdirSync(dirname(join(root, CERTIFICATES)), { recursive: true })
    cpSync(CERTIFICATES, join(root, CERTIFICATES))
  } else if (!image.startsWith('debian:')) throw new Error(`${image} is not known`)
  const network = Object.entries(process.env).filter(([name]) => NETWORK.test(name))
  const environment = Object.fromEntries([
    ...network,
    ['PATH', PATH],
    ...(image.startsWith('node:') ? [['npm_config_nodedir', '/usr/local']] : []),
  ]) as Record<string, string>
  return {
    root,
    folder: '/',
    shell: ['/bin/sh', '-c'],
    environment,
    user: '0',
    entry: [],
    health: [],
  }
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Tracked files that .dockerignore lets through: it names all that is copied. */
function context(): string[] {
  const wanted = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map(
      (line) =>
        new RegExp(`^${line.slice(1).replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(/|$)`),
    )
  return execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((path) => wanted.some((form) => form.test(path)))
}

function copy(stage: Stage, rest: string, stages: ReadonlyMap<string, Stage>): void {
  const from = /^--from=(\w+) (\S+) (\S+)$/.exec(rest)
  if (from) {
    const [, name, source, target] = from
    mkdirSync(join(stage.root, target!), { recursive: true })
    run('cp', '-a', `${join(stages.get(name!)!.root, source!)}/.`, join(stage.root, target!))
    return
  }
  if (rest !== '. .') throw new Error(`COPY ${rest} is not known`)
  for (const path of context())
    cpSync(join(ROOT, path), join(stage.root, stage.folder, path), { recursive: true })
}

function step(stage: Stage, rest: string): void {
  const { root, folder, shell, environment } = stage
  const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
  const script = `cd ${folder} && ${rest}`
  // The program and its arguments follow as $0 and so on.
  run(
    'unshare',
    ...inside(root, ':', `${root} "$0" "$@"`),
    'env',
    '-i',
    ...settings,
    ...shell,
    script,
  )
}

function build(): Stage {
  const stages = new Map<string, Stage>()
  let stage: Stage | undefined
  for (const [name, rest] of instructions(join(ROOT, 'Dockerfile'))) {
    process.stderr.write(`test-image: ${name} ${rest}\n`)
    if (name === 'FROM') {
      const [image, , as = 'last'] = rest.split(' ')
      stage = begin(image!, as)
      stages.set(as, stage)
      continue
    }
    if (!stage) throw new Error(`${name} before FROM`)
    if (name === 'RUN') step(stage, rest)
    else if (name === 'COPY') copy(stage, rest, stages)
    else if (name === 'SHELL') stage.shell = JSON.parse(rest)
    else if (name === 'USER') stage.user = rest
    else if (name === 'ENTRYPOINT' || name === 'CMD') stage.entry.push(...JSON.parse(rest))
    else if (name === 'HEALTHCHECK') stage.health = JSON.parse(rest.slice(rest.indexOf('CMD') + 4))
    else if (name === 'WORKDIR') {
      stage.folder = rest
      mkdirSync(join(stage.root, rest), { recursive: true })
    } else if (name === 'ENV')
      for (const [, key, value] of rest.matchAll(/(\w+)=(\S+)/g))
        stage.environment[key!] = value!.replace('$PATH', stage.environment.PATH!)
    else if (name !== 'VOLUME' && name !== 'EXPOSE') throw new Error(`${name} is not known`)
  }
  return stage!
}

/** Starts it as a container would be, does a conversion, and stops it. */
async function use(stage: Stage): Promise<void> {
  const { root, user, folder } = stage
  if (user === '0' || user === 'root') throw new Error('it runs as root')
  const environment = { ...stage.environment, PORT: String(PORT), PAGEMILL_THREADS: '1' }
  const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
  const readOnly = [
    `mount --bind ${root} ${root}`,
    `mount -o remount,ro,bind ${root}`,
    `mount -t tmpfs -o uid=${user},gid=${user},mode=700 tmpfs ${root}/data`,
    `mount -t tmpfs -o mode=1777 tmpfs ${root}/tmp`,
    // A mount on top of another hides what was mounted below it.
    `mount --bind /proc ${root}/proc; mount --rbind /dev ${root}/dev`,
  ].join('; ')
  const chroot = `--userspec=${user}:${user} ${root} env -i "$@" bash -c 'cd ${folder} && exec "$@"' bash`
  const start = (command: readonly string[]) =>
    spawn(
      'unshare',
      [
        '--mount',
        'bash',
        '-ec',
        `${readOnly}; exec chroot ${chroot} ${command.map((word) => `'${word}'`).join(' ')}`,
        'bash',
        ...settings,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
  const service = start(stage.entry)
  let said = ''
  service.stdout.on('data', (text) => (said += text))
  const exit = new Promise<number | null>((resolve) => service.once('exit', resolve))
  try {
    while (!/welcome\?token=/.test(said)) {
      if (service.exitCode !== null) throw new Error(`the service has ended: ${said}`)
      await pause(200)
    }
    const Cookie = await comeIn(/welcome\?token=(\S+)/.exec(said)![1]!)
    const health = start(stage.health)
    const code = await new Promise((resolve) => health.once('exit', resolve))
    if (code !== 0) throw new Error(`the health check ends with ${code}`)
    const form = new FormData()
    form.set('file', new Blob([pdf([{ content: lines(['Hello from the image']) }])]), 'letter.pdf')
    form.set('model', 'text')
    form.set('text_layer', 'never')
    const answer = await fetch(`http://127.0.0.1:${PORT}/v1/convert`, {
      method: 'POST',
      headers: { Cookie, 'X-Service-Key-Id': 'session' },
      body: form,
    })
    const text = await answer.text()
    if (!text.includes('Hello from the image'))
      throw new Error(`it answers ${answer.status}: ${text}`)
    const page = await fetch(`http://127.0.0.1:${PORT}/`)
    if (!page.ok) throw new Error(`the dashboard answers ${page.status}`)
  } finally {
    service.kill('SIGTERM')
  }
  const code = await exit
  if (code !== 0) throw new Error(`SIGTERM ends it with ${code}`)
}

/** @returns the cookie of the operator's session, by the link of the first start */
async function comeIn(token: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${PORT}/v1/session/welcome/confirm`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  if (!answer.ok) throw new Error(`the link answers ${answer.status}: ${await answer.text()}`)
  return answer.headers.getSetCookie()[0]!.split(';')[0]!
}

const stage = build()
const size = execFileSync('du', ['-sm', '--one-file-system', stage.root], { encoding: 'utf8' })
const megabytes = Number.parseInt(size, 10)
process.stdout.write(`test-image: ${megabytes} MB unpacked\n`)
if (megabytes > MOST_MEGABYTES) throw new Error(`more than ${MOST_MEGABYTES} MB`)
await use(stage)
process.stdout.write(
  'test-image: starts as a user without rights on a read-only root, and converts\n',
)
