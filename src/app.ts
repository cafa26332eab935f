import type { Config } from './config.ts'
import { holdFolder } from './configured.ts'
import { makePrivate } from './data-folder.ts'
import { Engine } from './engine/engine.ts'
import { engineSettings } from './engine-settings.ts'
import type { App } from './service.ts'
import type { Log } from './telemetry/log.ts'

/**
 * Starts engine, database and HTTP server.
 *
 * @throws when the data folder cannot be written or is another service's, the database is damaged,
 * or the port is taken
 */
export async function startApp(config: Config, log: Log): Promise<App> {
  await makePrivate(config.dataFolder)
  // Closed the other way round, at a stop as well as where the start fails.
  await using opened = new AsyncDisposableStack()
  // First: a start clears away what it takes for a dead service's.
  opened.defer(holdFolder(config.dataFolder))
  // Its processes come up while all else is loaded, which takes as long as they do.
  const engine = await Engine.begin(engineSettings(config, config.dataFolder))
  opened.adopt(engine, (own) => own.stop())
  const { openService } = await import('./service.ts')
  return openService({ config, log, engine }, opened.move())
}
