import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest, pack, settle } from './files.ts'
import { systemLibrariesOf } from './libraries.ts'
import type { Machine } from './machine.ts'
import { run } from './run.ts'

const UID = 10_001
const HOME = '/opt/pagemill'
const NODE = `${HOME}/node_modules/node/bin/node`
/** Programs of a machine's system that the image has. */
export const PROGRAMS = { tini: '/usr/bin/tini-static', busybox: '/bin/busybox' }
/** For whoever looks into a container, and for `preStop`. */
const TOOLS = ['sh', 'sleep', 'ls', 'cat', 'env', 'id', 'ps', 'df', 'du', 'wget']
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
const TYPES = 'application/vnd.oci.image'
const HEALTH =
  'fetch("http://127.0.0.1:" + process.env.PORT + "/healthz").then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))'

/** What a container runs. */
export const CONTAINER = {
  User: String(UID),
  Env: [
    `PATH=${HOME}/node_modules/node/bin:${HOME}:/bin`,
    'HOST=0.0.0.0',
    'PORT=8080',
    'PAGEMILL_DATA=/data',
    'NODE_ENV=production',
    `SSL_CERT_FILE=${CERTIFICATES}`,
  ],
  Entrypoint: ['/bin/tini', '--', NODE, `${HOME}/bin/pagemill.js`],
  Cmd: ['serve', '--supervised'],
  WorkingDir: HOME,
  Volumes: { '/data': {} },
  ExposedPorts: { '8080/tcp': {} },
  // Docker's own addition, which others leave aside.
  Healthcheck: {
    Test: ['CMD', NODE, '-e', HEALTH],
    Interval: 10e9,
    Timeout: 5e9,
    StartPeriod: 60e9,
  },
}

/**
 * An image as an OCI archive (`podman load`, `skopeo copy oci-archive:…`): the files of the archive for other
 * distributions, the C library, some tools, and nothing else. It runs without rights on a read-only root, with
 * /data for what is kept.
 *
 * @param app the installation with its libraries; @param machine that it is for
 * @param seconds since 1970, the time of all files
 * @param place a folder to work in
 */
export function makeImage(
  app: string,
  machine: Machine,
  version: string,
  seconds: number,
  place: string,
  target: string,
): void {
  const root = join(place, 'root')
  makeRoot(app, machine, root)
  settle(root, seconds)
  run('chmod', ['1777', join(root, 'tmp')])
  const layer = join(place, 'layer.tar')
  pack(root, layer, seconds, '.')
  const data = join(place, 'data')
  mkdirSync(data, { mode: 0o700 })
  run('tar', [
    '-r',
    `--mtime=@${seconds}`,
    `--owner=pagemill:${UID}`,
    `--group=pagemill:${UID}`,
    '--numeric-owner',
    '--format=gnu',
    '-f',
    layer,
    '-C',
    place,
    'data',
  ])
  writeLayout(layer, machine, version, new Date(seconds * 1000).toISOString(), join(place, 'image'))
  pack(join(place, 'image'), target, seconds, '.')
}

function makeRoot(app: string, machine: Machine, root: string): void {
  for (const name of ['bin', 'etc', 'opt', 'proc', 'dev', 'sys', 'tmp'])
    mkdirSync(join(root, name), { recursive: true })
  cpSync(app, join(root, HOME), { recursive: true, verbatimSymlinks: true })
  const put = (from: string, to: string): void =>
    run('install', ['-D', '-m', '755', join(machine.root, from), join(root, to)])
  for (const path of systemLibrariesOf(app, machine)) put(path, path)
  for (const [name, path] of Object.entries(PROGRAMS)) put(path, join('bin', name))
  for (const tool of TOOLS) symlinkSync('busybox', join(root, 'bin', tool))
  run('install', ['-D', '-m', '644', CERTIFICATES, join(root, CERTIFICATES)])
  const users = `root:x:0:0::/:/bin/sh\npagemill:x:${UID}:${UID}::/data:/bin/sh\n`
  writeFileSync(join(root, 'etc/passwd'), users)
  writeFileSync(join(root, 'etc/group'), `root:x:0:\npagemill:x:${UID}:\n`)
  writeFileSync(join(root, 'etc/nsswitch.conf'), 'hosts: files dns\n')
}

/** Moves a layer into a folder as the image specification lays one out. */
function writeLayout(
  layer: string,
  machine: Machine,
  version: string,
  made: string,
  image: string,
): void {
  const blobs = join(image, 'blobs/sha256')
  mkdirSync(blobs, { recursive: true })
  const plain = digest(layer)
  run('gzip', ['-n', '-6', layer])
  const packed = `${layer}.gz`
  const name = digest(packed)
  const size = statSync(packed).size
  renameSync(packed, join(blobs, name))
  const put = (value: object): { digest: string; size: number } => {
    const text = JSON.stringify(value)
    const name = createHash('sha256').update(text).digest('hex')
    writeFileSync(join(blobs, name), text)
    return { digest: `sha256:${name}`, size: Buffer.byteLength(text) }
  }
  const config = put({
    created: made,
    architecture: machine.debian,
    os: 'linux',
    config: { ...CONTAINER, Labels: { 'org.opencontainers.image.version': version } },
    rootfs: { type: 'layers', diff_ids: [`sha256:${plain}`] },
    history: [{ created: made, created_by: 'npm run release' }],
  })
  const manifest = put({
    schemaVersion: 2,
    mediaType: `${TYPES}.manifest.v1+json`,
    config: { mediaType: `${TYPES}.config.v1+json`, ...config },
    layers: [{ mediaType: `${TYPES}.layer.v1.tar+gzip`, digest: `sha256:${name}`, size }],
  })
  const named = { 'org.opencontainers.image.ref.name': `pagemill:${version}` }
  const index = {
    schemaVersion: 2,
    mediaType: `${TYPES}.index.v1+json`,
    manifests: [{ mediaType: `${TYPES}.manifest.v1+json`, ...manifest, annotations: named }],
  }
  writeFileSync(join(image, 'index.json'), JSON.stringify(index))
  writeFileSync(join(image, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }))
}
