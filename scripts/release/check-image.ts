import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { useContainer } from './container.ts'
import { digest } from './files.ts'
import type { CONTAINER } from './image.ts'
import { thisMachine } from './machine.ts'
import { printed, run, say } from './run.ts'

/** What an image or a package may take where it is installed. */
export const MOST_MEGABYTES = 300

interface Named {
  readonly digest: string
}

/** Unpacks the image and runs it as a container would be. @throws at the first fault */
export async function checkImage(target: string, place: string): Promise<void> {
  say('the image')
  const image = join(place, 'image')
  const root = join(place, 'container')
  for (const folder of [image, root]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
  }
  const name = readdirSync(target).find((file) =>
    file.endsWith(`-oci-${thisMachine().debian}.tar`),
  )!
  run('tar', ['-xf', join(target, name), '-C', image])
  const blob = (sum: string): string => {
    const path = join(image, 'blobs', sum.replace(':', '/'))
    if (`sha256:${digest(path)}` !== sum) throw new Error(`${sum} is something else`)
    return path
  }
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
  const [{ digest: manifest }] = read(join(image, 'index.json')).manifests as [Named]
  const { config, layers } = read(blob(manifest)) as { config: Named; layers: Named[] }
  for (const layer of layers)
    run('tar', ['-xzf', blob(layer.digest), '--numeric-owner', '-C', root])
  const settings: typeof CONTAINER = read(blob(config.digest)).config
  const megabytes = Math.round(Number(printed('du', ['-sb', root]).split('\t')[0]) / 1e6)
  say(`${megabytes} MB unpacked`)
  if (megabytes > MOST_MEGABYTES) throw new Error(`more than ${MOST_MEGABYTES} MB`)
  await useContainer({
    root,
    user: settings.User,
    folder: settings.WorkingDir,
    environment: Object.fromEntries(settings.Env.map((line) => line.split(/=(.*)/s).slice(0, 2))),
    entry: [...settings.Entrypoint, ...settings.Cmd],
    health: settings.Healthcheck.Test.slice(1),
  })
}
