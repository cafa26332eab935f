import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Test } from 'tap'
import { startApp } from '../../src/app.ts'
import { type Config, readConfig } from '../../src/config.ts'
import type { App } from '../../src/service.ts'
import { createLog, type Log } from '../../src/telemetry/log.ts'
import { operatorKeyIn } from '../accounts/operator-key.ts'
import { databaseUrlFor } from '../cluster/place.ts'
import { folderFor } from '../engine/documents.ts'
import { checkAnswersOf } from './checked-fetch.ts'

/** Requests a minute that no test reaches by chance. */
const UNHURRIED = { convert: 10_000, jobs: 10_000, batch: 10_000, status: 10_000 }

/** A running service with a key. */
export interface Service extends App {
  readonly key: string
  readonly dataFolder: string
  /** null = in the data folder */
  readonly databaseUrl: string | null
}

/** Started on a free port with a data folder of its own; stopped after the test. */
export async function serviceFor(
  t: Pick<Test, 'teardown'>,
  changes: Partial<Config> = {},
  log: Log = createLog('silent'),
): Promise<Service> {
  const dataFolder = folderFor(t)
  const databaseUrl =
    changes.databaseUrl === undefined ? await databaseUrlFor(t) : changes.databaseUrl
  const app = await startApp(
    {
      ...readConfig(),
      port: 0,
      host: '127.0.0.1',
      dataFolder,
      databaseUrl,
      storageUrl: null,
      threads: 2,
      rates: UNHURRIED,
      ...changes,
    },
    log,
  )
  t.teardown(() => app.close())
  checkAnswersOf(app.url)
  return { ...app, key: await operatorKeyIn(app.db), dataFolder, databaseUrl }
}

/** An envelope, read loosely: tests say what must be in it. */
// biome-ignore lint/suspicious/noExplicitAny: its shape is what is tested
export type Answer = any

export interface Part {
  readonly name: string
  readonly value: string | Uint8Array
  readonly fileName?: string
}

export const file = (value: Uint8Array | string, fileName = 'document.pdf'): Part => ({
  name: 'file',
  value: typeof value === 'string' ? Buffer.from(value) : value,
  fileName,
})

export const field = (name: string, value: string): Part => ({ name, value })

/** POST /v1/convert with these parts; `key` null sends none. */
export function convert(
  { url, key }: Service,
  parts: readonly Part[],
  shown: string | null = key,
  signal?: AbortSignal,
): Promise<Response> {
  const form = new FormData()
  for (const { name, value, fileName } of parts)
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([value as Uint8Array<ArrayBuffer>]), fileName)
  return fetch(`${url}/v1/convert`, {
    method: 'POST',
    headers: shown === null ? {} : { 'X-API-Key': shown },
    body: form,
    ...(signal && { signal }),
  })
}

/** Files of requests and conversions that lie in the data folder now. */
export const leftovers = ({ dataFolder }: Service): string[] =>
  ['uploads', 'work'].flatMap((folder) => readdirSync(join(dataFolder, folder)))

/** The value of a metric, over all labels. */
export async function metric({ url }: Service, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
