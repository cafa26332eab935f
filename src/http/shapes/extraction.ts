import { z } from 'zod'
import { BUSINESS_CARD_FIELDS } from '../../models/card/field-names.ts'
import { booking } from '../../models/corrected/booking.ts'
import { INVOICE_FIELDS } from '../../models/invoice/field-names.ts'
import { KINDS } from '../../models/kind/kinds.ts'
import { RECEIPT_FIELDS } from '../../models/receipt/field-names.ts'
import { BANK_STATEMENT_FIELDS } from '../../models/statement/field-names.ts'
import { block } from './block.ts'
import { amount, box, confidence, date, evidence, fieldsOf, line, place, word } from './figures.ts'
import { count } from './text.ts'

const rule = z.object({ direction: z.enum(['horizontal', 'vertical']), box }).meta({ id: 'Rule' })

const readPage = z
  .object({
    page: z.int().positive(),
    width: z.number().meta({ description: 'Points' }),
    height: z.number().meta({ description: 'Points' }),
    rotation: z.number().meta({ description: 'Degrees clockwise that were applied' }),
    source: z.enum(['text_layer', 'ocr']),
    languages: z.array(z.string()),
    skew: z.number().meta({ description: 'Degrees clockwise that were applied after rotation' }),
    unplaced: count.optional().meta({
      description:
        'Tables: words within tables that are in no cell, title or note; 0, else a defect',
    }),
    document: count.optional().meta({ description: 'Auto: index in `documents`' }),
    kind: z.enum(KINDS).nullable().optional().meta({ description: 'Auto: of its document' }),
    kind_probability: confidence.optional(),
    blocks: z.array(block).optional().meta({ description: 'Document: in reading order' }),
    words: z
      .array(word)
      .optional()
      .meta({ description: 'In reading order, where `include` asks for them' }),
    rules: z
      .array(rule)
      .optional()
      .meta({ description: 'Drawn lines, where `include` asks for them' }),
  })
  .meta({ id: 'ReadPage' })

const unreadPage = z
  .object({
    page: z.int().positive(),
    error: z.string().meta({ description: 'Why it could not be read; it is not billed' }),
  })
  .meta({ id: 'UnreadPage' })

const page = z.union([readPage, unreadPage]).meta({ id: 'Page' })

const barcode = z
  .object({
    type: z
      .string()
      .meta({ description: 'As ZXing names it', examples: ['QRCode', 'Code128', 'EAN13'] }),
    text: z.string(),
    page: z.int().positive(),
    box,
  })
  .meta({ id: 'Barcode' })

const formField = z
  .object({
    name: z.string().meta({ description: 'As the form has it, with dots between its parts' }),
    label: z.string().nullable().meta({ description: 'What programs show people instead' }),
    type: z.enum(['text', 'checkbox', 'radio', 'choice', 'signature']),
    value: z.union([z.string(), z.boolean(), z.null()]).meta({
      description: 'Text, the chosen entry, whether it is ticked, who signed; null: not filled in',
    }),
    page: z.int().positive(),
    box,
  })
  .meta({ id: 'FormField' })

const cell = z
  .object({
    row: count,
    column: count,
    row_span: z.int().positive(),
    column_span: z.int().positive(),
    text: z.string(),
    value: z
      .union([z.number(), z.string(), z.null()])
      .meta({ description: 'A number, an ISO date, or null for anything else' }),
    ...place,
  })
  .meta({ id: 'Cell' })

export const table = z
  .object({
    page: z.int().positive(),
    pages: z.array(z.int().positive()),
    box,
    title: z.string().nullable(),
    notes: z.array(z.string()).meta({
      description: 'What stands in its frame and is no cell: sources, footnotes',
    }),
    header_rows: count,
    rows: z.array(z.array(z.string())).meta({
      description: 'Row by row; a spanned cell’s text stands at its top left place',
    }),
    cells: z.array(cell),
    confidence,
  })
  .meta({ id: 'Table' })

const tax = z.object({ rate: amount, base: amount, amount: z.string() })

