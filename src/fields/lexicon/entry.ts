/** What a printed label announces. Column heads begin with `column_`. */
export const LABELS = [
  'invoice_number',
  'invoice_date',
  'date',
  'due_date',
  'delivery_date',
  'order_date',
  'print_date',
  'service_period',
  'payment_terms',
  'purchase_order',
  'order_number',
  'customer_id',
  'reference',
  'net',
  'tax',
  'tax_total',
  'total',
  'grand_total',
  'amount_due',
  'subtotal',
  'discount',
  'shipping',
  'previous_balance',
  'paid',
  'exempt',
  'count',
  'savings',
  'vendor',
  'customer',
  'billing_address',
  'shipping_address',
  'tax_id',
  'customer_tax_id',
  'registration',
  'iban',
  'bic',
  'bank',
  'account_holder',
  'account_number',
  'phone',
  'mobile',
  'fax',
  'email',
  'website',
  'contact',
  'receipt_number',
  'cashier',
  'time',
  'cash',
  'change',
  'tip',
  'rounding',
  'card',
  'service_charge',
  'opening_balance',
  'closing_balance',
  'balance_on',
  'brought_forward',
  'carried_forward',
  'period',
  'statement_number',
  'statement_date',
  'total_credits',
  'total_debits',
  'section_credits',
  'section_debits',
  'section_checks',
  'section_balances',
  'section_summary',
  'column_description',
  'column_quantity',
  'column_unit',
  'column_unit_price',
  'column_amount',
  'column_tax_rate',
  'column_tax',
  'column_discount',
  'column_code',
  'column_position',
  'column_date',
  'column_value_date',
  'column_debit',
  'column_credit',
  'column_balance',
  'column_reference',
  'column_check',
  'column_mark',
  'column_serial',
  'column_net',
  'column_gross',
  'document_invoice',
  'document_credit_note',
  'document_proforma',
  'document_receipt',
  'document_statement',
  'document_quote',
  'document_order',
  'document_delivery_note',
] as const

export type LabelName = (typeof LABELS)[number]

/** What papers of one sale are called. */
export const SALE_TITLES = [
  'document_invoice',
  'document_credit_note',
  'document_proforma',
  'document_receipt',
  'document_quote',
  'document_order',
  'document_delivery_note',
] as const satisfies readonly LabelName[]

/** Kinds of words that tell what a text is, apart from labels. */
export const WORD_KINDS = [
  'company_form',
  /** Of legal forms, without stops and blanks, those that are words of other texts too: these count at the end of a name only. */
  'weak_form',
  'company_word',
  /** Of days until which goods may be returned or an offer holds. */
  'validity',
  /** Of sums paid without a discount. */
  'in_full',
  /** Of sales on which no tax is charged: the seller is not registered, the buyer owes it. */
  'untaxed',
  /** Days that are counted, after a number. */
  'day_unit',
  /** How words begin that tell of paying. */
  'paying',
  /** Weeks and months, after a number. */
  'longer_unit',
  /** By what means is paid: transfers, cash. */
  'paying_by',
  /** When is paid without waiting: on receipt, in advance. */
  'at_once',
  /** From what on days of payment are counted: the end of the invoice's month. */
  'month_end',
  /** Of money that is taken from the payer's account. */
  'direct_debit',
  /** Kinds of trades at the end of compounds: Timmerbedrijf. */
  'company_suffix',
  /** Families in trade: Miller & Sons. */
  'family',
  /** In front of whose shop it is. */
  'owner',
  /** Behind names: degrees, memberships. */
  'degree',
  /** In front of the year from which a firm has been there. */
  'since',
  /** What addresses are called. */
  'address',
  /** In front of the person of a firm who is written to. */
  'attention',
  'street',
  'street_suffix',
  'bank_word',
  'card_statement',
  /** What currencies are called, in front of their codes: `Currency: EUR`. */
  'currency_word',
  'title',
  'department',
  /** What departments do, and are called by: sales, research. */
  'area',
  'honorific',
  'credit_mark',
  'debit_mark',
  'credit_word',
  /** Of payments that came in: `PAYMENT - THANK YOU`. */
  'thanks_word',
  'debit_word',
  /** How words begin in heads of days: of bookings, of what is booked, of interest. */
  'posting_day',
  'purchase_day',
  'value_day',
  'page',
  'unit',
  'and',
] as const

export type WordKind = (typeof WORD_KINDS)[number]

/** One language's labels and words, as printed but in lower case. */
export interface LexiconEntry {
  readonly labels: Partial<Readonly<Record<LabelName, readonly string[]>>>
  readonly words: Partial<Readonly<Record<WordKind, readonly string[]>>>
}
