import { join } from 'node:path'
import type { Config } from './config.ts'
import type { EngineSettings } from './engine/conversion.ts'

/** The configuration's part that concerns the engine, whose folders go into `folder`. */
export const engineSettings = (config: Config, folder: string): EngineSettings => ({
  hosts: config.hosts,
  threads: config.threads,
  ownerThreads: Math.min(config.threads, config.accountThreads ?? config.threads),
  models: config.models,
  languages: config.languages,
  workFolder: join(folder, 'work'),
  hostFolder: join(folder, 'hosts'),
  sandbox: config.sandbox,
  pageDeadline: config.pageDeadline,
  maxPixels: config.maxPixels,
  maxWaiting: config.maxWaiting,
  maxHostBytes: config.maxHostBytes,
  environment: config.hostEnvironment,
})
