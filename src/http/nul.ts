export const NUL = 'texts cannot hold the character NUL'

/** Databases have no such texts. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, member]) => name.includes('\0') || holdsNul(member))
}
