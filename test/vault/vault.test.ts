import { statSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { addKey, KEY_FILE, newKey, openVault, readKeys } from '../../src/vault/key-file.ts'
import { OPEN_VAULT, Vault } from '../../src/vault/vault.ts'
import { folderFor } from '../engine/documents.ts'

t.test('what is sealed opens with its key, as what it was sealed as, unchanged', (t) => {
  const [old, young] = [newKey(), newKey()]
  const vault = new Vault(() => [old])
  const sealed = vault.seal('a secret', 'link secret')
  t.notMatch(sealed, 'secret')
  t.not(vault.seal('a secret', 'link secret'), sealed, 'alike secrets do not look alike')
  t.equal(vault.open(sealed, 'link secret'), 'a secret')
  t.throws(() => vault.open(sealed, 'webhook secret'), 'as something else')
  const last = sealed.at(-1) === 'A' ? 'Q' : 'A'
  t.throws(() => vault.open(sealed.slice(0, -1) + last, 'link secret'), 'changed')
  t.throws(() => new Vault(() => [young]).open(sealed, 'link secret'), /key [0-9a-f]{8} .* missing/)
  const both = new Vault(() => [young, old])
  t.equal(both.open(sealed, 'link secret'), 'a secret', 'an older key opens')
  t.not(both.seal('a secret', 'link secret').split(':')[2], sealed.split(':')[2], 'a new one seals')
  t.equal(vault.open('of before', 'link secret'), 'of before')
  t.equal(OPEN_VAULT.seal('a secret', 'link secret'), 'a secret')
  t.end()
})

t.test('the file of keys is its owner’s, and is read again when a key is unknown', (t) => {
  const dataFolder = folderFor(t)
  const place = { dataFolder, secretKeys: null, databaseUrl: null }
  const running = openVault(place)
  const file = join(dataFolder, KEY_FILE)
  t.equal(statSync(file).mode & 0o777, 0o600)
  const before = readKeys(file)
  addKey(file, () => true)
  t.same(readKeys(file).slice(1), before)
  const sealed = openVault(place).seal('a secret', 'link secret')
  t.equal(running.open(sealed, 'link secret'), 'a secret')
  t.end()
})
