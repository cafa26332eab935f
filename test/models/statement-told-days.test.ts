import t from 'tap'
import { rowAt } from './papers.ts'
import { readRows } from './statement-rows.ts'

const said = ({ transactions }: ReturnType<typeof readRows>) =>
  transactions.map((own: ReturnType<typeof readRows>) => [
    own.date,
    own.value_date,
    own.description,
  ])

t.test('a value date that its name stands before is part of no text', (t) => {
  const row = rowAt(40, 110, 330, -540)
  const answer = readRows([
    [[40, 'Banque de l’Exemple']],
    [[40, 'Extrait du 01-05-2024 au 31-05-2024']],
    [],
    row('06-05', 'Virement en euros', 'Valeur 06-05-2024', '-1.387,00'),
    row('', 'Imprimerie Exemple', '', ''),
    row('07-05', 'Paiement par carte', 'Valeur 07-05-2024', '-38,60'),
    row('', 'Papeterie Exemple', '', ''),
    row('14-05', 'Retrait', 'Valeur 15-05-2024', '-240,00'),
    row('', 'Place Exemple', '', ''),
  ])
  t.same(said(answer), [
    ['2024-05-06', '2024-05-06', 'Virement en euros Imprimerie Exemple'],
    ['2024-05-07', '2024-05-07', 'Paiement par carte Papeterie Exemple'],
    ['2024-05-14', '2024-05-15', 'Retrait Place Exemple'],
  ])
  t.end()
})

t.test('below the day, it leaves the texts beside it to the booking', (t) => {
  const row = rowAt(40, 160, -540)
  const answer = readRows([
    [[40, 'Musterbank']],
    [],
    row('18.02.2025', 'Strasse Muster', '-50,00'),
    row('Wert 18.02.2025', 'Geldautomat', ''),
    [],
    row('14.02.2025', 'Jule Muster', '58,20'),
    row('Wert 17.02.2025', 'Gutschrift', ''),
    row('', 'Konzertkarten', ''),
    [],
    row('12.02.2025', 'Bahn Muster', '-49,00'),
    row('Wert 12.02.2025', 'Lastschrift', ''),
    row('', 'Fahrkarte', ''),
  ])
  t.same(said(answer), [
    ['2025-02-18', '2025-02-18', 'Strasse Muster Geldautomat'],
    ['2025-02-14', '2025-02-17', 'Jule Muster Gutschrift Konzertkarten'],
    ['2025-02-12', '2025-02-12', 'Bahn Muster Lastschrift Fahrkarte'],
  ])
  t.end()
})
