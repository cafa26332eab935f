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

const STANDARD = 'urn:un:unece:uncefact:data:standard'
const ROOT = `rsm:CrossIndustryInvoice xmlns:rsm="${STANDARD}:CrossIndustryInvoice:100" xmlns:ram="${STANDARD}:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="${STANDARD}:UnqualifiedDataType:100"`

/** UN/CEFACT Cross Industry Invoice, what Factur-X and ZUGFeRD hold as `factur-x.xml` (profile EN 16931). */
export const cii: Output = {
  ...DESCRIPTIONS.cii,
  write: async ({ extraction: { invoice } }) => xmlFile(invoice ? [ROOT, partsOf(invoice)] : null),
  warnings: invoiceWarnings,
}

const partsOf = (invoice: Invoice): Element[] => [
  [
    'rsm:ExchangedDocumentContext',
    [['ram:GuidelineSpecifiedDocumentContextParameter', [['ram:ID', 'urn:cen.eu:en16931:2017']]]],
  ],
  [
    'rsm:ExchangedDocument',
    [
      ...where('ram:ID', invoice.number),
      ['ram:TypeCode', invoice.type],
      ...dayIn('ram:IssueDateTime', invoice.date),
    ],
  ],
  [
    'rsm:SupplyChainTradeTransaction',
    [
      ...invoice.lines.map(lineItem),
      [
        'ram:ApplicableHeaderTradeAgreement',
        [
          ...where('ram:BuyerReference', invoice.reference),
          ['ram:SellerTradeParty', partyOf(invoice.seller)],
          ['ram:BuyerTradeParty', partyOf(invoice.buyer)],
          ...where(
            'ram:BuyerOrderReferencedDocument',
            where('ram:IssuerAssignedID', invoice.order),
          ),
        ],
      ],
      [
        'ram:ApplicableHeaderTradeDelivery',
        [
          ...where('ram:ShipToTradeParty', invoice.shipTo ? addressOf(invoice.shipTo) : null),
          ...where(
            'ram:ActualDeliverySupplyChainEvent',
            invoice.end === null ? dayIn('ram:OccurrenceDateTime', invoice.start) : null,
          ),
        ],
      ],
      ['ram:ApplicableHeaderTradeSettlement', settlementOf(invoice)],
    ],
  ],
]

/** Format 102: CCYYMMDD. */
const dayIn = (name: string, iso: string | null): Element[] =>
  where(name, iso && [['udt:DateTimeString format="102"', iso.replaceAll('-', '')]])

const partyOf = ({ id, name, address, taxId, phone, email }: InvoiceParty): Element[] => [
  ...where('ram:ID', id),
  ...where('ram:Name', name),
  ...where('ram:DefinedTradeContact', [
    ...where('ram:TelephoneUniversalCommunication', where('ram:CompleteNumber', phone)),
    ...where('ram:EmailURIUniversalCommunication', where('ram:URIID', email)),
  ]),
  ...addressOf(address),
  ...where(
    'ram:SpecifiedTaxRegistration',
    where(`ram:ID schemeID="${/^[A-Z]{2}/.test(taxId ?? '') ? 'VA' : 'FC'}"`, taxId),
  ),
]

const addressOf = ({ street, postalCode, city, region, country }: InvoiceAddress): Element[] =>
  where('ram:PostalTradeAddress', [
    ...where('ram:PostcodeCode', postalCode),
    ...where('ram:LineOne', street),
    ...where('ram:CityName', city),
    ...where('ram:CountryID', country),
    ...where('ram:CountrySubDivisionName', region),
  ])

