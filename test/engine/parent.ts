import { Engine } from '../../src/engine/engine.ts'
import { context, request, until } from './engines.ts'
import { hostsOf } from './held.ts'

// A process of its own with an engine that is in the middle of a page; says its hosts' ids.
const { settings, path } = JSON.parse(process.argv[2] ?? '{}')
const engine = await Engine.start(settings)
const never = engine.convert(
  { path, name: 'evil.pdf' },
  request({ textLayer: 'never', dpi: 150 }),
  context(),
)
never.catch(() => {})
await until(() => engine.status().working > 0)
process.send?.(hostsOf())
