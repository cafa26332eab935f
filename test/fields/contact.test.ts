import t from 'tap'
import { isAddressLine, readAddress, readTown } from '../../src/fields/address.ts'
import { emailsIn, urlsIn } from '../../src/fields/contact.ts'
import { phonesIn } from '../../src/fields/phone.ts'

t.test('e-mail and web addresses', async (t) => {
  t.same(emailsIn('Mail: Jo.Doe@Example.com.'), ['jo.doe@example.com'])
  t.same(emailsIn('jo @ example . com'), ['jo@example.com'])
  t.same(urlsIn('see www.example.de or https://example.org/a, jo@mail.example.net'), [
    'www.example.de',
    'https://example.org/a',
  ])
  t.same(urlsIn('example.com'), ['example.com'])
  t.same(urlsIn('loja.com.br'), ['loja.com.br'])
  t.same(urlsIn('No.5 end.'), [])
  t.same(emailsIn('office@maple‐hill.com'), ['office@maple-hill.com'])
  t.same(urlsIn('www.maple‑hill.com'), ['www.maple-hill.com'])
})

t.test('phone numbers: as printed and as dialled', async (t) => {
  for (const [text, country, number, e164] of [
    ['Tel +49 30 901820', null, '+49 30 901820', '+4930901820'],
    ['T (020) 7946 0018', 'GB', '(020) 7946 0018', '+442079460018'],
    ['M 06 - 12345678', 'NL', '06 - 12345678', '+31612345678'],
    ['+31 (0)20 123 4567', null, '+31 (0)20 123 4567', '+31201234567'],
    ['401 555 5555', null, '401 555 5555', null],
  ] as const)
    t.match(phonesIn(text, country)[0], { number, e164 }, text)
  t.same(phonesIn('25/12/2018', null), [])
  t.same(phonesIn('total 1,234.50', null), [])
  t.same(phonesIn('1100-148 Lisboa', 'PT'), [])
})

t.test('towns in the orders of their countries', async (t) => {
  for (const [line, postalCode, city, region] of [
    ['Springfield, IL 62704', '62704', 'Springfield', 'IL'],
    ['10115 Berlin', '10115', 'Berlin', null],
    ['D-10115 Berlin', '10115', 'Berlin', null],
    ['1012 AB Amsterdam', '1012 AB', 'Amsterdam', null],
    ['London SW1A 1AA', 'SW1A 1AA', 'London', null],
    ['00185 Roma (RM)', '00185', 'Roma', 'RM'],
    ['Wellington 6011', '6011', 'Wellington', null],
    ['Toronto, ON M5V 2T6', 'M5V 2T6', 'Toronto', 'ON'],
    ['1100-148 Lisboa', '1100-148', 'Lisboa', null],
    ['00-950 Warszawa', '00-950', 'Warszawa', null],
    ['São Paulo - SP, 01310-100', '01310-100', 'São Paulo', 'SP'],
    ['CEP: 01310-100 São Paulo - SP', '01310-100', 'São Paulo', 'SP'],
    ['01310-100 São Paulo/SP', '01310-100', 'São Paulo', 'SP'],
    ['C.P. 76000, Querétaro', '76000', 'Querétaro', null],
    ['Rīga, LV-1050', 'LV-1050', 'Rīga', null],
    ['Kochi - 682001, Kerala', '682001', 'Kochi', 'Kerala'],
    ['Val-Exemple (Québec) G9Z 9Z8', 'G9Z 9Z8', 'Val-Exemple', 'Québec'],
    ['49999 Exemplar (Zamora)', '49999', 'Exemplar', 'Zamora'],
  ] as const)
    t.match(readTown(line), { postalCode, city, region }, line)
  t.equal(readTown('12 Long Street'), null)
})

t.test('addresses', async (t) => {
  t.same(readAddress(['12 Long Street', 'Springfield, IL 62704', 'United States']), {
    street: '12 Long Street',
    postalCode: '62704',
    city: 'Springfield',
    region: 'IL',
    country: 'United States',
  })
  for (const line of [
    'Hauptstraße 5',
    '12 Rue de la Paix',
    'Via Roma 1',
    'Kerkstraat 9',
    'Rua do Ouro, 12',
    'ul. Długa 4/5',
    'al. Róż 7',
    'Camí del Molí, s/n',
    'Lieu-dit Les Essais',
    'Partida Ejemplo, s/n',
    'Pasaje Ejemplo 12',
    'Jr. Ejemplo 5',
    'R. do Exemplo, 22',
    'Borgo Esempio 4',
    'France',
    'Polska',
  ])
    t.ok(isAddressLine(line), line)
  for (const line of ['Thank you', 'Total 12.50', 'Anna Smith', 'saldo al 31/12'])
    t.notOk(isAddressLine(line), line)
})
