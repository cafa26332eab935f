import { existsSync } from 'node:fs'
import t from 'tap'
import { ConfigError, readConfig, SETTINGS } from '../src/config.ts'

t.test('what holds without any setting', async (t) => {
  const config = readConfig({})
  t.match(config, { port: 8080, host: '127.0.0.1', languages: ['auto'], environment: 'production' })
  t.ok(config.threads >= 1)
  t.equal(config.hosts, 1)
  t.ok(existsSync(config.tessdata))
  t.match(config.dataFolder, /\/data$/)
  t.equal(config.pageDeadline, 60_000)
})

t.test('settings are read; empty ones are none', async (t) => {
  const config = readConfig({
    PORT: '0',
    HOST: '::1',
    PAGEMILL_THREADS: '6',
    PAGEMILL_HOSTS: '9',
    PAGEMILL_LANGUAGES: 'deu,eng',
    PAGEMILL_PAGE_DEADLINE: '5',
    PAGEMILL_HOST_MEMORY: '100',
    PAGEMILL_METRICS_TOKEN: '',
  })
  t.match(config, { port: 0, host: '::1', threads: 6, hosts: 6, pageDeadline: 5000 })
  t.same(config.languages, ['deu', 'eng'])
  t.equal(config.maxHostBytes, 104_857_600)
  t.equal(config.metricsToken, null)
})

t.test('all faults at once', async (t) => {
  const bad = {
    PORT: '99999',
    PAGEMILL_THREADS: '-2',
    PAGEMILL_LANGUAGES: '../eng',
    PAGEMILL_LOG_LEVEL: 'loud',
    PAGEMILL_TESSDATA: '/nowhere',
  }
  try {
    readConfig(bad)
    t.fail('no error')
  } catch (error) {
    t.ok(error instanceof ConfigError)
    const { message } = error as Error
    for (const name of Object.keys(bad)) t.match(message, name)
    t.equal(message.split('\n').length, 5)
  }
})

t.test("a token's text is not shown", async (t) => {
  t.throws(() => readConfig({ PAGEMILL_METRICS_TOKEN: 'open sesame' }), {
    message: 'PAGEMILL_METRICS_TOKEN: its value is not a token',
  })
})

t.test('names are not given twice', async (t) => {
  const names = Object.values(SETTINGS).map(({ name }) => name)
  t.equal(new Set(names).size, names.length)
})
