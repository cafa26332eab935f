"""What the interface speaks of, as JSON has it.

Written by `npm run client` from the OpenAPI document: change that instead.
"""

from __future__ import annotations

from typing import Literal, NotRequired, Sequence, TypedDict, Union, final


ErrorCode = Literal[
    'MISSING_API_KEY',
    'INVALID_API_KEY',
    'UNSUPPORTED_MODEL',
    'UNSUPPORTED_OUTPUT',
    'UNSUPPORTED_FILE_TYPE',
    'MISSING_FILE',
    'INVALID_FILE',
    'INVALID_PARAMETER',
    'INVALID_PAGE_RANGE',
    'INVALID_WEBHOOK_URL',
    'FILE_URL_REFUSED',
    'FILE_TOO_LARGE',
    'TOO_MANY_PAGES',
    'CARD_REQUIRED',
    'NO_ACTIVE_PLAN',
    'INSUFFICIENT_PAGES',
    'QUOTA_EXCEEDED',
    'SPEND_CAP_REACHED',
    'SMART_EXTRACT_LIMIT',
    'EMAIL_UNVERIFIED',
    'NOT_FOUND',
    'METHOD_NOT_ALLOWED',
    'NOT_READY',
    'RANGE_NOT_SATISFIABLE',
    'RATE_LIMITED',
    'SESSION_REQUIRED',
    'INVALID_CREDENTIALS',
    'PASSKEY_REQUIRED',
    'FOREIGN_ORIGIN',
    'SERVICE_BUSY',
    'SERVICE_NOT_READY',
    'STORAGE_ERROR',
    'OCR_ERROR',
    'INTERNAL_ERROR',
]


Box = list[float]


@final
class Word(TypedDict):
    text: str
    box: Box
    confidence: float


@final
class TextLine(TypedDict):
    """As printed."""

    text: str
    box: Box
    words: list[Word]


@final
class Heading(TypedDict):
    type: Literal['heading']
    level: int
    text: str
    """Lines joined, parted words whole; a line feed where a line was ended on purpose."""
    box: Box
    lines: list[TextLine]


@final
class Paragraph(TypedDict):
    type: Literal['paragraph']
    text: str
    """Lines joined, parted words whole; a line feed where a line was ended on purpose."""
    role: NotRequired[Literal['header', 'footer', 'page_number']]
    """It stands at the edges of pages again and again."""
    box: Box
    lines: list[TextLine]


@final
class ItemList(TypedDict):
    type: Literal['list']
    start: int | None
    """Number of the first item; null: marks."""
    items: list[str]
    """Without their numbers or marks."""
    box: Box
    lines: list[TextLine]


@final
class TablePlace(TypedDict):
    type: Literal['table']
    table: int
    """Index in `tables`."""
    box: Box


Block = Union[Heading, Paragraph, ItemList, TablePlace]


@final
class Rule(TypedDict):
    direction: Literal['horizontal', 'vertical']
    box: Box


@final
class ReadPage(TypedDict):
    page: int
    width: float
    """Points."""
    height: float
    """Points."""
    rotation: float
    """Degrees clockwise that were applied."""
    source: Literal['text_layer', 'ocr']
    languages: list[str]
    skew: float
    """Degrees clockwise that were applied after rotation."""
    unplaced: NotRequired[int]
    """Tables: words within tables that are in no cell, title or note; 0, else a defect."""
    document: NotRequired[int]
    """Auto: index in `documents`."""
    kind: NotRequired[Literal[
        'invoice',
        'receipt',
        'bank_statement',
        'business_card',
        'tables',
        'text',
    ] | None]
    """Auto: of its document."""
    kind_probability: NotRequired[float]
    blocks: NotRequired[list[Block]]
    """Document: in reading order."""
    words: NotRequired[list[Word]]
    """In reading order, where `include` asks for them."""
    rules: NotRequired[list[Rule]]
    """Drawn lines, where `include` asks for them."""


@final
class UnreadPage(TypedDict):
    page: int
    error: str
    """Why it could not be read; it is not billed."""


Page = Union[ReadPage, UnreadPage]


@final
class FormField(TypedDict):
    name: str
    """As the form has it, with dots between its parts."""
    label: str | None
    """What programs show people instead."""
    type: Literal['text', 'checkbox', 'radio', 'choice', 'signature']
    value: str | bool | None
    """Text, the chosen entry, whether it is ticked, who signed; null: not filled in."""
    page: int
    box: Box


