import { existsSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import type { SandboxMode } from './engine/conversion.ts'
import { loadAddon, type ModelFolders } from './engine/native.ts'
import { hostEnvironment } from './engine/pool/host-environment.ts'
import { SECRET, SETTINGS, type Setting } from './settings.ts'
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
  /** Milliseconds. */
  /** Most threads that one account may have at once; null = all. */
  readonly accountThreads: number | null
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
  '/usr/share/tesseract-ocr/5/tessdata',
  '/usr/share/tesseract-ocr/4.00/tessdata',
  '/usr/share/tessdata',
  '/usr/local/share/tessdata',
  '/opt/homebrew/share/tessdata',
]

/** Where scripts/setup.sh lays the second set of models. */
const SECOND_TESSDATA = resolve(import.meta.dirname, '../tessdata')
const DEGRADED_TESSDATA = resolve(import.meta.dirname, '../models/degraded')
const FIGURES = resolve(import.meta.dirname, '../models/figures')

/**
 * @param changes settings of the command line, which win
 * @throws ConfigError naming every setting that is wrong
 */
export function readConfig(
  given: Readonly<Record<string, string | undefined>> = process.env,
  changes: Readonly<Record<string, string>> = {},
): Config {
  const faults: string[] = []
  const dataFolder = resolve(
    changes[SETTINGS.dataFolder.name] ||
      given[SETTINGS.dataFolder.name]?.trim() ||
      SETTINGS.dataFolder.fallback,
  )
  let tuned: Tuned = {}
  try {
    tuned = readTuned(tunedFile(dataFolder))
  } catch (error) {
    faults.push(`${tunedFile(dataFolder)}: ${error instanceof Error ? error.message : error}`)
  }
  const said = Object.entries(given).filter(([, value]) => value !== undefined && value !== '')
  const environment: typeof given = { ...tuned, ...Object.fromEntries(said), ...changes }
  const text = (setting: Setting): string | null => {
    const value = environment[setting.name]?.trim()
    if (value === undefined || value === '') return null
    if (setting.form.test(value)) return value
    const shown = SECRET.has(setting) ? 'its value' : `'${value}'`
    faults.push(`${setting.name}: ${shown} is not ${setting.wanted}`)
    return null
  }
  const number = (setting: Setting, fallback: number): number => Number(text(setting) ?? fallback)
  const known = environment.TESSDATA_PREFIX
  const threads = number(SETTINGS.threads, availableParallelism())
  const megabytes = Math.max(1024, Math.floor(memory() / 2 ** 20 / 3))
  const issuer = text(SETTINGS.oidcIssuer)
  const clientId = text(SETTINGS.oidcClientId)
  const clientSecret = text(SETTINGS.oidcClientSecret)
  const stripeKey = text(SETTINGS.stripeKey)
  const otlpEndpoint = text(SETTINGS.otlpEndpoint)
  const otlpHeaders = text(SETTINGS.otlpHeaders)
  const databaseUrl = text(SETTINGS.databaseUrl)
  const storageUrl = text(SETTINGS.storageUrl)
  const role = (text(SETTINGS.role) ?? SETTINGS.role.fallback) as Role
  const config: Config = {
    port: number(SETTINGS.port, 8080),
    host: text(SETTINGS.host) ?? SETTINGS.host.fallback,
    dataFolder,
    databaseUrl,
    storageUrl,
    role,
    environment: text(SETTINGS.environment) ?? SETTINGS.environment.fallback,
    logLevel: text(SETTINGS.logLevel) ?? SETTINGS.logLevel.fallback,
    metricsToken: text(SETTINGS.metricsToken),
    mcpKey: text(SETTINGS.mcpKey),
    threads,
    hosts: Math.min(threads, number(SETTINGS.hosts, 1)),
    partPages: number(SETTINGS.partPages, Number(SETTINGS.partPages.fallback)),
    models: {
      tessdata:
        text(SETTINGS.tessdata) ??
        [...(known ? [known, join(known, 'tessdata')] : []), ...TESSDATA].find((folder) =>
          existsSync(folder),
        ) ??
        '',
      second:
        text(SETTINGS.secondTessdata) ?? (existsSync(SECOND_TESSDATA) ? SECOND_TESSDATA : null),
      degraded: text(SETTINGS.degradedTessdata) ?? DEGRADED_TESSDATA,
      figures: FIGURES,
    },
    languages: (text(SETTINGS.languages) ?? SETTINGS.languages.fallback).split(','),
    accountThreads: number(SETTINGS.accountThreads, 0) || null,
    pageDeadline: number(SETTINGS.pageDeadline, 60) * 1000,
    syncDeadline: number(SETTINGS.syncDeadline, 120) * 1000,
    requestTimeout: number(SETTINGS.requestTimeout, 120) * 1000,
    stopGrace: number(SETTINGS.stopGrace, 30) * 1000,
    inputLife: number(SETTINGS.inputMinutes, 30) * 60_000,
    resultLife: number(SETTINGS.resultHours, 24) * 3_600_000,
    recordLife: number(SETTINGS.recordDays, 30) * 86_400_000,
    webhookRules: {
      allowHttp: text(SETTINGS.webhookHttp) === 'on',
      allowed: listOf(text(SETTINGS.webhookAllow)),
    },
    fileUrl: text(SETTINGS.fileUrl) === 'on',
    fileUrlRules: {
      allowHttp: text(SETTINGS.fileUrlHttp) === 'on',
      allowed: listOf(text(SETTINGS.fileUrlAllow)),
    },
    fileUrlTimeout: number(SETTINGS.fileUrlTimeout, 30) * 1000,
    corsOrigins: listOf(text(SETTINGS.corsOrigins)),
    webhookTimeout: number(SETTINGS.webhookTimeout, 15) * 1000,
    webhookDelays: (text(SETTINGS.webhookDelays) ?? SETTINGS.webhookDelays.fallback)
      .split(',')
      .map((seconds) => Number(seconds) * 1000),
    cacheBytes: number(SETTINGS.cacheMegabytes, 256) * 2 ** 20,
    sandbox: (text(SETTINGS.sandbox) ?? SETTINGS.sandbox.fallback) as SandboxMode,
    maxPixels: number(SETTINGS.maxPixels, 80_000_000),
    maxWaiting: number(SETTINGS.maxWaiting, 200),
    maxHostBytes: number(SETTINGS.maxHostMegabytes, megabytes) * 2 ** 20,
    mostUploads: number(SETTINGS.uploads, Number(SETTINGS.uploads.fallback)),
    mostUploadBytes:
      number(SETTINGS.uploadMegabytes, Number(SETTINGS.uploadMegabytes.fallback)) * 2 ** 20,
    leastFreeBytes:
      number(SETTINGS.freeMegabytes, Number(SETTINGS.freeMegabytes.fallback)) * 2 ** 20,
    publicUrl: text(SETTINGS.publicUrl)?.replace(/(?<!\/)\/+$/, '') ?? null,
    proxies: number(SETTINGS.proxies, 0),
    rates: {
      convert: number(SETTINGS.convertRate, 60),
      jobs: number(SETTINGS.jobsRate, 120),
      batch: number(SETTINGS.batchRate, 30),
      status: number(SETTINGS.statusRate, 60),
    },
    billing: (text(SETTINGS.billing) ?? SETTINGS.billing.fallback) === 'on',
    plansFile: text(SETTINGS.plansFile),
    upgradeUrl: text(SETTINGS.upgradeUrl),
    stripe:
      stripeKey === null
        ? null
        : {
            secretKey: stripeKey,
            api: text(SETTINGS.stripeUrl) ?? SETTINGS.stripeUrl.fallback,
          },
    oidc: issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null,
    welcome: text(SETTINGS.welcome) !== 'off',
    signUp: text(SETTINGS.signUp) !== 'closed',
    secretKeys: text(SETTINGS.secretKeys)?.split(',') ?? null,
    backupPassphrase: text(SETTINGS.backupPassphrase),
    smtpUrl: text(SETTINGS.smtpUrl),
    mailFrom: text(SETTINGS.mailFrom) ?? SETTINGS.mailFrom.fallback,
    otlp:
      otlpEndpoint === null
        ? null
        : {
            endpoint: otlpEndpoint.replace(/(?<!\/)\/+$/, ''),
            headers: headersOf(otlpHeaders ?? ''),
            serviceName: text(SETTINGS.otelServiceName) ?? SETTINGS.otelServiceName.fallback,
          },
    hostEnvironment: hostEnvironment(environment),
  }
  if (!config.oidc && (issuer || clientId || clientSecret))
    faults.push('PAGEMILL_OIDC_ISSUER, _CLIENT_ID and _CLIENT_SECRET: all three or none')
  if (databaseUrl === null && role !== 'all')
    faults.push(`PAGEMILL_ROLE: '${role}' needs a database that processes share: DATABASE_URL`)
  if (databaseUrl === null && storageUrl !== null)
    faults.push('STORAGE_URL: needs a database that processes share as well: DATABASE_URL')
  try {
    if (storageUrl !== null) s3Place(storageUrl)
  } catch (error) {
    faults.push(`STORAGE_URL: ${(error as Error).message}`)
  }
  const kernels = text(SETTINGS.kernels)
  if (kernels !== null) {
    const { runnableKernels } = loadAddon()
    if (!runnableKernels.includes(kernels))
      faults.push(
        `${SETTINGS.kernels.name}: '${kernels}' does not run on this machine; it has ${runnableKernels.join(', ')}`,
      )
  }
  if (config.port > 65_535) faults.push(`PORT: '${config.port}' is not a port number`)
  if (config.models.tessdata === '' || !existsSync(config.models.tessdata))
    faults.push(
      config.models.tessdata === ''
        ? 'PAGEMILL_TESSDATA: no folder of .traineddata files was found; name one'
        : `PAGEMILL_TESSDATA: there is no folder '${config.models.tessdata}'`,
    )
  if (faults.length > 0) throw new ConfigError(faults.join('\n'))
  return config
}

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

const listOf = (list: string | null | undefined): string[] =>
  list?.split(',').map((one) => one.trim()) ?? []
