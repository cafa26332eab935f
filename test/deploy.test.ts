import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import t from 'tap'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '../src/config.ts'
import { SETTINGS } from '../src/settings.ts'
import { VERSION } from '../src/version.ts'
import { ask } from './http/jobs.ts'
import { serviceFor } from './http/service.ts'

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, '..', 'deploy', name), 'utf8')

interface Container {
  readonly args: readonly string[]
  readonly env: readonly { readonly name: string }[]
  readonly ports: readonly { readonly name: string }[]
  readonly volumeMounts: readonly { readonly name: string }[]
  readonly [probe: string]: unknown
}

const known = new Set<string>([...Object.values(SETTINGS).map(({ name }) => name), 'DATABASE_URL'])

const KUBERNETES = [
  'base',
  'components/autoscaling',
  'components/stores',
  'overlays/trial',
  'overlays/production',
]

/** Of a folder with a kustomization: what it says, and the objects of its files. */
function kustomized(folder: string) {
  const kustomization = parse(read(`kubernetes/${folder}/kustomization.yaml`))
  const files: string[] = (kustomization.resources ?? []).filter((name: string) =>
    name.endsWith('.yaml'),
  )
  const documents = files.flatMap((name) => parseAllDocuments(read(`kubernetes/${folder}/${name}`)))
  for (const document of documents)
    if ('errors' in document && document.errors.length > 0) throw document.errors[0]
  return { kustomization, objects: documents.map((document) => document.toJS()) }
}

