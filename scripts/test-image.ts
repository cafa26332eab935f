/**
 * Runs the Dockerfile's steps without Docker, in folders made by debootstrap, and then the image as
 * it is meant to run: not as root, with a read-only root. Needs root, Debian's debootstrap, and a
 * quarter of an hour: `node scripts/test-image.ts [folder]`. Ends with 0 when all is well.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { useContainer } from './release/container.ts'
import { bareRoot, copyRoot, inside, NETWORK, PATH } from './release/root.ts'
import { run } from './release/run.ts'

const ROOT = resolve(import.meta.dirname, '..')
const PLACE = resolve(process.argv[2] ?? join(ROOT, '.cache/image'))
const SUITE = 'bookworm'
const MOST_MEGABYTES = 500
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

/** @param image official ones: `debian`, and `node`, which is the former with Node and npm */
function begin(image: string, name: string): Stage {
  const root = join(PLACE, name)
  copyRoot(bareRoot(join(PLACE, 'bare'), SUITE), root)
  if (image.startsWith('node:')) {
    const npm = dirname(
      dirname(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())),
    )
    cpSync(process.execPath, join(root, 'usr/local/bin/node'))
    cpSync(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true })
    for (const tool of ['npm', 'npx'])
      run('ln', [
        '-s',
        `../lib/node_modules/npm/bin/${tool}-cli.js`,
        join(root, 'usr/local/bin', tool),
      ])
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
    run('cp', ['-a', `${join(stages.get(name!)!.root, source!)}/.`, join(stage.root, target!)])
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
  run('unshare', [
    ...inside(root, ':', `${root} "$0" "$@"`),
    ...['env', '-i', ...settings, ...shell, script],
  ])
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

const stage = build()
const size = execFileSync('du', ['-sm', '--one-file-system', stage.root], { encoding: 'utf8' })
const megabytes = Number.parseInt(size, 10)
process.stdout.write(`test-image: ${megabytes} MB unpacked\n`)
if (megabytes > MOST_MEGABYTES) throw new Error(`more than ${MOST_MEGABYTES} MB`)
await useContainer(stage)
process.stdout.write(
  'test-image: starts as a user without rights on a read-only root, and converts\n',
)