@final
class Barcode(TypedDict):
    type: str
    """As ZXing names it."""
    text: str
    page: int
    box: Box


@final
class Cell(TypedDict):
    row: int
    column: int
    row_span: int
    column_span: int
    text: str
    value: float | str | None
    """A number, an ISO date, or null for anything else."""
    page: int
    box: Box
    confidence: float


@final
class Table(TypedDict):
    page: int
    pages: list[int]
    box: Box
    title: str | None
    notes: list[str]
    """What stands in its frame and is no cell: sources, footnotes."""
    header_rows: int
    rows: list[list[str]]
    """Row by row; a spanned cell’s text stands at its top left place."""
    cells: list[Cell]
    confidence: float


@final
class ExtractionTables(TypedDict):
    model: Literal['tables']
    pages_used: int
    """Pages billed."""
    pages: list[Page]
    form_fields: NotRequired[list[FormField]]
    """Of PDFs with a form: the fields that are seen."""
    barcodes: NotRequired[list[Barcode]]
    """From top to bottom of each page, where `include` asks for them."""
    tables: list[Table]


@final
class ExtractionInvoiceFields(TypedDict):
    document_type: str | None
    vendor: str | None
    vendor_address: str | None
    vendor_tax_id: str | None
    vendor_phone: str | None
    vendor_email: str | None
    vendor_website: str | None
    vendor_iban: str | None
    vendor_bic: str | None
    customer: str | None
    customer_address: str | None
    customer_tax_id: str | None
    customer_id: str | None
    billing_address: str | None
    shipping_address: str | None
    invoice_number: str | None
    purchase_order: str | None
    references: list[str]
    invoice_date: str | None
    due_date: str | None
    service_start_date: str | None
    service_end_date: str | None
    payment_terms: str | None
    currency: str | None
    net: str | None
    discount: str | None
    shipping: str | None
    tax: str | None
    total: str | None
    amount_due: str | None
    previous_balance: str | None


@final
class EvidenceAlternatives(TypedDict):
    value: str
    probability: float


@final
class Evidence(TypedDict):
    text: str
    """As printed; empty for what was worked out."""
    label: str | None
    page: int
    box: Box
    confidence: float
    note: NotRequired[str]
    probability: NotRequired[float]
    """How often such an answer is right; `confidence` is the same number."""
    proven_by: NotRequired[str]
    """The equation of printed figures it takes part in."""
    derived_from: NotRequired[list[str]]
    """Fields it was worked out from: it is printed nowhere."""
    source: NotRequired[str]
    """The file the PDF carries it in; its box is empty where no page shows it."""
    alternatives: NotRequired[list[EvidenceAlternatives]]
    """Other readings, the likeliest first."""


@final
class ExtractionInvoiceTaxes(TypedDict):
    rate: str | None
    base: str | None
    amount: str
    code: str | None


@final
class LineItem(TypedDict):
    description: str | None
    product_code: str | None
    quantity: str | None
    unit: str | None
    unit_price: str | None
    tax_rate: str | None
    tax: str | None
    discount: str | None
    amount: str | None
    date: str | None
    page: int
    box: Box
    confidence: float
    proven_by: NotRequired[str]
    """The equations of printed figures that hold for it."""
    source: NotRequired[str]
    """The file the PDF carries it in; its box is empty where no page shows it."""
    note: NotRequired[str]


@final
class ExtractionInvoiceChecks(TypedDict):
    totals_add: bool | None
    lines_add: bool | None
    line_breaks: list[int]
    """Indices of items whose quantity and unit price do not make the amount."""
    taxes_follow: bool | None
    sums_agree: bool | None
    ok: bool | None
    """No check fails; null where nothing could be compared."""


@final
class EmbeddedInvoice1Differences(TypedDict):
    field: str
    embedded: str
    printed: str


@final
class EmbeddedInvoice1(TypedDict):
    file: str
    used: Literal[True]
    syntax: Literal['cii', 'ubl']
    profile: str | None
    """The rules it says to keep."""
    differences: list[EmbeddedInvoice1Differences]
    """What the file says otherwise than the pages."""


@final
class EmbeddedInvoice2(TypedDict):
    file: str
    used: Literal[False]
    fault: str
    """Why the pages were read instead."""