t.test('Kubernetes: probes, limits, drain, no root', async (t) => {
  const { objects } = kustomized('base')
  const deployments = objects.filter(({ kind }) => kind === 'Deployment')
  t.same(
    deployments.map(({ metadata }) => metadata.labels.role),
    ['api', 'worker'],
  )
  for (const { metadata, spec } of deployments) {
    const { labels, annotations } = spec.template.metadata
    t.same(spec.selector.matchLabels, labels)
    const pod = spec.template.spec
    t.match(pod.securityContext, {
      runAsNonRoot: true,
      runAsUser: 10001,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    t.equal(pod.automountServiceAccountToken, false)
    const [container] = pod.containers as [Container]
    t.same(container.args, ['serve', '--role', metadata.labels.role])
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
      t.match(container[probe], { httpGet: { path: /^\/(readyz|healthz)$/, port: 'http' } })
    t.match(container, {
      securityContext: {
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      },
      resources: { limits: { memory: /Gi$/ } },
    })
    t.match(container.ports, [{ containerPort: Number(annotations['prometheus.io/port']) }])
    for (const { name } of container.env) t.ok(known.has(name), name)
    const volumes = pod.volumes.map(({ name }: { name: string }) => name)
    for (const { name } of container.volumeMounts) t.ok(volumes.includes(name), name)
    const grace = container.env.find(({ name }) => name === 'PAGEMILL_STOP_GRACE')
    t.ok(pod.terminationGracePeriodSeconds > Number((grace as { value?: string }).value))
  }
  const service = objects.find(({ kind }) => kind === 'Service')
  t.same(service.spec.selector, deployments[0].spec.template.metadata.labels)
})

t.test('Kubernetes: overlays name what there is, with settings that there are', async (t) => {
  for (const folder of KUBERNETES) {
    const { kustomization, objects } = kustomized(folder)
    t.equal(kustomization.kind, folder.startsWith('components/') ? 'Component' : 'Kustomization')
    for (const path of [...(kustomization.resources ?? []), ...(kustomization.components ?? [])])
      if (!path.endsWith('.yaml'))
        t.ok(KUBERNETES.includes(join(folder, path)), `${folder} needs ${path}`)
    for (const { newTag } of kustomization.images ?? []) t.equal(newTag, VERSION, folder)
    for (const { patch } of kustomization.patches ?? [])
      for (const { op, value } of parse(patch))
        if (op === 'add') t.ok(known.has(value.name), `${folder}: ${value.name}`)
    const containers: Container[] = objects.flatMap(
      ({ spec }) => spec.template?.spec.containers ?? [],
    )
    for (const container of containers)
      t.match(container, {
        securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
        resources: { limits: { memory: /[GM]i$/ } },
      })
  }
})

t.test('Kubernetes: the trial has a database and a bucket by the names it asks for', async (t) => {
  const { kustomization } = kustomized('overlays/trial')
  const { objects } = kustomized('components/stores')
  const secrets = Object.fromEntries(
    kustomization.secretGenerator.map(
      ({ name, literals }: { name: string; literals: string[] }) => [
        name,
        Object.fromEntries(literals.map((line) => line.split(/=(.*)/s).slice(0, 2))),
      ],
    ),
  )
  const { databaseUrl, storageUrl } = readConfig(secrets.pagemill)
  const port = (name: string): unknown =>
    objects.find(({ kind, metadata }) => kind === 'Service' && metadata.name === name).spec.ports[0]
      .port
  const database = new URL(databaseUrl!)
  const storage = new URL(storageUrl!)
  const server = new URL(storage.searchParams.get('endpoint')!)
  t.equal(Number(database.port || 5432), port(database.hostname))
  t.equal(Number(server.port), port(server.hostname))
  t.equal(database.password, secrets.stores.POSTGRES_PASSWORD)
  t.equal(storage.password, secrets.stores.S3_SECRET)
  const job = objects.find(({ kind }) => kind === 'Job')
  t.match(job.spec.template.spec.containers[0].args, [
    'mb',
    /./,
    `${server.hostname}/${storage.hostname}`,
  ])
  const wanted = JSON.stringify(objects).matchAll(/"secretKeyRef":\{"name":"(\w+)","key":"(\w+)"/g)
  for (const [, name, key] of wanted) t.ok(secrets[name!][key!], `${name} has ${key}`)
})

t.test('Kubernetes: replicas follow deployments that there are', async (t) => {
  const deployments = kustomized('base').objects.filter(({ kind }) => kind === 'Deployment')
  const { objects } = kustomized('components/autoscaling')
  t.same(
    objects.map(({ spec }) => spec.scaleTargetRef.name),
    deployments.map(({ metadata }) => metadata.name),
  )
})

t.test('compose: what depends on something depends on something that is there', async (t) => {
  const text = read('compose.yaml')
  const { services, volumes } = parse(text, { merge: true })
  for (const [, name] of text.matchAll(/\$\{(\w+)/g))
    t.match(text, new RegExp(`^# .*\\b${name}\\b`, 'm'), `${name} is described`)
  for (const [name, service] of Object.entries<{
    depends_on?: Record<string, { condition: string }>
    environment?: Record<string, string>
    volumes?: string[]
  }>(services)) {
    for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
      t.ok(needed in services, `${name} needs ${needed}`)
      if (condition === 'service_healthy') t.ok(services[needed].healthcheck, needed)
    }
    for (const variable of Object.keys(service.environment ?? {}))
      if (variable.startsWith('PAGEMILL_')) t.ok(known.has(variable), variable)
    for (const volume of service.volumes ?? [])
      if (volume.includes(':')) t.ok(volume.split(':')[0]! in volumes, volume)
  }
  for (const role of ['api', 'worker'])
    t.match(services[role], {
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: /\d+g/,
      command: ['serve', '--role', role],
    })
})

t.test('Dockerfile: all that is read at runtime is copied', async (t) => {
  const copied = read('../.dockerignore').match(/(?<=^!).+$/gm)!
  // Language models of our own, found without a setting.
  const root = join(import.meta.dirname, '..')
  const { degraded } = readConfig({}).models
  const image = read('../Dockerfile')
  // Built in the first stage, run in the second one.
  t.match(image, /mv .*build\/Release\/sandbox \/tmp\//)
  t.match(image.split('FROM ').at(-1)!, /\blibseccomp2\b/)
  for (const folder of ['src', 'bin', relative(root, degraded!).split(sep)[0]!])
    t.ok(copied.includes(folder), folder)
})

t.test('systemd: longer to stop than the service takes', async (t) => {
  const unit = read('systemd/pagemill@.service')
  const value = (name: string): string => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)![1]!
  t.match(value('ExecStart'), /bin\/pagemill\.js serve --role %i$/)
  t.ok(Number.parseInt(value('TimeoutStopSec'), 10) > Number(SETTINGS.stopGrace.fallback))
  for (const [, name = ''] of unit.matchAll(/^Environment=(\w+)=/gm)) t.ok(known.has(name), name)
})

t.test(
  'systemd: few system calls, those for walls of its own among them; bounded memory',
  async (t) => {
    const unit = read('systemd/pagemill@.service')
    const lists = [...unit.matchAll(/^SystemCallFilter=(.+)$/gm)].map(([, list]) => list!)
    t.equal(lists[0], '@system-service', 'the first one says that others are refused')
    // Later lists add to it: those of the launcher in native/sandbox.
    const added = lists.slice(1).filter((list) => !list.startsWith('~'))
    const calls = added.flatMap((list) => list.split(' '))
    for (const call of ['landlock_restrict_self', 'seccomp', 'capset', 'setrlimit'])
      t.ok(calls.includes(call), call)
    t.match(unit, /^MemoryMax=/m)
    t.match(unit, /^NoNewPrivileges=yes$/m)
  },
)

t.test('alarms and dashboard ask for metrics that there are', async (t) => {
  const service = await serviceFor(t)
  const text = await (await ask(service, '/metrics')).text()
  const there = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!))
  const { groups } = parse(read('alerts.yaml'))
  const rules: { alert: string; expr: string; annotations: { summary: string } }[] = groups.flatMap(
    (group: { rules: unknown[] }) => group.rules,
  )
  const dashboard = JSON.parse(read('grafana/pagemill.json'))
  const { objects } = kustomized('components/autoscaling')
  const metrics: { external?: { metric: { name: string } } }[] = objects.flatMap(
    ({ spec }) => spec.metrics,
  )
  const scaled = metrics.flatMap(({ external }) => external?.metric.name ?? [])
  const adapter = parse(read('kubernetes/components/autoscaling/prometheus-adapter.yaml'))
  t.same(
    adapter.rules.external.map((rule: { name: { as: string } }) => rule.name.as),
    scaled,
    'what replicas follow is defined',
  )
  const questions = [
    ...scaled,
    ...adapter.rules.external.map((rule: { metricsQuery: string }) => rule.metricsQuery),
    ...rules.map(({ expr }) => expr),
    ...(dashboard.panels as { targets?: { expr: string }[] }[]).flatMap(({ targets = [] }) =>
      targets.map(({ expr }) => expr),
    ),
  ]
  t.ok(questions.length > rules.length)
  for (const rule of rules) t.ok(rule.alert && rule.annotations.summary, rule.alert)
  for (const question of questions) {
    const names = question.match(/pagemill_\w+/g)!
    for (const name of names)
      t.ok(there.has(name) || there.has(name.replace(/_(count|sum|bucket)$/, '')), name)
  }
})
