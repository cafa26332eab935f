import { existsSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SandboxMode } from './engine/conversion.ts'
import { loadAddon, type ModelFolders } from './engine/native.ts'
import { hostEnvironment } from './engine/pool/host-environment.ts'
import { SettingReader } from './setting-reader.ts'
import { SETTINGS } from './settings.ts'
import { s3Place } from './storage/s3-place.ts'
import { readTuned, type Tuned, tunedFile } from './tuned.ts'
import type { AddressRules } from './webhooks/address.ts'

export const ROLES = ['api', 'worker', 'all'] as const
export type Role = (typeof ROLES)[number]

/** Everything the operator can choose. Read once, at the start of a process. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly dataFolder: string
  /** PostgreSQL database with its credentials; null = a SQLite file in the data folder. */
  readonly databaseUrl: string | null
  /** Bucket with its credentials; null = the data folder. */
  readonly storageUrl: string | null
  /** Whether it answers clients, works on jobs, or both. */
  readonly role: Role
  /** What GET /v1/status shows as `environment`. */
  readonly environment: string
  readonly logLevel: string
  /** Bearer token that /metrics asks for; null = open. */
  readonly metricsToken: string | null
  /** Bearer token that tools by HTTP ask for; null = this machine alone is answered. */
  readonly mcpKey: string | null
  readonly threads: number
  readonly hosts: number
  readonly partPages: number
  readonly models: ModelFolders
  readonly languages: readonly string[]
  /** Most threads that one account may have at once; null = all. */
  readonly accountThreads: number | null
  /** Milliseconds a page may be worked on. */
  readonly pageDeadline: number
  /** Milliseconds a synchronous conversion may take, waiting included. */
  readonly syncDeadline: number
  /** Milliseconds a client may stand still in, sending a request or taking its answer. */
  readonly requestTimeout: number
  /** Milliseconds conversions in flight get to finish at a stop. */
  readonly stopGrace: number
  /** Milliseconds after which a job's input is deleted, its job ended or not. */
  readonly inputLife: number
  /** Milliseconds a job's result is kept, and its record. */
  readonly resultLife: number
  readonly recordLife: number
  readonly webhookRules: AddressRules
  /** Whether documents are fetched from addresses that forms name, from which, and milliseconds it may take. */
  readonly fileUrl: boolean
  readonly fileUrlRules: AddressRules
  readonly fileUrlTimeout: number
  /** Whose pages may call the API; `*` = everybody's. */
  readonly corsOrigins: readonly string[]
  /** Milliseconds one try of a delivery may take, and those between tries. */
  readonly webhookTimeout: number
  readonly webhookDelays: readonly number[]
  /** Bytes of results kept for conversions that are asked for again; 0 = none. */
  readonly cacheBytes: number
  /** Walls around engine hosts. */
  readonly sandbox: SandboxMode
  readonly maxPixels: number
  readonly maxWaiting: number
  readonly maxHostBytes: number
  /** Uploads at once, bytes of them, and bytes of their disk that stay free. */
  readonly mostUploads: number
  readonly mostUploadBytes: number
  readonly leastFreeBytes: number
  /** Where clients reach the service, without a slash at the end; null = where it listens. */
  readonly publicUrl: string | null
  /** Proxies in front of the service whose `X-Forwarded-For` is believed. */
  readonly proxies: number
  /** Requests a minute: by key for convert, jobs, batch; by address for status. */
  readonly rates: Readonly<Record<'convert' | 'jobs' | 'batch' | 'status', number>>
  /** Whether pages are counted and plans are kept to. */
  readonly billing: boolean
  /** JSON file of plans; null = the built-in ones. */
  readonly plansFile: string | null
  /** Where an account can be changed; null = the dashboard's page. */
  readonly upgradeUrl: string | null
  /** How cards are verified and packs are paid; null = the operator does it. */
  readonly stripe: {
    readonly secretKey: string
    readonly api: string
  } | null
  /** Provider people may log in by; null = with a password alone. */
  readonly oidc: {
    readonly issuer: string
    readonly clientId: string
    readonly clientSecret: string
  } | null
  /** Whether a start prints a link for the operator where nobody has come in yet. */
  readonly welcome: boolean
  /** Whether strangers may make themselves an account. */
  readonly signUp: boolean
  /** What secrets in the database are sealed with, the newest first; null = the data folder's file of keys. */
  readonly secretKeys: readonly string[] | null
  /** What backups are encrypted with; null = they are not. */
  readonly backupPassphrase: string | null
  /** Mail server with its credentials; null = mail is written to the log. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Where traces go; null = nowhere. */
  readonly otlp: {
    /** Without a slash at the end. */
    readonly endpoint: string
    readonly headers: Readonly<Record<string, string>>
    readonly serviceName: string
  } | null
  /** What engine hosts get of the environment. */
  readonly hostEnvironment: Readonly<Record<string, string>>
}

/** Lists every fault of the environment at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Bytes a process may use: the machine's, or its container's where these are fewer. */
const memory = (): number => Math.min(totalmem(), process.constrainedMemory() || totalmem())