EmbeddedInvoice = Union[EmbeddedInvoice1, EmbeddedInvoice2]


@final
class PaymentCodeDifferences(TypedDict):
    field: str
    code: str
    printed: str


@final
class PaymentCode(TypedDict):
    """The code by which an invoice is to be paid."""

    standard: Literal['epc', 'swiss_qr', 'zatca']
    """EPC069-12 (GiroCode), Swiss QR bill, or invoices of Saudi Arabia."""
    page: int
    box: Box
    fields: dict[str, str]
    """What the code says."""
    differences: list[PaymentCodeDifferences]


@final
class ExtractionInvoice(TypedDict):
    model: Literal['invoice']
    pages_used: int
    """Pages billed."""
    pages: list[Page]
    form_fields: NotRequired[list[FormField]]
    """Of PDFs with a form: the fields that are seen."""
    barcodes: NotRequired[list[Barcode]]
    """From top to bottom of each page, where `include` asks for them."""
    fields: ExtractionInvoiceFields
    evidence: dict[str, Evidence]
    taxes: list[ExtractionInvoiceTaxes]
    line_items: list[LineItem]
    checks: ExtractionInvoiceChecks
    embedded_invoice: NotRequired[EmbeddedInvoice]
    payment_code: NotRequired[PaymentCode]


@final
class ExtractionReceiptFields(TypedDict):
    company: str | None
    address: str | None
    phone: str | None
    website: str | None
    tax_id: str | None
    receipt_number: str | None
    cashier: str | None
    date: str | None
    time: str | None
    currency: str | None
    net: str | None
    tax: str | None
    tip: str | None
    rounding: str | None
    discount: str | None
    total: str | None
    cash: str | None
    change: str | None
    payment_method: str | None
    card_last4: str | None
    receipt_type: str | None


@final
class ExtractionReceiptTaxes(TypedDict):
    rate: str | None
    base: str | None
    amount: str


@final
class ExtractionReceipt(TypedDict):
    model: Literal['receipt']
    pages_used: int
    """Pages billed."""
    pages: list[Page]
    form_fields: NotRequired[list[FormField]]
    """Of PDFs with a form: the fields that are seen."""
    barcodes: NotRequired[list[Barcode]]
    """From top to bottom of each page, where `include` asks for them."""
    fields: ExtractionReceiptFields
    evidence: dict[str, Evidence]
    taxes: list[ExtractionReceiptTaxes]
    items: list[LineItem]


@final
class ExtractionBankStatementFields(TypedDict):
    bank: str | None
    account_holder: str | None
    account_holder_address: str | None
    account_number: str | None
    iban: str | None
    bic: str | None
    bank_code: str | None
    currency: str | None
    statement_number: str | None
    statement_date: str | None
    period_start: str | None
    period_end: str | None
    opening_balance: str | None
    closing_balance: str | None


TransactionCorrected = TypedDict(
    'TransactionCorrected',
    {
        'field': Literal['amount', 'balance'],
        'from': str | None,
        'to': str,
    },
)


@final
class Transaction(TypedDict):
    date: str | None
    value_date: str | None
    description: str
    reference: str | None
    check_number: str | None
    type: str | None
    debit: str | None
    credit: str | None
    balance: str | None
    page: int
    box: Box
    confidence: float
    explained_by: Literal['chain', 'sum'] | None
    """Running balances, or the sum of all bookings; null: nothing proves it."""
    corrected: NotRequired[TransactionCorrected]
    """A recognised figure that the balances set right, and what was read."""
    note: NotRequired[str]


@final
class ProofPart(TypedDict):
    state: Literal['proven', 'supported', 'open']
    by: list[str]
    """What it rests on."""


@final
class ReconciliationProof(TypedDict):
    """What is proven of the bookings; not of a corrected result."""

    amounts: ProofPart
    direction: ProofPart
    completeness: ProofPart
    dates: ProofPart


@final
class ReconciliationGaps(TypedDict):
    after: int
    amount: str
    message: str


@final
class Reconciliation(TypedDict):
    opening_balance: str | None
    closing_balance: str | None
    total_credits: str
    total_debits: str
    computed_closing_balance: str | None
    difference: str | None
    transactions: int
    balance_breaks: list[int]
    """Indices of transactions that the printed balance does not follow from."""
    ok: bool
    """Amounts and completeness are proven."""
    proof: NotRequired[ReconciliationProof]
    """What is proven of the bookings; not of a corrected result."""
    gaps: NotRequired[list[ReconciliationGaps]]
    """Bookings that the balances say are missing."""


