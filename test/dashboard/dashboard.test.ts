import t from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { PASSWORD, person } from '../http/browser.ts'
import { ask, dataOf, post } from '../http/jobs.ts'
import { field, file, type Service, serviceFor } from '../http/service.ts'
import { chromiumFor, watchedPage } from './chromium.ts'

let service: Service
let browser: Awaited<ReturnType<typeof chromiumFor>>

t.before(async () => {
  service = await serviceFor(t)
  browser = await chromiumFor(t)
})

t.test('pages and assets: strict, hashed, compressed', async (t) => {
  for (const path of ['/', '/keys', '/jobs/x']) {
    const page = await fetch(service.url + path)
    t.equal(page.status, 200, path)
    t.equal(page.headers.get('cache-control'), 'no-cache')
    const policy = page.headers.get('content-security-policy')!
    t.match(policy, /default-src 'self'/)
    t.notMatch(policy, /unsafe|https?:/)
  }
  const document = await (await fetch(service.url)).text()
  const names = [...document.matchAll(/"(\/assets\/[^"]+)"/g)].map((match) => match[1]!)
  t.ok(names.length >= 2)
  for (const name of names) {
    const asset = await fetch(service.url + name, { headers: { 'Accept-Encoding': 'br' } })
    t.match(asset.headers.get('cache-control')!, /max-age=31536000,immutable/)
    if (/\.(js|css)$/.test(name)) t.equal(asset.headers.get('content-encoding'), 'br', name)
  }
  for (const path of ['/assets/none.js', '/assets/..%2f..%2fpackage.json', '/nowhere'])
    t.equal((await fetch(service.url + path)).status, 404, path)
})

t.test('sign up, make a key, rotate, revoke, log out and in again', async (t) => {
  const context = await browser.newContext({ locale: 'en-US' })
  t.teardown(() => context.close())
  const { page, faults } = await watchedPage(context, service)
  await page.goto(`${service.url}/sign-up`)
  await page.getByLabel('E-mail address').fill('carla@example.com')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('link', { name: 'Keys', exact: true }).click()
  await page.getByRole('button', { name: 'Create key' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Label').fill('till 7')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const first = await dialog.locator('code').innerText()
  t.match(first, /^sk_test_\w{36}$/)
  await dialog.getByRole('button', { name: 'Done' }).click()
  t.equal((await ask({ ...service, key: first }, '/v1/usage')).status, 200)

  await page.getByRole('button', { name: 'Rotate' }).click()
  await dialog.getByRole('button', { name: 'Rotate' }).click()
  await dialog.getByText('not shown again').waitFor()
  const second = await dialog.locator('code').innerText()
  t.not(second, first)
  await page.keyboard.press('Escape')
  t.equal((await ask({ ...service, key: first }, '/v1/usage')).status, 401)
  t.equal((await ask({ ...service, key: second }, '/v1/usage')).status, 200)

  await page.getByRole('button', { name: 'Revoke' }).click()
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await dialog.waitFor({ state: 'detached' })
  t.equal(await page.getByText('Revoked', { exact: true }).count(), 2)
  t.equal((await ask({ ...service, key: second }, '/v1/usage')).status, 401)
  t.notMatch(await page.content(), new RegExp(`${first}|${second}`), 'no key stays in the page')

  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  await page.getByLabel('E-mail address').fill('carla@example.com')
  await page.getByLabel('Password').fill('a wrong password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { name: 'Keys' }).waitFor()
  t.same(faults, [])
})

t.test('in a session a key is named by its id; others’ keys are not there', async (t) => {
  const [own, stranger] = [await person(service), await person(service)]
  await service.db
    .updateTable('accounts')
    .set({ plan: 'unlimited' })
    .where('id', '=', own.accountId)
    .execute()
  const { id, key } = (await own.browser.read('POST', '/v1/keys', {})).data
  const named = { 'X-Service-Key-Id': String(id) }
  const letter = [file(pdf([{ content: lines(['a letter']) }])), field('model', 'text')]
  const { request_id } = await dataOf(post({ ...service, key }, '/v1/jobs', letter))
  const path = `/v1/jobs/${request_id}`
  t.match((await own.browser.read('GET', path, undefined, named)).data, {
    request_id,
    filename: 'document.pdf',
    batch_id: null,
  })
  t.equal((await stranger.browser.ask('GET', path, undefined, named)).status, 401)
  t.equal((await fetch(service.url + path, { headers: named })).status, 401)
  for (const wrong of ['x', '0', '1e3', '99999'])
    t.equal(
      (await own.browser.ask('GET', path, undefined, { 'X-Service-Key-Id': wrong })).status,
      401,
    )
  own.browser.origin = { Origin: 'https://elsewhere.example' }
  t.equal((await own.browser.ask('DELETE', path, undefined, named)).status, 403)
  own.browser.origin = { Origin: service.url }

  await own.browser.ask('DELETE', `/v1/keys/${id}`)
  t.equal((await own.browser.ask('GET', path, undefined, named)).status, 200)
  t.equal((await own.browser.ask('POST', `${path}/cancel`, undefined, named)).status, 401)
  t.equal((await own.browser.ask('DELETE', path, undefined, named)).status, 200)
})