const TESSDATA = [
  // An archive for other distributions brings them.
  fileURLToPath(new URL('../languages', import.meta.url)),
  '/usr/share/tesseract-ocr/5/tessdata',
  '/usr/share/tesseract-ocr/4.00/tessdata',
  '/usr/share/tessdata',
  '/usr/local/share/tessdata',
  '/opt/homebrew/share/tessdata',
]

/** Where scripts/setup.sh lays the second set of models. */
const SECOND_TESSDATA = fileURLToPath(new URL('../tessdata', import.meta.url))
const DEGRADED_TESSDATA = fileURLToPath(new URL('../models/degraded', import.meta.url))
const FIGURES = fileURLToPath(new URL('../models/figures', import.meta.url))

/**
 * @param changes settings of the command line, which win
 * @throws ConfigError naming every setting that is wrong
 */
export function readConfig(
  given: Environment = process.env,
  changes: Readonly<Record<string, string>> = {},
): Config {
  const faults: string[] = []
  const dataFolder = resolve(
    changes[SETTINGS.dataFolder.name] ||
      given[SETTINGS.dataFolder.name]?.trim() ||
      SETTINGS.dataFolder.fallback,
  )
  const environment: Environment = { ...tunedIn(dataFolder, faults), ...saidIn(given), ...changes }
  const settings = new SettingReader(environment, faults)
  const config: Config = {
    dataFolder,
    ...placeIn(settings),
    ...engineIn(settings, environment.TESSDATA_PREFIX),
    ...limitsIn(settings),
    ...timesIn(settings),
    ...othersIn(settings),
    ...accountsIn(settings, faults),
    otlp: tracesIn(settings),
    hostEnvironment: hostEnvironment(environment),
  }
  faults.push(...databaseFaults(config), ...machineFaults(config, settings))
  if (faults.length > 0) throw new ConfigError(faults.join('\n'))
  return config
}

type Environment = Readonly<Record<string, string | undefined>>

/** What `pagemill tune` found to be best on this machine. */
function tunedIn(dataFolder: string, faults: string[]): Tuned {
  try {
    return readTuned(tunedFile(dataFolder))
  } catch (error) {
    faults.push(`${tunedFile(dataFolder)}: ${error instanceof Error ? error.message : error}`)
    return {}
  }
}

const saidIn = (given: Environment): Environment =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))

/** Where it runs, and what it keeps its things in. */
const placeIn = ({ text, number, value }: SettingReader) => ({
  port: number(SETTINGS.port),
  host: value(SETTINGS.host),
  publicUrl: withoutSlash(text(SETTINGS.publicUrl)),
  proxies: number(SETTINGS.proxies),
  databaseUrl: text(SETTINGS.databaseUrl),
  storageUrl: text(SETTINGS.storageUrl),
  role: value(SETTINGS.role) as Role,
  environment: value(SETTINGS.environment),
  logLevel: value(SETTINGS.logLevel),
  metricsToken: text(SETTINGS.metricsToken),
  mcpKey: text(SETTINGS.mcpKey),
})

/** @param prefix Tesseract's own variable */
function engineIn({ text, number, value }: SettingReader, prefix: string | undefined) {
  const threads = number(SETTINGS.threads, availableParallelism())
  const folders = [...(prefix ? [prefix, join(prefix, 'tessdata')] : []), ...TESSDATA]
  const second = existsSync(SECOND_TESSDATA) ? SECOND_TESSDATA : null
  const megabytes = Math.max(1024, Math.floor(memory() / 2 ** 20 / 3))
  return {
    threads,
    hosts: Math.min(threads, number(SETTINGS.hosts)),
    partPages: number(SETTINGS.partPages),
    models: {
      tessdata: text(SETTINGS.tessdata) ?? folders.find((folder) => existsSync(folder)) ?? '',
      second: text(SETTINGS.secondTessdata) ?? second,
      degraded: text(SETTINGS.degradedTessdata) ?? DEGRADED_TESSDATA,
      figures: FIGURES,
    },
    languages: value(SETTINGS.languages).split(','),
    sandbox: value(SETTINGS.sandbox) as SandboxMode,
    maxPixels: number(SETTINGS.maxPixels),
    maxHostBytes: number(SETTINGS.maxHostMegabytes, megabytes) * 2 ** 20,
  }
}

/** What one caller may take, and all together. */
const limitsIn = ({ number }: SettingReader) => ({
  accountThreads: number(SETTINGS.accountThreads, 0) || null,
  maxWaiting: number(SETTINGS.maxWaiting),
  mostUploads: number(SETTINGS.uploads),
  mostUploadBytes: number(SETTINGS.uploadMegabytes) * 2 ** 20,
  leastFreeBytes: number(SETTINGS.freeMegabytes) * 2 ** 20,
  cacheBytes: number(SETTINGS.cacheMegabytes) * 2 ** 20,
  rates: {
    convert: number(SETTINGS.convertRate),
    jobs: number(SETTINGS.jobsRate),
    batch: number(SETTINGS.batchRate),
    status: number(SETTINGS.statusRate),
  },
})

