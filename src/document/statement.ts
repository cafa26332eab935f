/** One account's part of a statement, as import files need it. */
export interface Statement {
  /** Bank code; null when unknown. */
  readonly bankId: string | null
  /** Account number, from the IBAN by its country's rule where only that is printed. */
  readonly accountId: string | null
  readonly iban: string | null
  /** ISO 4217. */
  readonly currency: string | null
  /** ISO dates. */
  readonly periodStart: string | null
  readonly periodEnd: string | null
  /** Decimal text. */
  readonly openingBalance: string | null
  readonly closingBalance: string | null
  /** How the statement writes its dates. */
  readonly monthFirst: boolean
  readonly transactions: readonly StatementTransaction[]
}

export interface StatementTransaction {
  /** ISO; null where it could not be read. */
  readonly date: string | null
  readonly description: string
  readonly reference: string | null
  readonly checkNumber: string | null
  /** Decimal text; minus = money out. */
  readonly amount: string
  /** Balance after it, decimal text. */
  readonly balance: string | null
}
