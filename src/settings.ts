/** One setting: how it is called, what it does, what holds without it. */
export interface Setting {
  readonly name: string
  readonly meaning: string
  readonly fallback: string
  /** The pattern its value must match, and how to say so. */
  readonly form: RegExp
  readonly wanted: string
}

const WHOLE = /^[1-9]\d{0,9}$/
const ADDRESS = /^https?:\/\/[^\s/?#]+[^\s]*$/
/** Its password, host (or none, for a socket), port, name and options. */
const DATABASE =
  /^postgres(ql)?:\/\/(?!$)([^\s@/?#]*@)?(\[[\da-f:.]+\]|[^\s@/?#:[\]]*)(:\d+)?(\/[^\s@?#]*)?(\?[^\s#]*)?$/i
const SWITCH = /^(on|off)$/
const LANGUAGES = /^[a-z]{3}[\w/]*(,[a-z]{3}[\w/]*)*$/i

/** Every setting; the README's table is made from it. */
export const SETTINGS = {
  port: setting('PORT', 'TCP port; 0 takes a free one', '8080', /^\d{1,5}$/, 'a port number'),
  host: setting('HOST', 'address to listen on', '127.0.0.1', /^\S+$/, 'an address'),
  dataFolder: setting(
    'PAGEMILL_DATA',
    'folder for database and work files',
    './data',
    /\S/,
    'a path',
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    'PostgreSQL database, such as postgres://user:password@db.example.com/pagemill',
    'none: a SQLite file in the data folder',
    DATABASE,
    'a postgres:// address, in whose password @ : / ? # are written %40 %3A %2F %3F %23',
  ),
  storageUrl: setting(
    'STORAGE_URL',
    'bucket for files, such as `s3://bucket/folder?endpoint=https://s3.example.com&region=eu-1`',
    'none: the data folder',
    /^s3:\/\/\S+$/,
    'an s3:// address',
  ),
  role: setting(
    'PAGEMILL_ROLE',
    'what the process does: `api`, `worker` or `all`; also `pagemill serve --role`',
    'all',
    /^(api|worker|all)$/,
    'api, worker or all',
  ),
  environment: setting(
    'PAGEMILL_ENVIRONMENT',
    'name shown by `GET /v1/status`',
    'production',
    /^[\w-]{1,40}$/,
    'a short name',
  ),
  threads: setting('PAGEMILL_THREADS', 'engine threads', 'one per core', WHOLE, 'a whole number'),
  hosts: setting(
    'PAGEMILL_HOSTS',
    'engine processes the threads are spread over',
    '1',
    WHOLE,
    'a whole number',
  ),
  kernels: setting(
    'PAGEMILL_KERNELS',
    'instruction set of the recogniser’s inner loops, such as `avx2`',
    'the fastest that runs on this machine',
    /^\w+$/,
    'the name of a kernel set',
  ),
  partPages: setting(
    'PAGEMILL_PART_PAGES',
    'pages of a large job that one worker takes at once, so that several work on it; with PostgreSQL',
    '20',
    WHOLE,
    'a whole number',
  ),
  tessdata: setting(
    'PAGEMILL_TESSDATA',
    'folder of `.traineddata` files',
    'the system’s',
    /\S/,
    'a path',
  ),
  secondTessdata: setting(
    'PAGEMILL_SECOND_TESSDATA',
    'folder of a second set of them, which read doubtful lines, too',
    'Tesseract’s larger models, set up on the way',
    /\S/,
    'a path',
  ),
  degradedTessdata: setting(
    'PAGEMILL_DEGRADED_TESSDATA',
    'folder of models trained on small and poor print, which are asked where there is such',
    'our own',
    /\S/,
    'a path',
  ),
  languages: setting(
    'PAGEMILL_LANGUAGES',
    'languages tried when a request names none, comma separated; `auto`: all that are installed',
    'auto',
    LANGUAGES,
    'Tesseract codes such as eng,deu',
  ),
  pageDeadline: setting(
    'PAGEMILL_PAGE_DEADLINE',
    'seconds one page may be worked on',
    '60',
    WHOLE,
    'seconds',
  ),
  syncDeadline: setting(
    'PAGEMILL_SYNC_DEADLINE',
    'seconds `POST /v1/convert` may take, waiting included',
    '120',
    WHOLE,
    'seconds',
  ),
  requestTimeout: setting(
    'PAGEMILL_REQUEST_TIMEOUT',
    'seconds within each of which a client sends 64 KB of a body, or its end; also those it may stand still while it is answered',
    '120',
    WHOLE,
    'seconds',
  ),
  stopGrace: setting(
    'PAGEMILL_STOP_GRACE',
    'seconds conversions in flight get at a stop',
    '30',
    WHOLE,
    'seconds',
  ),
  sandbox: setting(
    'PAGEMILL_SANDBOX',
    'walls around the processes that open documents: `auto` as many as the kernel allows, `required` all or no start, `off`',
    'auto',
    /^(auto|required|off)$/,
    'auto, required or off',
  ),
  maxPixels: setting(
    'PAGEMILL_MAX_PIXELS',
    'most pixels one page may have',
    '80000000',
    WHOLE,
    'a whole number',
  ),
  maxWaiting: setting(
    'PAGEMILL_MAX_WAITING',
    'pages that may wait before `SERVICE_BUSY`',
    '200',
    WHOLE,
    'a whole number',
  ),
  uploads: setting(
    'PAGEMILL_UPLOADS',
    'uploads at once before `SERVICE_BUSY`, of which one account has at most half',
    '200',
    WHOLE,
    'a whole number',
  ),
  uploadMegabytes: setting(
    'PAGEMILL_UPLOAD_SPACE',
    'megabytes of uploads that may be sent and worked on at once before `SERVICE_BUSY`',
    '4096',
    WHOLE,
    'megabytes',
  ),
  freeMegabytes: setting(
    'PAGEMILL_FREE_SPACE',
    'megabytes that stay free on the disk of the data folder: uploads for which there is no more room are refused',
    '500',
    WHOLE,
    'megabytes',
  ),
  maxHostMegabytes: setting(
    'PAGEMILL_HOST_MEMORY',
    'megabytes at which an engine process is replaced (killed at twice that)',
    'a third of the memory',
    WHOLE,
    'megabytes',
  ),
  cacheMegabytes: setting(
    'PAGEMILL_CACHE',
    'megabytes of results kept on disk for conversions that are asked for again; 0: none',
    '256',
    /^\d{1,9}$/,
    'megabytes',
  ),
  resultHours: setting(
    'PAGEMILL_RESULT_HOURS',
    'hours a job’s result is kept after its end, and after the last link to it',
    '24',
    WHOLE,
    'hours',
  ),
  recordDays: setting(
    'PAGEMILL_RECORD_DAYS',
    'days records of jobs and webhooks are kept after their end',
    '30',
    WHOLE,
    'days',
  ),
  webhookHttp: setting(
    'PAGEMILL_WEBHOOK_HTTP',
    '`on`: webhooks may go to plain http addresses too',
    'off',
    SWITCH,
    'on or off',
  ),
  webhookAllow: setting(
    'PAGEMILL_WEBHOOK_ALLOW',
    'hosts, addresses and ranges inside your network that webhooks may go to, comma separated',
    'none: public addresses only',
    /^[\w.:/-]+(\s*,\s*[\w.:/-]+)*$/,
    'hosts, addresses or ranges such as 10.1.0.0/16',
  ),
  webhookTimeout: setting(
    'PAGEMILL_WEBHOOK_TIMEOUT',
    'seconds one try of a webhook may take',
    '15',
    WHOLE,
    'seconds',
  ),
  webhookDelays: setting(
    'PAGEMILL_WEBHOOK_DELAYS',
    'seconds between the tries of a webhook, comma separated; after the last it is dead',
    '5,300,1800,7200,18000,36000,50400,72000,86400',
    /^\d{1,7}(\s*,\s*\d{1,7})*$/,
    'seconds, comma separated',
  ),
  logLevel: setting(
    'PAGEMILL_LOG_LEVEL',
    'trace, debug, info, warn, error or silent',
    'info',
    /^(trace|debug|info|warn|error|silent)$/,
    'a level',
  ),
  otlpEndpoint: setting(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OpenTelemetry receiver for traces by OTLP over HTTP, such as http://collector:4318; never any content',
    'none',
    ADDRESS,
    'an http or https address',
  ),
  otlpHeaders: setting(
    'OTEL_EXPORTER_OTLP_HEADERS',
    'headers it asks for: name=value, comma separated',
    'none',
    /^[^=,\s]+=([^,%]|%[\da-f]{2})*(,\s*[^=,\s]+=([^,%]|%[\da-f]{2})*)*$/i,
    'name=value, comma separated',
  ),
  otelServiceName: setting(
    'OTEL_SERVICE_NAME',
    'name of this service in traces',
    'pagemill',
    /\S/,
    'a name',
  ),
  publicUrl: setting(
    'PAGEMILL_PUBLIC_URL',
    'address at which clients reach the service, such as https://pages.example.com',
    'where it listens',
    ADDRESS,
    'an http(s) address',
  ),
  proxies: setting(
    'PAGEMILL_PROXIES',
    'proxies in front of the service whose `X-Forwarded-For` is believed',
    '0',
    /^\d$/,
    'a number below 10',
  ),
  convertRate: setting(
    'PAGEMILL_CONVERT_RATE',
    'requests a minute a key may send to `POST /v1/convert`',
    '60',
    WHOLE,
    'a whole number',
  ),
  jobsRate: setting(
    'PAGEMILL_JOBS_RATE',
    'requests a minute a key may send to `/v1/jobs`',
    '120',
    WHOLE,
    'a whole number',
  ),
  batchRate: setting(
    'PAGEMILL_BATCH_RATE',
    'requests a minute a key may send to `/v1/batch`',
    '30',
    WHOLE,
    'a whole number',
  ),
  statusRate: setting(
    'PAGEMILL_STATUS_RATE',
    'requests a minute an address may send without a key, to `GET /v1/status` for one',
    '60',
    WHOLE,
    'a whole number',
  ),
  billing: setting(
    'PAGEMILL_BILLING',
    '`on`: pages are counted and plans are kept to; `off`: everything is free, `GET /v1/usage` answers 503',
    'on',
    /^(on|off)$/,
    'on or off',
  ),
  plansFile: setting(
    'PAGEMILL_PLANS',
    'JSON file with rows that replace or join the built-in plans',
    'none',
    /\S/,
    'a path',
  ),
  upgradeUrl: setting(
    'PAGEMILL_UPGRADE_URL',
    'page where customers change their plan, told as `upgrade_url`',
    '`/usage`',
    ADDRESS,
    'an http(s) address',
  ),
  stripeKey: setting(
    'PAGEMILL_STRIPE_KEY',
    'Stripe’s secret key, to verify cards and charge packs',
    'none: the operator marks cards as verified and packs as paid',
    /^[sr]k_\w+$/,
    'a secret key',
  ),
  stripeUrl: setting(
    'PAGEMILL_STRIPE_URL',
    'address of Stripe’s interface',
    'https://api.stripe.com',
    ADDRESS,
    'an http(s) address',
  ),
  oidcIssuer: setting(
    'PAGEMILL_OIDC_ISSUER',
    'OpenID provider people may log in by; wants the two below as well',
    'none',
    ADDRESS,
    'an http(s) address',
  ),
  oidcClientId: setting(
    'PAGEMILL_OIDC_CLIENT_ID',
    'what the provider knows this service as',
    'none',
    /^\S+$/,
    'an id',
  ),
  oidcClientSecret: setting(
    'PAGEMILL_OIDC_CLIENT_SECRET',
    'how this service proves it',
    'none',
    /^\S+$/,
    'a secret',
  ),
  signUp: setting(
    'PAGEMILL_SIGN_UP',
    '`open`: anyone may make an account; `closed`: the operator alone',
    'open',
    /^(open|closed)$/,
    'open or closed',
  ),
  smtpUrl: setting(
    'PAGEMILL_SMTP_URL',
    'mail server, such as smtps://user:password@mail.example.com',
    'none: mail is written to the log',
    /^smtps?:\/\/\S+$/,
    'an smtp(s) address',
  ),
  mailFrom: setting(
    'PAGEMILL_MAIL_FROM',
    'sender of mail',
    'pagemill@localhost',
    /^[^\s@]*[^@]*@[^@\s]+$/,
    'a mail address',
  ),
  metricsToken: setting(
    'PAGEMILL_METRICS_TOKEN',
    'bearer token that `/metrics` asks for',
    'none: open',
    /^\S+$/,
    'a token',
  ),
} as const satisfies Record<string, Setting>

/** Settings whose text is not for logs. */
export const SECRET = new Set<Setting>([
  SETTINGS.databaseUrl,
  SETTINGS.storageUrl,
  SETTINGS.metricsToken,
  SETTINGS.otlpHeaders,
  SETTINGS.smtpUrl,
  SETTINGS.stripeKey,
  SETTINGS.oidcClientSecret,
])

function setting(
  name: string,
  meaning: string,
  fallback: string,
  form: RegExp,
  wanted: string,
): Setting {
  return { name, meaning, fallback, form, wanted }
}
