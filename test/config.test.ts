import { existsSync } from 'node:fs'
import t from 'tap'
import { ConfigError, readConfig } from '../src/config.ts'
import { loadAddon } from '../src/engine/native.ts'
import { SETTINGS } from '../src/settings.ts'

t.test('what holds without any setting', async (t) => {
  const config = readConfig({})
  t.match(config, { port: 8080, host: '127.0.0.1', languages: ['auto'], environment: 'production' })
  t.ok(config.threads >= 1)
  t.equal(config.hosts, 1)
  t.ok(existsSync(config.models.tessdata))
  t.ok(existsSync(config.models.second!))
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

t.test('a database whose address cannot be meant is told of, without its password', async (t) => {
  for (const good of [
    'postgres://me:s%40e@db.example.com:5432/pages?sslmode=require',
    'postgresql://me@[::1]/pages',
    'postgres://me@localhost/pages?host=/run/postgresql',
    'postgres:///pages',
  ])
    t.equal(readConfig({ DATABASE_URL: good }).databaseUrl, good)
  for (const bad of [
    'postgres://',
    'postgres://me:se@cret#x@db.example.com/pages',
    'postgres://me:se/cret@db.example.com/pages',
    'postgres://me:se?cret@db.example.com/pages',
    'postgres://me:secret@db.example.com:port/pages',
  ])
    t.throws(() => readConfig({ DATABASE_URL: bad }), {
      name: 'ConfigError',
      message: /^DATABASE_URL: its value is not (?!.*cret)/,
    })
})

t.test('kernels that do not run on this machine', async (t) => {
  for (const kernels of loadAddon().runnableKernels)
    t.equal(readConfig({ PAGEMILL_KERNELS: kernels }).hostEnvironment.PAGEMILL_KERNELS, kernels)
  t.throws(() => readConfig({ PAGEMILL_KERNELS: 'avx1024' }), {
    name: 'ConfigError',
    message: /^PAGEMILL_KERNELS: 'avx1024' does not run on this machine; it has .*\bscalar$/,
  })
})

t.test("a secret's text is not shown", async (t) => {
  for (const name of [
    'PAGEMILL_METRICS_TOKEN',
    'PAGEMILL_SMTP_URL',
    'PAGEMILL_STRIPE_KEY',
    'PAGEMILL_OIDC_CLIENT_SECRET',
  ])
    t.throws(() => readConfig({ [name]: 'open sesame' }), {
      message: new RegExp(`^${name}: its value is not an? `),
    })
})

t.test('an OpenID provider is named whole or not at all', async (t) => {
  const half = { PAGEMILL_OIDC_ISSUER: 'https://id.example', PAGEMILL_OIDC_CLIENT_ID: 'pagemill' }
  t.throws(() => readConfig(half), { message: /^PAGEMILL_OIDC_ISSUER.*all three or none$/ })
  t.match(readConfig({ ...half, PAGEMILL_OIDC_CLIENT_SECRET: 'secret' }).oidc, {
    issuer: 'https://id.example',
    clientId: 'pagemill',
    clientSecret: 'secret',
  })
})

t.test('how the service is reached, and what it lets pass', async (t) => {
  t.match(readConfig({}), {
    publicUrl: null,
    billing: true,
    rates: { convert: 60, jobs: 120, batch: 30, status: 60 },
    signUp: true,
    stripe: null,
    smtpUrl: null,
  })
  t.match(
    readConfig({
      PAGEMILL_PUBLIC_URL: 'https://pages.example/',
      PAGEMILL_BILLING: 'off',
      PAGEMILL_CONVERT_RATE: '7',
      PAGEMILL_SIGN_UP: 'closed',
    }),
    { publicUrl: 'https://pages.example', billing: false, rates: { convert: 7 }, signUp: false },
  )
})

t.test('names are not given twice', async (t) => {
  const names = Object.values(SETTINGS).map(({ name }) => name)
  t.equal(new Set(names).size, names.length)
})