@final
class StatementAccountFields(TypedDict):
    bank: str | None
    account_holder: str | None
    account_holder_address: str | None
    account_number: str | None
    iban: str | None
    bic: str | None
    bank_code: str | None
    currency: str | None
    statement_number: str | None
    statement_date: str | None
    period_start: str | None
    period_end: str | None
    opening_balance: str | None
    closing_balance: str | None


@final
class StatementAccount(TypedDict):
    fields: StatementAccountFields
    evidence: dict[str, Evidence]
    transactions: list[Transaction]
    reconciliation: Reconciliation


@final
class ExtractionBankStatement(TypedDict):
    model: Literal['bank_statement']
    pages_used: int
    """Pages billed."""
    pages: list[Page]
    form_fields: NotRequired[list[FormField]]
    """Of PDFs with a form: the fields that are seen."""
    barcodes: NotRequired[list[Barcode]]
    """From top to bottom of each page, where `include` asks for them."""
    fields: ExtractionBankStatementFields
    evidence: dict[str, Evidence]
    transactions: list[Transaction]
    reconciliation: Reconciliation
    accounts: NotRequired[list[StatementAccount]]
    """Where there are several."""


@final
class ExtractionBusinessCardFieldsPhones(TypedDict):
    type: str
    number: str
    e164: str | None


@final
class ExtractionBusinessCardFields(TypedDict):
    name: str | None
    first_name: str | None
    last_name: str | None
    title: str | None
    department: str | None
    company: str | None
    phone: str | None
    mobile: str | None
    fax: str | None
    phones: list[ExtractionBusinessCardFieldsPhones]
    email: str | None
    emails: list[str]
    website: str | None
    websites: list[str]
    address: str | None
    street: str | None
    city: str | None
    region: str | None
    postal_code: str | None
    country: str | None
    social: list[str]


@final
class ExtractionBusinessCard(TypedDict):
    model: Literal['business_card']
    pages_used: int
    """Pages billed."""
    pages: list[Page]
    form_fields: NotRequired[list[FormField]]
    """Of PDFs with a form: the fields that are seen."""
    barcodes: NotRequired[list[Barcode]]
    """From top to bottom of each page, where `include` asks for them."""
    fields: ExtractionBusinessCardFields
    evidence: dict[str, Evidence]


@final
class Pair(TypedDict):
    key: str
    """The label, as printed."""
    value: str | bool | None
    """Text, whether it is ticked; null: not filled in."""
    type: Literal['text', 'checkbox', 'radio', 'choice', 'signature']
    page: int
    box: Box
    key_box: Box | None
    """Of the label, where it is printed."""
    confidence: float


@final
class ExtractionFieldsRecords(TypedDict):
    page: int
    fields: dict[str, str | None]
    evidence: dict[str, Evidence]


@final
class ExtractionFields(TypedDict):
    model: Literal['fields']
    pages_used: int
    """Pages billed."""
    pages: list[Page]
    form_fields: NotRequired[list[FormField]]
    """Of PDFs with a form: the fields that are seen."""
    barcodes: NotRequired[list[Barcode]]
    """From top to bottom of each page, where `include` asks for them."""
    fields_mode: Literal['page', 'list']
    pairs: NotRequired[list[Pair]]
    """Where no names were given."""
    records: list[ExtractionFieldsRecords]


@final
class ExtractionDocument(TypedDict):
    model: Literal['document']
    pages_used: int
    """Pages billed."""
    pages: list[Page]
    form_fields: NotRequired[list[FormField]]
    """Of PDFs with a form: the fields that are seen."""
    barcodes: NotRequired[list[Barcode]]
    """From top to bottom of each page, where `include` asks for them."""
    tables: list[Table]


Kind = Union[
    Literal['invoice', 'receipt', 'bank_statement', 'business_card', 'tables', 'text'],
    None,
]


@final
class FoundDocumentTaxes(TypedDict):
    rate: str | None
    base: str | None
    amount: str
    code: NotRequired[str | None]