const lineItem = z
  .object({
    description: z.string().nullable(),
    product_code: line,
    quantity: amount,
    unit: line,
    unit_price: amount,
    tax_rate: amount,
    tax: amount,
    discount: line,
    amount,
    date,
    ...place,
    proven_by: z
      .string()
      .optional()
      .meta({ description: 'The equations of printed figures that hold for it' }),
    source: z.string().optional().meta({
      description: 'The file the PDF carries it in; its box is empty where no page shows it',
    }),
    note: z.string().optional(),
  })
  .meta({ id: 'LineItem' })

const paymentCode = z
  .object({
    standard: z.enum(['epc', 'swiss_qr', 'zatca']).meta({
      description: 'EPC069-12 (GiroCode), Swiss QR bill, or invoices of Saudi Arabia',
    }),
    page: z.int().positive(),
    box,
    fields: z.record(z.string(), z.string()).meta({ description: 'What the code says' }),
    differences: z.array(z.object({ field: z.string(), code: z.string(), printed: z.string() })),
  })
  .meta({ id: 'PaymentCode', description: 'The code by which an invoice is to be paid' })

const embeddedInvoice = z
  .union([
    z.object({
      file: z.string(),
      used: z.literal(true),
      syntax: z.enum(['cii', 'ubl']),
      profile: line.meta({ description: 'The rules it says to keep' }),
      differences: z
        .array(z.object({ field: z.string(), embedded: z.string(), printed: z.string() }))
        .meta({ description: 'What the file says otherwise than the pages' }),
    }),
    z.object({
      file: z.string(),
      used: z.literal(false),
      fault: z.string().meta({ description: 'Why the pages were read instead' }),
    }),
  ])
  .meta({ id: 'EmbeddedInvoice', description: 'The data that a PDF carries of its invoice' })

const transaction = z
  .object({
    ...booking.shape,
    ...place,
    explained_by: z.enum(['chain', 'sum']).nullable().meta({
      description: 'Running balances, or the sum of all bookings; null: nothing proves it',
    }),
    corrected: z
      .object({ field: z.enum(['amount', 'balance']), from: amount, to: z.string() })
      .optional()
      .meta({ description: 'A recognised figure that the balances set right, and what was read' }),
    note: z.string().optional(),
  })
  .meta({ id: 'Transaction' })

const proofPart = z
  .object({
    state: z.enum(['proven', 'supported', 'open']),
    by: z.array(z.string()).meta({ description: 'What it rests on' }),
  })
  .meta({ id: 'ProofPart' })

