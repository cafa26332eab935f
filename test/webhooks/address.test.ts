import t from 'tap'
import { isAllowedAddress, webhookUrl } from '../../src/webhooks/address.ts'

const NONE = { allowHttp: false, allowed: [] }

t.test('public addresses are allowed, all others are not', async (t) => {
  for (const address of ['93.184.216.34', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])
    t.equal(isAllowedAddress('example.org', address, NONE), true, address)
  for (const address of [
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '168.63.129.16',
    '::ffff:168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    '100::1',
    '2001:db8::1',
    '2002:a00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
  ])
    t.equal(isAllowedAddress('example.org', address, NONE), false, address)
})

t.test('the operator’s list: names, addresses, ranges', async (t) => {
  const rules = { allowHttp: false, allowed: ['hooks.internal', '10.1.0.0/16', '192.168.0.7'] }
  t.equal(isAllowedAddress('hooks.internal', '172.16.0.1', rules), true)
  t.equal(isAllowedAddress('Hooks.Internal.', '172.16.0.1', rules), true)
  t.equal(isAllowedAddress('other.internal', '172.16.0.1', rules), false)
  t.equal(isAllowedAddress('x', '10.1.200.1', rules), true)
  t.equal(isAllowedAddress('x', '::ffff:10.1.200.1', rules), true)
  t.equal(isAllowedAddress('x', '10.2.0.1', rules), false)
  t.equal(isAllowedAddress('x', '192.168.0.7', rules), true)
  t.equal(isAllowedAddress('x', '192.168.0.8', rules), false)
  t.equal(webhookUrl('https://hooks.internal/a', rules), 'https://hooks.internal/a')
  t.equal(webhookUrl('https://10.1.2.3/a', rules), 'https://10.1.2.3/a')
})

t.test('http only where it is allowed', async (t) => {
  const code = { code: 'INVALID_WEBHOOK_URL' }
  t.throws(() => webhookUrl('http://example.org/', NONE), code)
  t.equal(webhookUrl('http://example.org/', { ...NONE, allowHttp: true }), 'http://example.org/')
  t.throws(() => webhookUrl('file:///etc/passwd', { ...NONE, allowHttp: true }), code)
})
