import bank_statement from './weights/bank_statement.json' with { type: 'json' }
import beginning from './weights/beginning.json' with { type: 'json' }
import business_card from './weights/business_card.json' with { type: 'json' }
import currency from './weights/currency.json' with { type: 'json' }
import first_looks from './weights/first_looks.json' with { type: 'json' }
import invoice from './weights/invoice.json' with { type: 'json' }
import kind from './weights/kind.json' with { type: 'json' }
import partings from './weights/partings.json' with { type: 'json' }
import proofs from './weights/proofs.json' with { type: 'json' }
import prose from './weights/prose.json' with { type: 'json' }
import receipt from './weights/receipt.json' with { type: 'json' }
import ruled from './weights/ruled.json' with { type: 'json' }
import table from './weights/table.json' with { type: 'json' }
import table_edges from './weights/table_edges.json' with { type: 'json' }
import table_place from './weights/table_place.json' with { type: 'json' }
import type {
  BeginningWeights,
  Calibration,
  EdgesWeights,
  FieldWeights,
  FirstLookWeights,
  KindWeights,
  PartingWeights,
  ProofWeights,
  RoleWeights,
} from './weights.ts'

/** The fitted numbers of each model's fields. */
export const WEIGHTS = {
  bank_statement,
  business_card,
  invoice,
  receipt,
} as const satisfies Readonly<Record<string, FieldWeights>>

/** What tells at first sight which candidates the fields of a model may have, by model and field. */
export const FIRST_LOOKS: Readonly<Record<string, Readonly<Record<string, FirstLookWeights>>>> =
  first_looks

/** The fitted numbers that tell the currency of a document. */
export const CURRENCY: RoleWeights & {
  readonly features: readonly string[]
  readonly calibration: Calibration
} = currency

/** The fitted numbers that tell kinds of papers, and where papers begin. */
export const KIND: KindWeights = kind
export const BEGINNING: BeginningWeights = beginning

/** How the confidence of fields that rules find becomes a probability, by model and field. */
export const RULED: Readonly<Record<'invoice' | 'receipt', Readonly<Record<string, Calibration>>>> =
  ruled

/** The fitted numbers that tell a table from texts that happen to stand in columns. */
export const TABLE: RoleWeights & { readonly features: readonly string[] } = table

/** The fitted numbers that tell it by what stands around as well. */
export const TABLE_PLACE: RoleWeights & { readonly features: readonly string[] } = table_place

/** The fitted numbers that tell what a region of a page falls into, by the kind of its parts. */
export const PARTINGS: Readonly<Record<'cut' | 'side' | 'text-beside', PartingWeights>> = partings

/** The fitted numbers that tell running text from texts of cells. */
export const PROSE: RoleWeights = prose

/** The fitted numbers that tell where a table begins and ends. */
export const EDGES: EdgesWeights = table_edges

/** The fitted numbers that tell whether an equation proves what a sum is. */
export const PROOFS: ProofWeights = proofs
