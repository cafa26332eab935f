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

/** Namespaces of UBL's invoices and credit notes, of whatever version, begin like this. */
const UBL = /^urn:oasis:names:(?:specification:ubl|tc:ubl):schema:xsd:(?:Invoice|CreditNote)\b/

export const isUbl = ({ namespace }: Xml): boolean => UBL.test(namespace)

/** @throws XmlError where a number or a day is none */
export function readUbl(root: Xml): InvoiceData {
  const isCredit = root.name === 'CreditNote'
  const seller = one(root, 'AccountingSupplierParty/Party')
  const buyer = one(root, 'AccountingCustomerParty/Party')
  const sums = one(root, 'LegalMonetaryTotal')
  const currency = textAt(root, 'DocumentCurrencyCode')
  const taxes = all(root, 'TaxTotal')
  // The other one is in the currency that taxes are accounted in.
  const tax =
    taxes.find((own) => one(own, 'TaxAmount')?.attributes.currencyID === currency) ??
    taxes[0] ??
    null
  const references = [
    textAt(root, 'BuyerReference'),
    ...all(root, 'ContractDocumentReference|DespatchDocumentReference').map(idOf),
    ...all(root, 'BillingReference/InvoiceDocumentReference').map(idOf),
    textAt(root, 'OrderReference/SalesOrderID'),
  ]
  return {
    syntax: 'ubl',
    profile: textAt(root, 'CustomizationID'),
    fields: {
      document_type: isCredit
        ? 'credit_note'
        : typeOf(textAt(root, 'InvoiceTypeCode') ?? '380', textAt(sums, 'TaxInclusiveAmount')),
      ...sellerOf(seller),
      ...buyerOf(buyer),
      ...accountOf(root),
      shipping_address: lineOf([
        textAt(root, 'Delivery/DeliveryParty/PartyName/Name'),
        addressOf(one(root, 'Delivery/DeliveryLocation/Address')),
      ]),
      invoice_number: textAt(root, 'ID'),
      purchase_order: textAt(root, 'OrderReference/ID'),
      invoice_date: day(textAt(root, 'IssueDate')),
      due_date: day(textAt(root, 'DueDate') ?? textAt(root, 'PaymentMeans/PaymentDueDate')),
      service_start_date:
        day(textAt(root, 'InvoicePeriod/StartDate')) ??
        day(textAt(root, 'Delivery/ActualDeliveryDate')),
      service_end_date: day(textAt(root, 'InvoicePeriod/EndDate')),
      payment_terms: textAt(root, 'PaymentTerms/Note'),
      currency,
      net: money(textAt(sums, 'TaxExclusiveAmount')),
      discount: unlessZero(money(textAt(sums, 'AllowanceTotalAmount'))),
      shipping: shippingOf(root),
      tax: money(textAt(tax, 'TaxAmount')),
      total: money(textAt(sums, 'TaxInclusiveAmount')),
      amount_due: money(textAt(sums, 'PayableAmount')),
    },
    references: [...new Set(references.filter((id) => id !== null))],
    taxes: all(tax, 'TaxSubtotal').flatMap((own) => {
      const category = one(own, 'TaxCategory')
      const rate = number(textAt(category, 'Percent') ?? textAt(own, 'Percent'))
      const amount = money(textAt(own, 'TaxAmount'))
      const base = money(textAt(own, 'TaxableAmount'))
      return amount === null
        ? []
        : [{ rate: rate ?? '0', base, amount, code: textAt(category, 'ID') }]
    }),
    lines: all(root, 'InvoiceLine|CreditNoteLine')
      .map(lineItem)
      .filter((line) => !isRemark(line)),
    sums: {
      lines: money(textAt(sums, 'LineExtensionAmount')),
      allowances: money(textAt(sums, 'AllowanceTotalAmount')),
      charges: money(textAt(sums, 'ChargeTotalAmount')),
      paid: money(textAt(sums, 'PrepaidAmount')),
      rounding: money(textAt(sums, 'PayableRoundingAmount')),
    },
  }
}

