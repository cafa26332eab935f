/**
 * What engine hosts get of the service's environment. Only what changes how they work: they open
 * strangers' files, so keys, passwords and addresses of other machines are none of their business.
 */
const ALLOWED: ReadonlySet<string> = new Set([
  'PAGEMILL_KERNELS',
  // Where Node keeps what it has compiled; behind walls it is only read.
  'NODE_COMPILE_CACHE',
  // Where libraries that are not in the system's folders lie.
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  'LANG',
  'LC_ALL',
  'LC_CTYPE',
  'TZ',
])

/** The variables of `environment` that engine hosts get. */
export const hostEnvironment = (
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] => ALLOWED.has(entry[0]) && entry[1] !== undefined,
    ),
  )
