import { isIban } from '../../fields/iban.ts'
import {
  beside,
  compact,
  type DataLine,
  day,
  extrasOf,
  type InvoiceData,
  isRemark,
  lineOf,
  money,
  number,
  priceOfOne,
  SHIPPING_CODES,
  sumOf,
  typeOf,
  unlessZero,
} from './invoice-data.ts'
import { all, flat, one, textAt, type Xml } from './xml.ts'

/** Root elements of UN/CEFACT's Cross Industry Invoice, of ZUGFeRD 1 and of Order-X. */
export const CII_ROOTS: ReadonlySet<string> = new Set([
  'CrossIndustryInvoice',
  'CrossIndustryDocument',
  'SCRDMCCBDACIOMessageStructure',
])

/** Lines that group others, or only say something (Factur-X, profile EXTENDED). */
const OTHERS = ['GROUP', 'INFORMATION']

/** @throws XmlError where a number or a day is none */
export function readCii(root: Xml): InvoiceData {
  const header = one(root, 'ExchangedDocument|HeaderExchangedDocument')
  const trade = one(root, 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction')
  const agreement = one(trade, 'ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement')
  const delivery = one(trade, 'ApplicableHeaderTradeDelivery|ApplicableSupplyChainTradeDelivery')
  const settlement = one(
    trade,
    'ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement',
  )
  const isOrder = root.name === 'SCRDMCCBDACIOMessageStructure'
  const number = textAt(header, 'ID')
  const shipTo = one(delivery, 'ShipToTradeParty')
  const references = [
    textAt(agreement, 'BuyerReference'),
    ...all(agreement, 'SellerOrderReferencedDocument|ContractReferencedDocument').map(idOf),
    ...all(delivery, 'DespatchAdviceReferencedDocument').map(idOf),
    ...all(settlement, 'InvoiceReferencedDocument').map(idOf),
  ]
  return {
    syntax: 'cii',
    profile: textAt(
      one(root, 'ExchangedDocumentContext|SpecifiedExchangedDocumentContext'),
      'GuidelineSpecifiedDocumentContextParameter/ID',
    ),
    fields: {
      document_type: isOrder
        ? 'order'
        : typeOf(textAt(header, 'TypeCode'), textAt(summationOf(settlement), 'GrandTotalAmount')),
      ...sellerOf(one(agreement, 'SellerTradeParty')),
      ...buyerOf(one(agreement, 'BuyerTradeParty')),
      ...accountOf(settlement),
      shipping_address: lineOf([textAt(shipTo, 'Name'), addressOf(shipTo)]),
      invoice_number: isOrder ? null : number,
      purchase_order: isOrder ? number : idOf(one(agreement, 'BuyerOrderReferencedDocument')),
      invoice_date: dayAt(header, 'IssueDateTime'),
      ...termsOf(settlement),
      ...periodOf(delivery, settlement),
      ...sumFields(settlement),
    },
    references: [...new Set(references.filter((id) => id !== null))],
    taxes: all(settlement, 'ApplicableTradeTax').flatMap((tax) => {
      const rate = rateOf(tax)
      const amount = money(textAt(tax, 'CalculatedAmount'))
      const base = money(textAt(tax, 'BasisAmount'))
      const code = textAt(tax, 'CategoryCode')
      return amount === null ? [] : [{ rate: rate ?? '0', base, amount, code }]
    }),
    lines: all(trade, 'IncludedSupplyChainTradeLineItem')
      .filter(isOwn)
      .map(lineItem)
      .filter((line) => !isRemark(line)),
    sums: sumsOf(settlement),
  }
}

const idOf = (reference: Xml | null): string | null =>
  textAt(reference, 'IssuerAssignedID') ?? textAt(reference, 'ID')

const rateOf = (tax: Xml | null): string | null =>
  number(textAt(tax, 'RateApplicablePercent') ?? textAt(tax, 'ApplicablePercent'))

/** Format 102 is CCYYMMDD, 203 the same with hours and minutes; others are months and weeks. */
function dayAt(element: Xml | null, path: string): string | null {
  const written = one(element, `${path}/DateTimeString|DateString|DateTime`)
  const text = flat(written?.text ?? '')
  if (text === null) return null
  const { format = '102' } = written!.attributes
  return format === '102' || format === '203' ? day(text) : null
}

function taxIdOf(party: Xml | null): string | null {
  const ids = all(party, 'SpecifiedTaxRegistration/ID')
  const own = ids.find((id) => id.attributes.schemeID === 'VA') ?? ids[0]
  return flat(own?.text ?? '')
}

function addressOf(party: Xml | null): string | null {
  const address = one(party, 'PostalTradeAddress')
  return lineOf([
    textAt(address, 'LineOne'),
    textAt(address, 'LineTwo'),
    textAt(address, 'LineThree'),
    beside(textAt(address, 'PostcodeCode'), textAt(address, 'CityName')),
    textAt(address, 'CountrySubDivisionName'),
    textAt(address, 'CountryID'),
  ])
}

const sellerOf = (seller: Xml | null) => ({
  vendor: textAt(seller, 'Name'),
  vendor_address: addressOf(seller),
  vendor_tax_id: taxIdOf(seller),
  vendor_phone: textAt(
    seller,
    'DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber',
  ),
  vendor_email: textAt(seller, 'DefinedTradeContact/EmailURIUniversalCommunication/URIID'),
})

const buyerOf = (buyer: Xml | null) => ({
  customer: textAt(buyer, 'Name'),
  customer_address: addressOf(buyer),
  customer_tax_id: taxIdOf(buyer),
  customer_id: textAt(buyer, 'ID'),
})

function accountOf(settlement: Xml | null) {
  const means = all(settlement, 'SpecifiedTradeSettlementPaymentMeans')
  const own = means.find((one) => ibanOf(one) !== null) ?? null
  return {
    vendor_iban: own && ibanOf(own),
    vendor_bic: compact(
      textAt(
        own,
        'PayeeSpecifiedCreditorFinancialInstitution|PayerSpecifiedDebtorFinancialInstitution/BICID',
      ),
    ),
  }
}

function ibanOf(means: Xml): string | null {
  const iban = compact(textAt(means, 'PayeePartyCreditorFinancialAccount/IBANID'))
  return iban !== null && isIban(iban) ? iban : null
}

function termsOf(settlement: Xml | null) {
  const terms = all(settlement, 'SpecifiedTradePaymentTerms')
  const days = terms.map((own) => dayAt(own, 'DueDateDateTime')).filter((own) => own !== null)
  const texts = terms.map((own) => textAt(own, 'Description')).filter((own) => own !== null)
  // Earlier ones are those of a cash discount.
  return { due_date: days.toSorted().at(-1) ?? null, payment_terms: texts.join('; ') || null }
}

function periodOf(delivery: Xml | null, settlement: Xml | null) {
  const period = one(settlement, 'BillingSpecifiedPeriod')
  const delivered = dayAt(delivery, 'ActualDeliverySupplyChainEvent/OccurrenceDateTime')
  return {
    service_start_date: dayAt(period, 'StartDateTime') ?? delivered,
    service_end_date: dayAt(period, 'EndDateTime'),
  }
}

const summationOf = (settlement: Xml | null): Xml | null =>
  one(
    settlement,
    'SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation',
  )

function sumFields(settlement: Xml | null) {
  const sums = summationOf(settlement)
  const currency =
    textAt(settlement, 'InvoiceCurrencyCode') ?? textAt(settlement, 'OrderCurrencyCode')
  const taxes = all(sums, 'TaxTotalAmount')
  // The other one is in the currency that taxes are accounted in.
  const tax = taxes.find(({ attributes }) => attributes.currencyID === currency) ?? taxes[0]
  return {
    currency,
    net: money(textAt(sums, 'TaxBasisTotalAmount')),
    discount: unlessZero(money(textAt(sums, 'AllowanceTotalAmount'))),
    shipping: shippingOf(settlement),
    tax: money(flat(tax?.text ?? '')),
    total: money(textAt(sums, 'GrandTotalAmount')),
    amount_due: money(textAt(sums, 'DuePayableAmount')),
  }
}

function shippingOf(settlement: Xml | null): string | null {
  const charges = all(settlement, 'SpecifiedTradeAllowanceCharge').filter(
    (own) => isCharge(own) && SHIPPING_CODES.has(textAt(own, 'ReasonCode') ?? ''),
  )
  const amounts = [
    ...charges.map((own) => money(textAt(own, 'ActualAmount'))),
    ...all(settlement, 'SpecifiedLogisticsServiceCharge/AppliedAmount').map(({ text }) =>
      money(flat(text)),
    ),
  ]
  return sumOf(amounts)
}

const isCharge = (own: Xml): boolean => textAt(own, 'ChargeIndicator/Indicator') === 'true'

function sumsOf(settlement: Xml | null) {
  const sums = summationOf(settlement)
  return {
    lines: money(textAt(sums, 'LineTotalAmount')),
    allowances: money(textAt(sums, 'AllowanceTotalAmount')),
    charges: money(textAt(sums, 'ChargeTotalAmount')),
    paid: money(textAt(sums, 'TotalPrepaidAmount')),
    rounding: money(textAt(sums, 'RoundingAmount')),
  }
}

const isOwn = (line: Xml): boolean =>
  !OTHERS.includes(textAt(line, 'AssociatedDocumentLineDocument/LineStatusReasonCode') ?? '')

function lineItem(line: Xml): DataLine {
  const product = one(line, 'SpecifiedTradeProduct')
  const agreement = one(line, 'SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement')
  const delivery = one(line, 'SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery')
  const settlement = one(line, 'SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement')
  const quantity = one(delivery, 'BilledQuantity') ?? one(delivery, 'RequestedQuantity')
  const price = one(agreement, 'NetPriceProductTradePrice')
  const amount = money(
    textAt(
      settlement,
      'SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation/LineTotalAmount',
    ),
  )
  const extras = all(settlement, 'SpecifiedTradeAllowanceCharge').map((own) => ({
    isCharge: isCharge(own),
    amount: money(textAt(own, 'ActualAmount')),
  }))
  return {
    description: textAt(product, 'Name') ?? textAt(product, 'Description'),
    productCode: textAt(product, 'SellerAssignedID'),
    quantity: money(flat(quantity?.text ?? '')),
    unit: quantity?.attributes.unitCode ?? null,
    unitPrice: priceOfOne(
      money(textAt(price, 'ChargeAmount')),
      number(textAt(price, 'BasisQuantity')),
    ),
    taxRate: rateOf(one(settlement, 'ApplicableTradeTax')),
    tax: money(textAt(settlement, 'ApplicableTradeTax/CalculatedAmount')),
    ...extrasOf(extras),
    amount,
  }
}