const idOf = (reference: Xml): string | null => textAt(reference, 'ID')

const nameOf = (party: Xml | null): string | null =>
  textAt(party, 'PartyLegalEntity/RegistrationName') ?? textAt(party, 'PartyName/Name')

const addressOf = (address: Xml | null): string | null =>
  lineOf([
    textAt(address, 'StreetName'),
    textAt(address, 'AdditionalStreetName'),
    ...all(address, 'AddressLine/Line').map(({ text }) => flat(text)),
    beside(textAt(address, 'PostalZone'), textAt(address, 'CityName')),
    textAt(address, 'CountrySubentity'),
    textAt(address, 'Country/IdentificationCode'),
  ])

function taxIdOf(party: Xml | null): string | null {
  const schemes = all(party, 'PartyTaxScheme')
  const own = schemes.find((scheme) => textAt(scheme, 'TaxScheme/ID') === 'VAT') ?? schemes[0]
  return textAt(own ?? null, 'CompanyID')
}

const sellerOf = (seller: Xml | null) => ({
  vendor: nameOf(seller),
  vendor_address: addressOf(one(seller, 'PostalAddress')),
  vendor_tax_id: taxIdOf(seller),
  vendor_phone: textAt(seller, 'Contact/Telephone'),
  vendor_email: textAt(seller, 'Contact/ElectronicMail'),
  vendor_website: textAt(seller, 'WebsiteURI'),
})

const buyerOf = (buyer: Xml | null) => ({
  customer: nameOf(buyer),
  customer_address: addressOf(one(buyer, 'PostalAddress')),
  customer_tax_id: taxIdOf(buyer),
  customer_id: textAt(buyer, 'PartyIdentification/ID'),
})

function accountOf(root: Xml) {
  for (const account of all(root, 'PaymentMeans/PayeeFinancialAccount')) {
    const iban = compact(textAt(account, 'ID'))
    if (iban === null || !isIban(iban)) continue
    const branch = one(account, 'FinancialInstitutionBranch')
    const bic = textAt(branch, 'ID') ?? textAt(branch, 'FinancialInstitution/ID')
    return { vendor_iban: iban, vendor_bic: compact(bic) }
  }
  return { vendor_iban: null, vendor_bic: null }
}

const isCharge = (own: Xml): boolean => textAt(own, 'ChargeIndicator') === 'true'

function shippingOf(root: Xml): string | null {
  const amounts = all(root, 'AllowanceCharge')
    .filter(
      (own) => isCharge(own) && SHIPPING_CODES.has(textAt(own, 'AllowanceChargeReasonCode') ?? ''),
    )
    .map((own) => money(textAt(own, 'Amount')))
  return sumOf(amounts)
}

function lineItem(line: Xml): DataLine {
  const item = one(line, 'Item')
  const quantity = one(line, 'InvoicedQuantity|CreditedQuantity')
  const price = one(line, 'Price')
  const extras = all(line, 'AllowanceCharge').map((own) => ({
    isCharge: isCharge(own),
    amount: money(textAt(own, 'Amount')),
  }))
  return {
    description: textAt(item, 'Name') ?? textAt(item, 'Description'),
    productCode: textAt(item, 'SellersItemIdentification/ID'),
    quantity: money(flat(quantity?.text ?? '')),
    unit: quantity?.attributes.unitCode ?? null,
    unitPrice: priceOfOne(
      money(textAt(price, 'PriceAmount')),
      number(textAt(price, 'BaseQuantity')),
    ),
    taxRate: number(textAt(item, 'ClassifiedTaxCategory/Percent')),
    tax: money(textAt(line, 'TaxTotal/TaxAmount')),
    ...extrasOf(extras),
    amount: money(textAt(line, 'LineExtensionAmount')),
  }
}
