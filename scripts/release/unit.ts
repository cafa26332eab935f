import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, inside, PATH } from './root.ts'

/**
 * What systemd would run for the unit of a role in a root, as arguments of `unshare`: its command line, as its user,
 * with its settings and its folder of state. Its walls are left out: they need systemd.
 */
export function unitIn(root: string, role: string): string[] {
  const unit = readFileSync(join(root, 'usr/lib/systemd/system/pagemill@.service'), 'utf8')
    .replaceAll('%i', role)
    .split('\n')
  const all = (name: string): string[] =>
    unit.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1))
  const [user] = all('User')
  const files = all('EnvironmentFile').filter((path) => !path.startsWith('-'))
  const settings = [
    `PATH=${PATH}`,
    ...all('Environment'),
    ...files.flatMap((path) => readFileSync(join(root, path), 'utf8').match(/^\w+=.*$/gm) ?? []),
  ]
  for (const folder of all('StateDirectory'))
    inRoot(root, `install -d -o ${user} -g ${user} -m 700 /var/lib/${folder}`)
  return [
    ...inside(root, ':', `${root} "$0" "$@"`),
    ...['setpriv', '--reuid', user!, '--regid', user!, '--init-groups', '--no-new-privs'],
    ...['env', '-i', '-C', all('WorkingDirectory')[0]!, ...settings],
    ...all('ExecStart')[0]!.split(' '),
  ]
}
