import type { FieldWeights, Tree } from '../../src/scoring/weights.ts'

type Role = FieldWeights['roles'][string]

/**
 * Roles that are not fitted anew, for features that have others among them now: each keeps its
 * numbers, and gives a new feature none.
 *
 * @param kinds kinds of candidates by role
 * @param features names of the features of each kind as they are now
 * @param fitted roles with new numbers
 */
export function keptRoles(
  before: FieldWeights,
  kinds: Readonly<Record<string, string>>,
  features: FieldWeights['features'],
  fitted: readonly string[],
): Record<string, Role> {
  return Object.fromEntries(
    Object.entries(before.roles).flatMap(([role, own]) => {
      if (fitted.includes(role)) return []
      const kind = kinds[role]!
      const [old, names] = [before.features[kind]!, features[kind]]
      return [[role, names ? moved(own, old, names) : own]]
    }),
  )
}

/** Kinds made of others have some names twice: these are told by their order. */
const counted = (names: readonly string[]): string[] =>
  names.map((name, i) => `${name} ${names.slice(0, i).filter((own) => own === name).length}`)

function moved(role: Role, printed: readonly string[], wanted: readonly string[]): Role {
  const [old, names] = [counted(printed), counted(wanted)]
  const at = old.map((name) => names.indexOf(name))
  const gone = old.filter((_, i) => at[i]! < 0 && isUsed(role, i))
  if (gone.length > 0) throw new Error(`features that are used are gone: ${gone.join(', ')}`)
  const linear = names.map((name) => role.linear[old.indexOf(name)] ?? 0)
  const atTheirs = (trees: readonly Tree[]) =>
    trees.map((tree) => ({ ...tree, features: tree.features.map((feature) => at[feature]!) }))
  return {
    ...role,
    linear,
    trees: atTheirs(role.trees),
    ...(role.further && { further: atTheirs(role.further) }),
  }
}

const isUsed = ({ linear, trees, further = [] }: Role, feature: number): boolean =>
  linear[feature] !== 0 || [...trees, ...further].some((tree) => tree.features.includes(feature))
