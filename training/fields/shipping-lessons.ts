import { at, type Lesson, type Row, sum, type Variant } from './short-paper.ts'

/** How a language calls whom an invoice goes to and where the goods do, with two firms and three places. */
interface Places {
  readonly title: string
  readonly buyer: string
  /** The label of a block, and one in front of a line. */
  readonly goods: readonly [block: string, line: string]
  readonly total: string
  readonly sender: readonly [name: string, street: string, town: string]
  readonly receiver: readonly [name: string, street: string, town: string]
  readonly place: readonly [name: string, street: string, town: string]
}

const PLACES: readonly Places[] = [
  {
    title: 'Invoice 50311',
    buyer: 'Invoice to',
    goods: ['Deliver to', 'Site address:'],
    total: 'Total due',
    sender: ['Marrick Stone Ltd', '6 Quarry Road', 'Ripon HG4 2PL'],
    receiver: ['Oxenby Builders Ltd', '41 Station Street', 'Selby YO8 4NN'],
    place: ['Oxenby stores', '3 Dock Lane', 'Goole DN14 6RF'],
  },
  {
    title: 'Rechnung 50312',
    buyer: 'Rechnungsempfänger',
    goods: ['Lieferadresse', 'Lieferanschrift:'],
    total: 'Gesamtbetrag',
    sender: ['Talhof Baustoffe GmbH', 'Am Steinbruch 6', '92318 Neumarkt'],
    receiver: ['Wiesner Bau GmbH', 'Bahnhofstraße 41', '84028 Landshut'],
    place: ['Lager Süd', 'Hafenweg 3', '94032 Passau'],
  },
  {
    title: 'Facture 50313',
    buyer: 'Facturé à',
    goods: ['Livré à', 'Adresse de livraison :'],
    total: 'Total TTC',
    sender: ['Carrières Morvan SARL', '6 route de la Mine', '21500 Montbard'],
    receiver: ['Bâti Auxois SAS', '41 rue de la Gare', '21140 Semur-en-Auxois'],
    place: ['Dépôt nord', '3 quai du Canal', '89000 Auxerre'],
  },
  {
    title: 'Factuur 50314',
    buyer: 'Klant',
    goods: ['Afleveradres', 'Leveradres:'],
    total: 'Totaal',
    sender: ['Steenhandel Rijnoever B.V.', 'Groeveweg 6', '6701 BK Wageningen'],
    receiver: ['Bouwbedrijf Veluwe B.V.', 'Stationsstraat 41', '7311 ES Apeldoorn'],
    place: ['Magazijn Oost', 'Havenkade 3', '7411 HK Deventer'],
  },
  {
    title: 'Fattura 50315',
    buyer: 'Cliente',
    goods: ['Destinazione merce', 'Luogo di consegna:'],
    total: 'Totale fattura',
    sender: ['Cave Brenta S.r.l.', 'Via della Cava 6', '36061 Bassano del Grappa'],
    receiver: ['Edil Piave S.r.l.', 'Viale Stazione 41', '31100 Treviso'],
    place: ['Deposito est', 'Via del Porto 3', '30015 Chioggia'],
  },
  {
    title: 'Factura 50316',
    buyer: 'Cliente',
    goods: ['Dirección de entrega', 'Lugar de entrega:'],
    total: 'Total factura',
    sender: ['Canteras del Ebro S.L.', 'Camino de la Mina 6', '26300 Nájera'],
    receiver: ['Obras Moncayo S.L.', 'Calle Estación 41', '50500 Tarazona'],
    place: ['Almacén sur', 'Calle del Puerto 3', '50600 Ejea'],
  },
  {
    title: 'Faktura 50317',
    buyer: 'Kund',
    goods: ['Leveransadress', 'Leveransadress:'],
    total: 'Att betala',
    sender: ['Bergslagens Sten AB', 'Gruvvägen 6', '711 34 Lindesberg'],
    receiver: ['Hjälmarbygg AB', 'Stationsgatan 41', '702 26 Örebro'],
    place: ['Förråd öst', 'Hamngatan 3', '732 30 Arboga'],
  },
  {
    title: 'Faktura 50318',
    buyer: 'Nabywca',
    goods: ['Adres dostawy', 'Miejsce dostawy:'],
    total: 'Do zapłaty',
    sender: ['Kamieniołomy Odra Sp. z o.o.', 'ul. Skalna 6', '58-300 Wałbrzych'],
    receiver: ['Budrem Sp. z o.o.', 'ul. Dworcowa 41', '45-010 Opole'],
    place: ['Magazyn wschód', 'ul. Portowa 3', '47-220 Koźle'],
  },
  {
    title: 'Faktura 50319',
    buyer: 'Kunde',
    goods: ['Leveringsadresse', 'Arbejdsadresse:'],
    total: 'At betale',
    sender: ['Fynske Sten ApS', 'Grusgravsvej 6', '5600 Faaborg'],
    receiver: ['Bæltbyg A/S', 'Stationsvej 41', '5500 Middelfart'],
    place: ['Lager nord', 'Havnegade 3', '5450 Otterup'],
  },
  {
    title: 'Invoice # 50320',
    buyer: 'Bill to',
    goods: ['Ship to', 'Job site:'],
    total: 'Balance due',
    sender: ['Cedar Fork Stone LLC', '600 Quarry Road', 'Lima, OH 45801'],
    receiver: ['Marion Builders Inc.', '41 Depot Street', 'Marion, OH 43302'],
    place: ['Dock 3', '312 Canal Street', 'Troy, OH 45373'],
  },
]

const beside = (left: readonly string[], right: readonly string[]): Row[] =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, i): Row => {
    const all: [number, string | undefined][] = [
      [60, left[i]],
      [330, right[i]],
    ]
    return all.flatMap(([x, text]) => (text === undefined ? [] : [[x, text] as const]))
  })

/** Blocks beside or below each other, a line behind its label, the receiver's address once more, and no place at all. */
function variantsOf(own: Places, i: number): Variant[] {
  const { title, buyer, goods, total, sender, receiver, place } = own
  const head = [...sender.map((line) => at(line)), [], at(title), []]
  const foot = [[], sum(total, `${i + 2}40.00`)]
  const line = `${place[1]}, ${place[2]}`
  // The name of a place belongs to it: no other field has it.
  const whole = place.join(', ')
  const paper = (rows: readonly Row[], shipping: string | null): Variant => ({
    rows: [...head, ...rows, ...foot],
    fields: { shipping_address: shipping },
  })
  const to = [buyer, ...receiver]
  const all = [
    paper(beside(to, [goods[0], ...place]), whole),
    paper([...beside(to, []), [], ...beside([`${goods[0]}:`, ...place], [])], whole),
    paper([...beside(to, []), at(`${goods[1]} ${line}`)], line),
    paper(beside(to, [goods[0], ...receiver]), receiver.join(', ')),
    paper(beside(to, []), null),
    paper(beside([goods[0], ...place], to), whole),
    paper(beside([], to), null),
  ]
  // Few of them each: languages say the same.
  return all.filter((_, k) => (k + i) % 3 === 0)
}

/** Where goods go, which may be neither of the parties' addresses. */
export const SHIPPING_LESSONS: readonly Lesson[] = [
  { name: 'places of delivery', variants: PLACES.flatMap(variantsOf) },
]
