import { at, type Lesson, sum, type Variant } from './short-paper.ts'

/** Who banks there, and where, in one line behind a label. */
const inOneLine = (
  [
    ['Account holder:', 'Rosalind Thackway', '4 Mill Lane, Ripon HG4 1AA', 'Weirside Bank'],
    ['Account name:', 'Imogen Farrell', 'Unit 7, 22 Quay Street, Hobart TAS 7000', 'Derwent Bank'],
    ['Kontoinhaber:', 'Jost Ambühler', 'Seestrasse 18, 8702 Zollikon', 'Uferbank AG'],
    ['Kontoinhaberin:', 'Swantje Petersen', 'Deichweg 3, 25813 Husum', 'Sparkasse Watt'],
    ['Titulaire :', 'Maëlys Caradec', '11 rue du Phare, 29200 Brest', 'Banque du Goëland'],
    ['Titular:', 'Rocío Almansa', 'Calle Mayor 4, 30001 Murcia', 'Caja del Segura'],
    ['Intestatario:', 'Fulvio Dessanti', 'Via Larga 9, 20122 Milano', 'Banca del Naviglio'],
    ['Rekeninghouder:', 'Femke Oosterling', 'Kade 12, 4331 BZ Middelburg', 'Deltabank'],
  ] as const
).map(([label, name, address, bank], i): Variant => {
  const line = at(`${label} ${name}, ${address}`)
  const number = at(`IBAN XX${i}1 2345 6789 01${i}2`)
  return {
    rows: [
      at(bank),
      ...(i % 2 === 0 ? [line, number] : [number, line]),
      at(`0${i + 1}/02/2026 - 28/02/2026`),
      [],
      sum('Balance', `1,${i}20.50`),
    ],
    fields: { bank, account_holder: name, account_holder_address: address },
  }
})

export const STATEMENT_LESSONS: readonly Lesson[] = [{ name: 'in-one-line', variants: inOneLine }]