const reconciliation = z
  .object({
    opening_balance: amount,
    closing_balance: amount,
    total_credits: z.string(),
    total_debits: z.string(),
    computed_closing_balance: amount,
    difference: amount,
    transactions: count,
    balance_breaks: z.array(count).meta({
      description: 'Indices of transactions that the printed balance does not follow from',
    }),
    ok: z.boolean().meta({ description: 'Amounts and completeness are proven' }),
    proof: z
      .object({
        amounts: proofPart,
        direction: proofPart,
        completeness: proofPart,
        dates: proofPart,
      })
      .optional()
      .meta({ description: 'What is proven of the bookings; not of a corrected result' }),
    gaps: z
      .array(z.object({ after: z.int(), amount: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'Bookings that the balances say are missing' }),
  })
  .meta({ id: 'Reconciliation' })

const account = z
  .object({
    fields: fieldsOf(BANK_STATEMENT_FIELDS),
    evidence,
    transactions: z.array(transaction),
    reconciliation,
  })
  .meta({ id: 'StatementAccount' })

const truth = z.boolean().nullable()

const pair = z
  .object({
    key: z.string().meta({ description: 'The label, as printed' }),
    value: z.union([z.string(), z.boolean(), z.null()]).meta({
      description: 'Text, whether it is ticked; null: not filled in',
    }),
    type: formField.shape.type,
    page: z.int().positive(),
    box,
    key_box: box.nullable().meta({ description: 'Of the label, where it is printed' }),
    confidence,
  })
  .meta({ id: 'Pair' })

/** What output=json holds, by model. Model text is always txt. */
const CONTENTS = {
  tables: { tables: z.array(table) },
  invoice: {
    fields: fieldsOf(INVOICE_FIELDS, { references: z.array(z.string()) }),
    evidence,
    taxes: z.array(tax.extend({ code: line })),
    line_items: z.array(lineItem),
    checks: z.object({
      totals_add: truth,
      lines_add: truth,
      line_breaks: z.array(count).meta({
        description: 'Indices of items whose quantity and unit price do not make the amount',
      }),
      taxes_follow: truth,
      sums_agree: truth,
      ok: truth.meta({ description: 'No check fails; null where nothing could be compared' }),
    }),
    embedded_invoice: embeddedInvoice.optional(),
    payment_code: paymentCode.optional(),
  },
  receipt: {
    fields: fieldsOf(RECEIPT_FIELDS),
    evidence,
    taxes: z.array(tax),
    items: z.array(lineItem),
  },
  bank_statement: {
    ...account.shape,
    accounts: z.array(account).optional().meta({ description: 'Where there are several' }),
  },
  business_card: {
    fields: fieldsOf(BUSINESS_CARD_FIELDS, {
      phones: z.array(z.object({ type: z.string(), number: z.string(), e164: line })),
      emails: z.array(z.string()),
      websites: z.array(z.string()),
      social: z.array(z.string()),
    }),
    evidence,
  },
  fields: {
    fields_mode: z.enum(['page', 'list']),
    pairs: z.array(pair).optional().meta({ description: 'Where no names were given' }),
    records: z.array(
      z.object({
        page: z.int().positive(),
        fields: z.record(z.string(), line),
        evidence,
      }),
    ),
  },
  document: { tables: z.array(table) },
} satisfies Record<string, z.ZodRawShape>

const kind = z.enum(KINDS).nullable().meta({ id: 'Kind', description: 'null: nothing to read' })

/** What any of the kinds holds, in parts that are there where the kind has them. */
const ofAnyKind = {
  fields: z.record(z.string(), z.unknown()).optional(),
  evidence: evidence.optional(),
  tables: z.array(table).optional(),
  taxes: z.array(tax.extend({ code: line.optional() })).optional(),
  line_items: z.array(lineItem).optional(),
  items: z.array(lineItem).optional(),
  checks: CONTENTS.invoice.checks.optional(),
  embedded_invoice: embeddedInvoice.optional(),
  payment_code: paymentCode.optional(),
  transactions: z.array(transaction).optional(),
  reconciliation: reconciliation.optional(),
  accounts: z.array(account).optional(),
}

const kindShares = {
  kind,
  probability: confidence.meta({ description: 'Of that kind, 0 to 1' }),
  kinds: z.record(z.string(), z.number()).meta({ description: 'How likely each kind is' }),
}

const foundDocument = z
  .object({
    ...kindShares,
    pages: z.array(z.int().positive()),
    begins: z.number().meta({ description: 'How likely a document begins on its first page' }),
    ...ofAnyKind,
  })
  .meta({ id: 'FoundDocument', description: 'What it holds is here with `split`' })

const AUTO = {
  auto: {
    ...kindShares,
    kind: kind.optional(),
    probability: kindShares.probability.optional(),
    kinds: kindShares.kinds.optional(),
    documents: z.array(foundDocument),
    ...ofAnyKind,
  },
}

const contents = Object.entries({ ...CONTENTS, ...AUTO }).map(([model, shape]) =>
  z
    .object({
      model: z.literal(model),
      pages_used: count.meta({ description: 'Pages billed' }),
      pages: z.array(page),
      form_fields: z
        .array(formField)
        .optional()
        .meta({ description: 'Of PDFs with a form: the fields that are seen' }),
      barcodes: z
        .array(barcode)
        .optional()
        .meta({ description: 'From top to bottom of each page, where `include` asks for them' }),
      ...(shape as z.ZodRawShape),
    })
    .meta({ id: `Extraction_${model}` }),
)

export const extraction = z.union(contents).meta({ id: 'Extraction' })