@final
class FoundDocumentChecks(TypedDict):
    totals_add: bool | None
    lines_add: bool | None
    line_breaks: list[int]
    """Indices of items whose quantity and unit price do not make the amount."""
    taxes_follow: bool | None
    sums_agree: bool | None
    ok: bool | None
    """No check fails; null where nothing could be compared."""


@final
class FoundDocument(TypedDict):
    """What it holds is here with `split`."""

    kind: Kind
    probability: float
    """Of that kind, 0 to 1."""
    kinds: dict[str, float]
    """How likely each kind is."""
    pages: list[int]
    begins: float
    """How likely a document begins on its first page."""
    fields: NotRequired[dict[str, object]]
    evidence: NotRequired[dict[str, Evidence]]
    tables: NotRequired[list[Table]]
    taxes: NotRequired[list[FoundDocumentTaxes]]
    line_items: NotRequired[list[LineItem]]
    items: NotRequired[list[LineItem]]
    checks: NotRequired[FoundDocumentChecks]
    embedded_invoice: NotRequired[EmbeddedInvoice]
    payment_code: NotRequired[PaymentCode]
    transactions: NotRequired[list[Transaction]]
    reconciliation: NotRequired[Reconciliation]
    accounts: NotRequired[list[StatementAccount]]


@final
class ExtractionAutoTaxes(TypedDict):
    rate: str | None
    base: str | None
    amount: str
    code: NotRequired[str | None]


@final
class ExtractionAutoChecks(TypedDict):
    totals_add: bool | None
    lines_add: bool | None
    line_breaks: list[int]
    """Indices of items whose quantity and unit price do not make the amount."""
    taxes_follow: bool | None
    sums_agree: bool | None
    ok: bool | None
    """No check fails; null where nothing could be compared."""


@final
class ExtractionAuto(TypedDict):
    model: Literal['auto']
    pages_used: int
    """Pages billed."""
    pages: list[Page]
    form_fields: NotRequired[list[FormField]]
    """Of PDFs with a form: the fields that are seen."""
    barcodes: NotRequired[list[Barcode]]
    """From top to bottom of each page, where `include` asks for them."""
    kind: NotRequired[Kind]
    probability: NotRequired[float]
    """Of that kind, 0 to 1."""
    kinds: NotRequired[dict[str, float]]
    """How likely each kind is."""
    documents: list[FoundDocument]
    fields: NotRequired[dict[str, object]]
    evidence: NotRequired[dict[str, Evidence]]
    tables: NotRequired[list[Table]]
    taxes: NotRequired[list[ExtractionAutoTaxes]]
    line_items: NotRequired[list[LineItem]]
    items: NotRequired[list[LineItem]]
    checks: NotRequired[ExtractionAutoChecks]
    embedded_invoice: NotRequired[EmbeddedInvoice]
    payment_code: NotRequired[PaymentCode]
    transactions: NotRequired[list[Transaction]]
    reconciliation: NotRequired[Reconciliation]
    accounts: NotRequired[list[StatementAccount]]


Extraction = Union[
    ExtractionTables,
    ExtractionInvoice,
    ExtractionReceipt,
    ExtractionBankStatement,
    ExtractionBusinessCard,
    ExtractionFields,
    ExtractionDocument,
    ExtractionAuto,
]


@final
class Warning(TypedDict):
    code: str
    message: str
    page: NotRequired[int]
    box: NotRequired[Box]


JobStatus = Literal['pending', 'processing', 'done', 'failed']


Model = Literal[
    'tables',
    'text',
    'invoice',
    'receipt',
    'bank_statement',
    'business_card',
    'fields',
    'document',
    'auto',
]


@final
class Job(TypedDict):
    request_id: str
    status: JobStatus
    model: Model
    pages_used: int | None
    """Pages billed."""
    created_at: str
    completed_at: str | None
    error_detail: str | None
    """Reason when status is failed."""
    pages_total: int
    """Pages the request selects."""
    pages_done: int
    """Pages worked on so far."""
    filename: str
    batch_id: str | None
    result_until: str | None
    """When the result is deleted; null where there is none."""


@final
class BatchWithJobsCounts(TypedDict):
    pending: int
    processing: int
    done: int
    failed: int


@final
class BatchJob(TypedDict):
    filename: str
    request_id: str
    status: JobStatus