/** How long things may take, and are kept. */
const timesIn = ({ number }: SettingReader) => ({
  pageDeadline: number(SETTINGS.pageDeadline) * 1000,
  syncDeadline: number(SETTINGS.syncDeadline) * 1000,
  requestTimeout: number(SETTINGS.requestTimeout) * 1000,
  stopGrace: number(SETTINGS.stopGrace) * 1000,
  inputLife: number(SETTINGS.inputMinutes) * 60_000,
  resultLife: number(SETTINGS.resultHours) * 3_600_000,
  recordLife: number(SETTINGS.recordDays) * 86_400_000,
})

/** Other machines: what is sent there, and fetched. */
const othersIn = ({ text, number, value, isOn, list }: SettingReader) => ({
  webhookRules: { allowHttp: isOn(SETTINGS.webhookHttp), allowed: list(SETTINGS.webhookAllow) },
  webhookTimeout: number(SETTINGS.webhookTimeout) * 1000,
  webhookDelays: value(SETTINGS.webhookDelays)
    .split(',')
    .map((seconds) => Number(seconds) * 1000),
  fileUrl: isOn(SETTINGS.fileUrl),
  fileUrlRules: { allowHttp: isOn(SETTINGS.fileUrlHttp), allowed: list(SETTINGS.fileUrlAllow) },
  fileUrlTimeout: number(SETTINGS.fileUrlTimeout) * 1000,
  corsOrigins: list(SETTINGS.corsOrigins),
  smtpUrl: text(SETTINGS.smtpUrl),
  mailFrom: value(SETTINGS.mailFrom),
})

/** Who gets in, and what is paid. */
function accountsIn({ text, value, isOn }: SettingReader, faults: string[]) {
  const secretKey = text(SETTINGS.stripeKey)
  const issuer = text(SETTINGS.oidcIssuer)
  const clientId = text(SETTINGS.oidcClientId)
  const clientSecret = text(SETTINGS.oidcClientSecret)
  const oidc = issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null
  if (!oidc && (issuer || clientId || clientSecret))
    faults.push('PAGEMILL_OIDC_ISSUER, _CLIENT_ID and _CLIENT_SECRET: all three or none')
  return {
    billing: isOn(SETTINGS.billing),
    plansFile: text(SETTINGS.plansFile),
    upgradeUrl: text(SETTINGS.upgradeUrl),
    stripe: secretKey === null ? null : { secretKey, api: value(SETTINGS.stripeUrl) },
    oidc,
    welcome: isOn(SETTINGS.welcome),
    signUp: value(SETTINGS.signUp) !== 'closed',
    secretKeys: text(SETTINGS.secretKeys)?.split(',') ?? null,
    backupPassphrase: text(SETTINGS.backupPassphrase),
  }
}

function tracesIn({ text, value }: SettingReader): Config['otlp'] {
  const endpoint = withoutSlash(text(SETTINGS.otlpEndpoint))
  const headers = headersOf(text(SETTINGS.otlpHeaders) ?? '')
  if (endpoint === null) return null
  return { endpoint, headers, serviceName: value(SETTINGS.otelServiceName) }
}

function databaseFaults({ databaseUrl, storageUrl, role }: Config): string[] {
  const faults: string[] = []
  if (databaseUrl === null && role !== 'all')
    faults.push(`PAGEMILL_ROLE: '${role}' needs a database that processes share: DATABASE_URL`)
  if (databaseUrl === null && storageUrl !== null)
    faults.push('STORAGE_URL: needs a database that processes share as well: DATABASE_URL')
  try {
    if (storageUrl !== null) s3Place(storageUrl)
  } catch (error) {
    faults.push(`STORAGE_URL: ${(error as Error).message}`)
  }
  return faults
}

/** What this machine lacks. */
function machineFaults({ port, models }: Config, { text }: SettingReader): string[] {
  const faults: string[] = []
  const kernels = text(SETTINGS.kernels)
  const runnable = kernels === null ? [] : loadAddon().runnableKernels
  if (kernels !== null && !runnable.includes(kernels))
    faults.push(
      `${SETTINGS.kernels.name}: '${kernels}' does not run on this machine; it has ${runnable.join(', ')}`,
    )
  if (port > 65_535) faults.push(`PORT: '${port}' is not a port number`)
  if (models.tessdata === '')
    faults.push('PAGEMILL_TESSDATA: no folder of .traineddata files was found; name one')
  else if (!existsSync(models.tessdata))
    faults.push(`PAGEMILL_TESSDATA: there is no folder '${models.tessdata}'`)
  return faults
}

const withoutSlash = (url: string | null): string | null => url?.replace(/(?<!\/)\/+$/, '') ?? null

/** As OpenTelemetry writes them: values may be percent-encoded. */
const headersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name, ...value] = pair.trim().split('=')
        return [name!, decodeURIComponent(value.join('='))]
      }),
  )
