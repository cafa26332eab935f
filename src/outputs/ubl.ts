import type {
  Invoice,
  InvoiceAddress,
  InvoiceLine,
  InvoiceParty,
  InvoiceTax,
} from '../document/invoice.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import { invoiceWarnings } from './invoice-warnings.ts'
import type { Output } from './output.ts'
import { type Element, where, xmlFile } from './xml-element.ts'

const SCHEMA = 'urn:oasis:names:specification:ubl:schema:xsd'
const rootOf = (name: string) =>
  `${name} xmlns="${SCHEMA}:${name}-2" xmlns:cac="${SCHEMA}:CommonAggregateComponents-2" xmlns:cbc="${SCHEMA}:CommonBasicComponents-2"`

/** Universal Business Language 2.1, Invoice or CreditNote, as EN 16931 uses it. */
export const ubl: Output = {
  ...DESCRIPTIONS.ubl,
  write: async ({ extraction: { invoice } }) => {
    const root = invoice?.isCredit ? 'CreditNote' : 'Invoice'
    return xmlFile(invoice ? [rootOf(root), partsOf(invoice, root)] : null)
  },
  warnings: invoiceWarnings,
}

/** Writes an amount with its currency. */
type Money = (name: string, amount: string | null) => Element[]

function partsOf(invoice: Invoice, root: string): Element[] {
  const { isCredit, currency } = invoice
  const money: Money = (name, amount) =>
    where(`cbc:${name}${currency ? ` currencyID="${currency}"` : ''}`, amount)
  return [
    ['cbc:CustomizationID', 'urn:cen.eu:en16931:2017'],
    ...where('cbc:ID', invoice.number),
    ...where('cbc:IssueDate', invoice.date),
    ...(isCredit ? [] : where('cbc:DueDate', invoice.due)),
    [`cbc:${root}TypeCode`, invoice.type],
    ...where('cbc:DocumentCurrencyCode', currency),
    ...where('cbc:BuyerReference', invoice.reference),
    ...where(
      'cac:InvoicePeriod',
      invoice.end && [
        ...where('cbc:StartDate', invoice.start),
        ...where('cbc:EndDate', invoice.end),
      ],
    ),
    ...where('cac:OrderReference', where('cbc:ID', invoice.order)),
    ['cac:AccountingSupplierParty', [['cac:Party', partyOf(invoice.seller)]]],
    ['cac:AccountingCustomerParty', [['cac:Party', partyOf(invoice.buyer)]]],
    ...where('cac:Delivery', [
      ...(invoice.end === null ? where('cbc:ActualDeliveryDate', invoice.start) : []),
      ...where(
        'cac:DeliveryLocation',
        invoice.shipTo && where('cac:Address', addressOf(invoice.shipTo)),
      ),
    ]),
    ...paymentOf(invoice),
    ...where('cac:PaymentTerms', where('cbc:Note', invoice.terms)),
    ...allowance(false, invoice.discount, null, 'Discount', invoice.taxes, money),
    ...allowance(true, invoice.shipping, 'FC', 'Shipping', invoice.taxes, money),
    ...where(
      'cac:TaxTotal',
      invoice.tax && [
        ...money('TaxAmount', invoice.tax),
        ...invoice.taxes.map(
          (tax): Element => [
            'cac:TaxSubtotal',
            [
              ...money('TaxableAmount', tax.base),
              ...money('TaxAmount', tax.amount),
              ['cac:TaxCategory', taxKind(tax)],
            ],
          ],
        ),
      ],
    ),
    [
      'cac:LegalMonetaryTotal',
      [
        ...money('LineExtensionAmount', invoice.lineTotal),
        ...money('TaxExclusiveAmount', invoice.net),
        ...money('TaxInclusiveAmount', invoice.total),
        ...money('AllowanceTotalAmount', invoice.discount),
        ...money('ChargeTotalAmount', invoice.shipping),
        ...money('PrepaidAmount', invoice.paid),
        ...money('PayableAmount', invoice.payable),
      ],
    ],
    ...invoice.lines.map((line, at) => lineOf(line, at, isCredit, money)),
  ]
}

const VAT: Element = ['cac:TaxScheme', [['cbc:ID', 'VAT']]]

const partyOf = ({ id, name, address, taxId, phone, email }: InvoiceParty): Element[] => [
  ...where('cac:PartyIdentification', where('cbc:ID', id)),
  ...where('cac:PostalAddress', addressOf(address)),
  ...where('cac:PartyTaxScheme', taxId && [['cbc:CompanyID', taxId], VAT]),
  ...where('cac:PartyLegalEntity', where('cbc:RegistrationName', name)),
  ...where('cac:Contact', [
    ...where('cbc:Telephone', phone),
    ...where('cbc:ElectronicMail', email),
  ]),
]

const addressOf = ({ street, postalCode, city, region, country }: InvoiceAddress): Element[] => [
  ...where('cbc:StreetName', street),
  ...where('cbc:CityName', city),
  ...where('cbc:PostalZone', postalCode),
  ...where('cbc:CountrySubentity', region),
  ...where('cac:Country', where('cbc:IdentificationCode', country)),
]

/** A transfer (UNTDID 4461). A credit note has its day here. */
const paymentOf = ({ iban, bic, due, isCredit }: Invoice): Element[] => {
  const day = isCredit ? where('cbc:PaymentDueDate', due) : []
  const account = where(
    'cac:PayeeFinancialAccount',
    iban && [['cbc:ID', iban], ...where('cac:FinancialInstitutionBranch', where('cbc:ID', bic))],
  )
  return day.length + account.length === 0
    ? []
    : [['cac:PaymentMeans', [['cbc:PaymentMeansCode', '30'], ...day, ...account]]]
}

const taxKind = ({ category, rate }: Pick<InvoiceTax, 'category' | 'rate'>): Element[] => [
  ...where('cbc:ID', category),
  ...where('cbc:Percent', rate),
  VAT,
]

const allowance = (
  isCharge: boolean,
  amount: string | null,
  code: string | null,
  reason: string,
  taxes: readonly InvoiceTax[],
  money: Money,
): Element[] =>
  where(
    'cac:AllowanceCharge',
    amount && [
      ['cbc:ChargeIndicator', String(isCharge)],
      ...where('cbc:AllowanceChargeReasonCode', code),
      ['cbc:AllowanceChargeReason', reason],
      ...money('Amount', amount),
      // Of which rate it is nothing says where there are several.
      ...(taxes.length === 1 ? where('cac:TaxCategory', taxKind(taxes[0]!)) : []),
    ],
  )

const lineOf = (line: InvoiceLine, at: number, isCredit: boolean, money: Money): Element => [
  isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
  [
    ['cbc:ID', String(at + 1)],
    ...where(
      `cbc:${isCredit ? 'Credited' : 'Invoiced'}Quantity unitCode="${line.unit}"`,
      line.quantity,
    ),
    ...money('LineExtensionAmount', line.amount),
    ...allowance(false, line.discount, null, 'Discount', [], money),
    [
      'cac:Item',
      [
        ...where('cbc:Name', line.description),
        ...where('cac:SellersItemIdentification', where('cbc:ID', line.productCode)),
        ['cac:ClassifiedTaxCategory', taxKind(line)],
      ],
    ],
    ...where('cac:Price', money('PriceAmount', line.price)),
  ],
]
