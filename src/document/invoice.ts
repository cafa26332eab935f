/** A postal address in parts; `country` is an ISO 3166 code. */
export interface InvoiceAddress {
  readonly street: string | null
  readonly postalCode: string | null
  readonly city: string | null
  readonly region: string | null
  readonly country: string | null
}

/** Who sells, or buys. */
export interface InvoiceParty {
  readonly id: string | null
  readonly name: string | null
  readonly address: InvoiceAddress
  readonly taxId: string | null
  readonly phone: string | null
  readonly email: string | null
}

/** A line in amounts without tax: quantity × price − discount = amount. */
export interface InvoiceLine {
  readonly description: string | null
  readonly productCode: string | null
  readonly quantity: string | null
  /** UN/ECE Recommendation 20. */
  readonly unit: string
  readonly price: string | null
  readonly discount: string | null
  readonly amount: string | null
  readonly rate: string | null
  /** UNTDID 5305. */
  readonly category: string | null
}

/** The taxes of one rate together. */
export interface InvoiceTax {
  readonly rate: string | null
  readonly category: string | null
  readonly base: string | null
  readonly amount: string | null
}

/** An invoice as programs exchange it (EN 16931). Amounts as decimal text, days as ISO dates; null: not known. */
export interface Invoice {
  readonly isCredit: boolean
  /** UNTDID 1001. */
  readonly type: string
  readonly number: string | null
  readonly date: string | null
  readonly due: string | null
  readonly start: string | null
  readonly end: string | null
  readonly currency: string | null
  readonly reference: string | null
  readonly order: string | null
  readonly terms: string | null
  readonly iban: string | null
  readonly bic: string | null
  readonly seller: InvoiceParty
  readonly buyer: InvoiceParty
  readonly shipTo: InvoiceAddress | null
  readonly lines: readonly InvoiceLine[]
  readonly taxes: readonly InvoiceTax[]
  readonly lineTotal: string | null
  /** Taken off, and added for shipping, on the whole of it; null where they are no part of the net sum. */
  readonly discount: string | null
  readonly shipping: string | null
  readonly net: string | null
  readonly tax: string | null
  readonly total: string | null
  readonly paid: string | null
  readonly payable: string | null
}
