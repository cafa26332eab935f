import { page } from '../tables/pages.ts'
import { lines } from './papers.ts'

/** What an e-invoice says; texts as they stand in XML. */
export interface EInvoice {
  readonly type?: string
  readonly number?: string
  readonly issued?: string
  readonly due?: string
  readonly currency?: string
  readonly seller?: string
  readonly iban?: string
  readonly price?: string
  readonly net?: string
  readonly tax?: string
  readonly total?: string
}

const TWO_LINES = [
  ['Copper pipe 22 mm', 'CP-22', '12', '7.50', '90.00'],
  ['Sealing ring', 'SR-9', '40', '0.25', '10.00'],
] as const

/** An invoice in UN/CEFACT's Cross Industry Invoice, profile EN 16931: two lines, 100.00 and 19 % of tax. */
export const cii = (own: EInvoice = {}): string => {
  const { type = '380', number = 'RE-2026/118', issued = '20260314', due = '20260413' } = own
  const { currency = 'EUR', seller = 'Lindner Haustechnik GmbH', price = '90.00' } = own
  const { iban = 'DE02120300000000202051', net = '100.00', tax = '19.00', total = '119.00' } = own
  const items = TWO_LINES.map(
    ([name, code, count, each, amount], i) => `<ram:IncludedSupplyChainTradeLineItem>
      <ram:AssociatedDocumentLineDocument><ram:LineID>${i + 1}</ram:LineID></ram:AssociatedDocumentLineDocument>
      <ram:SpecifiedTradeProduct><ram:SellerAssignedID>${code}</ram:SellerAssignedID><ram:Name>${name}</ram:Name></ram:SpecifiedTradeProduct>
      <ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${each}00</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
      <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="H87">${count}.0000</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
      <ram:SpecifiedLineTradeSettlement>
        <ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19.00</ram:RateApplicablePercent></ram:ApplicableTradeTax>
        <ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${i === 0 ? price : amount}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>
      </ram:SpecifiedLineTradeSettlement>
    </ram:IncludedSupplyChainTradeLineItem>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
  <rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument><ram:ID>${number}</ram:ID><ram:TypeCode>${type}</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format="102">${issued}</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    ${items.join('\n')}
    <ram:ApplicableHeaderTradeAgreement>
      <ram:BuyerReference>04011000-12345-34</ram:BuyerReference>
      <ram:SellerTradeParty>
        <ram:Name>${seller}</ram:Name>
        <ram:PostalTradeAddress><ram:PostcodeCode>10115</ram:PostcodeCode><ram:LineOne>Gartenweg 4</ram:LineOne><ram:CityName>Berlin</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">37/123/45678</ram:ID></ram:SpecifiedTaxRegistration>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE136695976</ram:ID></ram:SpecifiedTaxRegistration>
      </ram:SellerTradeParty>
      <ram:BuyerTradeParty>
        <ram:ID>K-771</ram:ID><ram:Name>Bergmann &amp; S\u00f6hne</ram:Name>
        <ram:PostalTradeAddress><ram:PostcodeCode>80331</ram:PostcodeCode><ram:LineOne>Nebenweg 9</ram:LineOne><ram:CityName>M\u00fcnchen</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress>
      </ram:BuyerTradeParty>
      <ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>PO-4471</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeDelivery/>
    <ram:ApplicableHeaderTradeSettlement>
      <ram:InvoiceCurrencyCode>${currency}</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>${iban}</ram:IBANID></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>
      <ram:ApplicableTradeTax><ram:CalculatedAmount>${tax}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>${net}</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19.00</ram:RateApplicablePercent></ram:ApplicableTradeTax>
      <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">${due}</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>100.00</ram:LineTotalAmount><ram:TaxBasisTotalAmount>${net}</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="${currency}">${tax}</ram:TaxTotalAmount><ram:GrandTotalAmount>${total}</ram:GrandTotalAmount><ram:TotalPrepaidAmount>0.00</ram:TotalPrepaidAmount><ram:DuePayableAmount>${total}</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`
}

const PARTY = (
  name: string,
  street: string,
  code: string,
  town: string,
  vat: string,
) => `<cac:Party>
  <cac:PostalAddress><cbc:StreetName>${street}</cbc:StreetName><cbc:CityName>${town}</cbc:CityName><cbc:PostalZone>${code}</cbc:PostalZone><cac:Country><cbc:IdentificationCode>NL</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
  <cac:PartyTaxScheme><cbc:CompanyID>${vat}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
  <cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity>
</cac:Party>`

/** A credit note in UBL 2.1: five hours, a fee, a discount, two rates of tax. */
export const ublCreditNote = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>
  <cbc:ID>CN-77</cbc:ID><cbc:IssueDate>2026-05-04</cbc:IssueDate><cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:InvoicePeriod><cbc:StartDate>2026-04-01</cbc:StartDate><cbc:EndDate>2026-04-30</cbc:EndDate></cac:InvoicePeriod>
  <cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>F-12</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>
  <cac:AccountingSupplierParty>${PARTY('De Vries Techniek B.V.', 'Havenkade 3', '3011 AB', 'Rotterdam', 'NL001234567B01')}</cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty>${PARTY('Jansen Bouw', 'Markt 1', '2611 GP', 'Delft', 'NL009876543B01')}</cac:AccountingCustomerParty>
  <cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">10.00</cbc:Amount></cac:AllowanceCharge>
  <cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>FC</cbc:AllowanceChargeReasonCode><cbc:Amount currencyID="EUR">4.50</cbc:Amount></cac:AllowanceCharge>
  <cac:TaxTotal>
    <cbc:TaxAmount currencyID="EUR">71.85</cbc:TaxAmount>
    <cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">294.50</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">61.85</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>21</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal>
    <cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">111.11</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">10.00</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>9.0</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal>
  </cac:TaxTotal>
  <cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="EUR">411.11</cbc:LineExtensionAmount><cbc:TaxExclusiveAmount currencyID="EUR">405.61</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount currencyID="EUR">477.46</cbc:TaxInclusiveAmount><cbc:AllowanceTotalAmount currencyID="EUR">10.00</cbc:AllowanceTotalAmount><cbc:ChargeTotalAmount currencyID="EUR">4.50</cbc:ChargeTotalAmount><cbc:PrepaidAmount currencyID="EUR">77.46</cbc:PrepaidAmount><cbc:PayableAmount currencyID="EUR">400.00</cbc:PayableAmount></cac:LegalMonetaryTotal>
  <cac:CreditNoteLine><cbc:ID>1</cbc:ID><cbc:CreditedQuantity unitCode="HUR">5</cbc:CreditedQuantity><cbc:LineExtensionAmount currencyID="EUR">300.00</cbc:LineExtensionAmount><cac:Item><cbc:Name>Installation</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>21</cbc:Percent></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="EUR">60</cbc:PriceAmount></cac:Price></cac:CreditNoteLine>
  <cac:CreditNoteLine><cbc:ID>2</cbc:ID><cbc:CreditedQuantity unitCode="C62">800</cbc:CreditedQuantity><cbc:LineExtensionAmount currencyID="EUR">111.11</cbc:LineExtensionAmount><cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">8.89</cbc:Amount></cac:AllowanceCharge><cac:Item><cbc:Name>Screws</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>9</cbc:Percent></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="EUR">15.00</cbc:PriceAmount><cbc:BaseQuantity unitCode="C62">100</cbc:BaseQuantity></cac:Price></cac:CreditNoteLine>
</CreditNote>
`

/** Rows of the page that says what `cii()` does, each part at its x. */
export const PRINTED_ROWS: readonly (readonly (readonly [x: number, text: string])[])[] = [
  [[60, 'Lindner Haustechnik GmbH']],
  [[60, 'Gartenweg 4']],
  [[60, '10115 Berlin']],
  [],
  [[60, 'Rechnung']],
  [
    [60, 'Bergmann & S\u00f6hne'],
    [340, 'Rechnungsnummer: RE-2026/118'],
  ],
  [
    [60, 'Nebenweg 9'],
    [340, 'Rechnungsdatum: 14.03.2026'],
  ],
  [
    [60, '80331 M\u00fcnchen'],
    [340, 'F\u00e4llig am: 13.04.2026'],
  ],
  [],
  [
    [60, 'Pos'],
    [100, 'Bezeichnung'],
    [300, 'Menge'],
    [380, 'Einzelpreis'],
    [480, 'Betrag'],
  ],
  [
    [60, '1'],
    [100, 'Copper pipe 22 mm'],
    [300, '12'],
    [380, '7,50'],
    [480, '90,00'],
  ],
  [
    [60, '2'],
    [100, 'Sealing ring'],
    [300, '40'],
    [380, '0,25'],
    [480, '10,00'],
  ],
  [],
  [
    [340, 'Nettobetrag'],
    [480, '100,00'],
  ],
  [
    [340, 'MwSt 19 %'],
    [480, '19,00'],
  ],
  [
    [340, 'Gesamtbetrag'],
    [480, '119,00 EUR'],
  ],
  [],
  [[60, 'IBAN: DE02 1203 0000 0000 2020 51  USt-IdNr.: DE136695976']],
]

export const printedPage = () => page(lines(PRINTED_ROWS))

export const embedded = (xml: string | Uint8Array, name = 'factur-x.xml') => ({
  name,
  bytes: typeof xml === 'string' ? new TextEncoder().encode(xml) : xml,
})
