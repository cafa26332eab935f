import type { Country } from '../country.ts'

export const NZ: Country = {
  code: 'NZ',
  name: 'New Zealand',
  english: 'New Zealand',
  languages: ['en'],
  currency: 'NZD',
  figures: ['1,234.50'],
  dates: ['DD/MM/YYYY', 'D/MM/YYYY', 'DD-MM-YYYY'],
  towns: [
    'Auckland|10##|9|',
    'Wellington|60##|4|',
    'Christchurch|80##|3|',
    'Dunedin|90##|3|',
    'Nelson|70##|3|',
    'Tauranga|31##|7|',
  ],
  addresses: [
    ['{no} {street}', '{town} {code}'],
    ['{no} {street}', '{town}, New Zealand {code}'],
  ],
  houses: ['%#', '%', '1##', '%/%#'],
  calling: '64',
  phones: ['0{a} ### ####', '(0{a}) ###-####'],
  mobiles: ['021 ### ###', '027 ### ####', '022 ### ####'],
  free: ['0800 ### ###', '0508 ### ###'],
  trunk: '0',
  legalForms: ['Ltd', 'Limited', 'Trust'],
  taxNumbers: [
    {
      kind: 'vat',
      labels: ['GST No.', 'GST Number', 'GST', 'GST Reg No'],
      patterns: ['##-###-###', '###-###-###'],
      check: ['NZ', 'ird'],
      person: true,
    },
  ],
  banks: ['Kiwi Coast Bank', 'Tasman Building Society'],
  rates: [15],
  taxNames: ['GST'],
  domains: ['co.nz', 'nz'],
  accounts: ['Account|##-####-#######-00'],
}