const lineItem = (line: InvoiceLine, at: number): Element => [
  'ram:IncludedSupplyChainTradeLineItem',
  [
    ['ram:AssociatedDocumentLineDocument', [['ram:LineID', String(at + 1)]]],
    [
      'ram:SpecifiedTradeProduct',
      [...where('ram:SellerAssignedID', line.productCode), ...where('ram:Name', line.description)],
    ],
    [
      'ram:SpecifiedLineTradeAgreement',
      where('ram:NetPriceProductTradePrice', where('ram:ChargeAmount', line.price)),
    ],
    [
      'ram:SpecifiedLineTradeDelivery',
      where(`ram:BilledQuantity unitCode="${line.unit}"`, line.quantity),
    ],
    [
      'ram:SpecifiedLineTradeSettlement',
      [
        ['ram:ApplicableTradeTax', taxKind(line)],
        ...allowance(false, line.discount, null, 'Discount', []),
        [
          'ram:SpecifiedTradeSettlementLineMonetarySummation',
          where('ram:LineTotalAmount', line.amount),
        ],
      ],
    ],
  ],
]

const taxKind = ({ category, rate }: Pick<InvoiceTax, 'category' | 'rate'>): Element[] => [
  ['ram:TypeCode', 'VAT'],
  ...where('ram:CategoryCode', category),
  ...where('ram:RateApplicablePercent', rate),
]

const allowance = (
  isCharge: boolean,
  amount: string | null,
  code: string | null,
  reason: string,
  taxes: readonly InvoiceTax[],
): Element[] =>
  where(
    'ram:SpecifiedTradeAllowanceCharge',
    amount && [
      ['ram:ChargeIndicator', [['udt:Indicator', String(isCharge)]]],
      ['ram:ActualAmount', amount],
      ...where('ram:ReasonCode', code),
      ['ram:Reason', reason],
      // Of which rate it is nothing says where there are several.
      ...(taxes.length === 1 ? where('ram:CategoryTradeTax', taxKind(taxes[0]!)) : []),
    ],
  )

const settlementOf = (invoice: Invoice): Element[] => [
  ...where('ram:InvoiceCurrencyCode', invoice.currency),
  ...where(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    invoice.iban && [
      // A transfer (UNTDID 4461).
      ['ram:TypeCode', '30'],
      ['ram:PayeePartyCreditorFinancialAccount', [['ram:IBANID', invoice.iban]]],
      ...where('ram:PayeeSpecifiedCreditorFinancialInstitution', where('ram:BICID', invoice.bic)),
    ],
  ),
  ...invoice.taxes.map(
    (tax): Element => [
      'ram:ApplicableTradeTax',
      [
        ...where('ram:CalculatedAmount', tax.amount),
        ['ram:TypeCode', 'VAT'],
        ...where('ram:BasisAmount', tax.base),
        ...where('ram:CategoryCode', tax.category),
        ...where('ram:RateApplicablePercent', tax.rate),
      ],
    ],
  ),
  ...where(
    'ram:BillingSpecifiedPeriod',
    invoice.end && [
      ...dayIn('ram:StartDateTime', invoice.start),
      ...dayIn('ram:EndDateTime', invoice.end),
    ],
  ),
  ...allowance(false, invoice.discount, null, 'Discount', invoice.taxes),
  ...allowance(true, invoice.shipping, 'FC', 'Shipping', invoice.taxes),
  ...where('ram:SpecifiedTradePaymentTerms', [
    ...where('ram:Description', invoice.terms),
    ...dayIn('ram:DueDateDateTime', invoice.due),
  ]),
  [
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    [
      ...where('ram:LineTotalAmount', invoice.lineTotal),
      ...where('ram:ChargeTotalAmount', invoice.shipping),
      ...where('ram:AllowanceTotalAmount', invoice.discount),
      ...where('ram:TaxBasisTotalAmount', invoice.net),
      ...where(
        `ram:TaxTotalAmount${invoice.currency ? ` currencyID="${invoice.currency}"` : ''}`,
        invoice.tax,
      ),
      ...where('ram:GrandTotalAmount', invoice.total),
      ...where('ram:TotalPrepaidAmount', invoice.paid),
      ...where('ram:DuePayableAmount', invoice.payable),
    ],
  ],
]