@final
class BatchWithJobs(TypedDict):
    batch_id: str
    model: Model
    created_at: str
    counts: BatchWithJobsCounts
    jobs: list[BatchJob]


@final
class Usage(TypedDict):
    plan: str | None
    calls_used: int
    """Pages of this period."""
    calls_limit: int | None
    """null: unlimited or pay-as-you-go."""
    percentage: float | None
    reset_date: str
    year_month: str
    is_test_key: bool


@final
class ConvertForm(TypedDict):
    file_url: NotRequired[str]
    """Address of the file, which is fetched where the operator allows it; instead of the file."""
    model: NotRequired[Literal[
        'tables',
        'text',
        'invoice',
        'receipt',
        'bank_statement',
        'business_card',
        'fields',
        'document',
        'auto',
    ]]
    """Default: tables."""
    output: NotRequired[Literal[
        'xlsx',
        'csv',
        'txt',
        'json',
        'csv_quickbooks',
        'csv_xero',
        'ofx',
        'qif',
        'mt940',
        'camt053',
        'ubl',
        'cii',
        'md',
        'html',
        'hocr',
        'alto',
        'pdf',
        'jsonl',
        'zip',
    ]]
    """Default: xlsx. csv holds the first sheet, or the one `table` says; zip a CSV file of each;
    jsonl all rows as JSON; csv_quickbooks, csv_xero, ofx, qif, mt940 and camt053 are for
    bank_statement, ubl and cii for invoice; md, html, hocr, alto and pdf for text, which returns
    txt instead of all others; document has md (default), html, json and txt; auto what the kind of
    document has that it finds, and where that has no such output its first; hocr, alto and pdf of
    any kind."""
    format: NotRequired[Literal[
        'xlsx',
        'csv',
        'txt',
        'json',
        'csv_quickbooks',
        'csv_xero',
        'ofx',
        'qif',
        'mt940',
        'camt053',
        'ubl',
        'cii',
        'md',
        'html',
        'hocr',
        'alto',
        'pdf',
        'jsonl',
        'zip',
    ]]
    """Another name of output."""
    page_range: NotRequired[str]
    """A page, ranges, lists of both, an open range: `3`, `2-5`, `1,4-6`, `7-`."""
    languages: NotRequired[str | Sequence[str]]
    """Tesseract codes, comma separated; default: auto."""
    text_layer: NotRequired[Literal['auto', 'never', 'always']]
    """Whether a PDF’s text layer is used; auto: where it agrees with what is seen."""
    dpi: NotRequired[int]
    """Resolution PDF pages are rendered at."""
    include: NotRequired[str | Sequence[str]]
    """With output=json: what each page holds beside its size (words, rules), and barcodes, which
    are read where they are asked for."""
    exclude: NotRequired[str]
    """Model document, and md and html of text: what is left out of what stands at the edges of
    pages again and again: headers, footers, page_numbers."""
    password: NotRequired[str]
    """Of an encrypted PDF."""
    table: NotRequired[int]
    """With csv, jsonl and zip: the one table that is written, from 1."""
    date_format: NotRequired[Literal['MM/DD/YYYY', 'DD/MM/YYYY']]
    """Of csv_quickbooks, csv_xero and qif."""
    ofx_version: NotRequired[Literal['102', '220']]
    pdfa: NotRequired[Literal['2b']]
    """Of pdf: PDF/A-2b (ISO 19005-2), where the document can be made one without changing what is
    seen."""
    split: NotRequired[Literal['true', 'false']]
    """Model auto: of a scan of several documents each by itself: in JSON a list, else an archive
    of a file each."""
    fields: NotRequired[str | Sequence[str]]
    """Model fields: printed names to look for, comma separated; without them all labels with their
    values."""
    fields_mode: NotRequired[Literal['page', 'list']]
    """Model fields: a record a page (default), or a record a table row."""


