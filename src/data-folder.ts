import { chmod, mkdir, stat } from 'node:fs/promises'

/** What the service and the operator's commands make is theirs alone. */
export const PRIVATE_UMASK = 0o077
const OTHERS = 0o077

/**
 * Makes the folder, and closes it to other users where it is this one's.
 *
 * @returns whether it is closed to them
 * @throws when it cannot be made
 */
export async function makePrivate(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { mode } = await stat(folder)
  if ((mode & OTHERS) === 0) return true
  // A volume may be somebody else's, who lets this user in by its group.
  return chmod(folder, mode & 0o7700).then(
    () => true,
    () => false,
  )
}