@final
class JobForm(TypedDict):
    file_url: NotRequired[str]
    """Address of the file, which is fetched where the operator allows it; instead of the file."""
    model: Model
    output: NotRequired[Literal[
        'xlsx',
        'csv',
        'txt',
        'json',
        'csv_quickbooks',
        'csv_xero',
        'ofx',
        'qif',
        'mt940',
        'camt053',
        'ubl',
        'cii',
        'md',
        'html',
        'hocr',
        'alto',
        'pdf',
        'jsonl',
        'zip',
    ]]
    """Default: xlsx. csv holds the first sheet, or the one `table` says; zip a CSV file of each;
    jsonl all rows as JSON; csv_quickbooks, csv_xero, ofx, qif, mt940 and camt053 are for
    bank_statement, ubl and cii for invoice; md, html, hocr, alto and pdf for text, which returns
    txt instead of all others; document has md (default), html, json and txt; auto what the kind of
    document has that it finds, and where that has no such output its first; hocr, alto and pdf of
    any kind."""
    format: NotRequired[Literal[
        'xlsx',
        'csv',
        'txt',
        'json',
        'csv_quickbooks',
        'csv_xero',
        'ofx',
        'qif',
        'mt940',
        'camt053',
        'ubl',
        'cii',
        'md',
        'html',
        'hocr',
        'alto',
        'pdf',
        'jsonl',
        'zip',
    ]]
    """Another name of output."""
    page_range: NotRequired[str]
    """A page, ranges, lists of both, an open range: `3`, `2-5`, `1,4-6`, `7-`."""
    languages: NotRequired[str | Sequence[str]]
    """Tesseract codes, comma separated; default: auto."""
    text_layer: NotRequired[Literal['auto', 'never', 'always']]
    """Whether a PDF’s text layer is used; auto: where it agrees with what is seen."""
    dpi: NotRequired[int]
    """Resolution PDF pages are rendered at."""
    include: NotRequired[str | Sequence[str]]
    """With output=json: what each page holds beside its size (words, rules), and barcodes, which
    are read where they are asked for."""
    exclude: NotRequired[str]
    """Model document, and md and html of text: what is left out of what stands at the edges of
    pages again and again: headers, footers, page_numbers."""
    password: NotRequired[str]
    """Of an encrypted PDF."""
    table: NotRequired[int]
    """With csv, jsonl and zip: the one table that is written, from 1."""
    date_format: NotRequired[Literal['MM/DD/YYYY', 'DD/MM/YYYY']]
    """Of csv_quickbooks, csv_xero and qif."""
    ofx_version: NotRequired[Literal['102', '220']]
    pdfa: NotRequired[Literal['2b']]
    """Of pdf: PDF/A-2b (ISO 19005-2), where the document can be made one without changing what is
    seen."""
    split: NotRequired[Literal['true', 'false']]
    """Model auto: of a scan of several documents each by itself: in JSON a list, else an archive
    of a file each."""
    fields: NotRequired[str | Sequence[str]]
    """Model fields: printed names to look for, comma separated; without them all labels with their
    values."""
    fields_mode: NotRequired[Literal['page', 'list']]
    """Model fields: a record a page (default), or a record a table row."""
    webhook_url: NotRequired[str]
    """Told of the job’s end; a public https address."""


@final
class CreatedJob(TypedDict):
    request_id: str
    status: Literal['pending']
    model: Model


@final
class JobList(TypedDict):
    total: int
    limit: int
    offset: int
    jobs: list[Job]


@final
class CreatedBatchErrors(TypedDict):
    filename: str
    code: Literal[
        'FILE_TOO_LARGE',
        'TOO_MANY_PAGES',
        'UNSUPPORTED_FILE_TYPE',
        'INVALID_FILE',
        'INVALID_PAGE_RANGE',
        'FILE_URL_REFUSED',
    ]
    message: str


@final
class CreatedBatch(TypedDict):
    batch_id: str
    model: Model
    jobs_created: int
    jobs: list[BatchJob]
    errors: list[CreatedBatchErrors]


@final
class BatchCounts(TypedDict):
    pending: int
    processing: int
    done: int
    failed: int


@final
class Batch(TypedDict):
    batch_id: str
    model: Model
    created_at: str
    counts: BatchCounts


@final
class BatchList(TypedDict):
    total: int
    limit: int
    offset: int
    batches: list[Batch]


@final
class JobCompleted(TypedDict):
    type: Literal['job.completed']
    timestamp: str
    data: Job


@final
class JobFailed(TypedDict):
    type: Literal['job.failed']
    timestamp: str
    data: Job


@final
class WebhookTestData(TypedDict):
    message: str


@final
class WebhookTest(TypedDict):
    type: Literal['webhook.test']
    timestamp: str
    data: WebhookTestData


WebhookEvent = Union[JobCompleted, JobFailed, WebhookTest]
