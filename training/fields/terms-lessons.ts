import { at, type Lesson, type Row, type Variant } from './short-paper.ts'

/** How a language says when and how is paid; `{n}` is a number of days. */
interface Saying {
  readonly title: string
  /** What terms are called, and what the way of paying is. */
  readonly label: string
  readonly means: string
  /** Terms behind their label, and within a sentence. */
  readonly short: string
  readonly within: string
  /** A sentence that begins with the payment, up to its end. */
  readonly whole: string
  /** A request around `within`. */
  readonly request: readonly [before: string, behind: string]
  readonly transfer: string
  readonly debit: string
  /** Of days that are none of paying. */
  readonly other: string
}

const SAYINGS: readonly Saying[] = [
  {
    title: 'Invoice 40117',
    label: 'Payment terms',
    means: 'Payment method',
    short: '{n} days net',
    within: 'within {n} days',
    whole: 'Payment due within {n} days of invoice date',
    request: ['Kindly settle this account', 'by bank transfer to the account below.'],
    transfer: 'bank transfer',
    debit: 'collected by Direct Debit on 14 May 2026',
    other: 'Complaints are accepted in writing within {n} days of delivery.',
  },
  {
    title: 'Rechnung 40118',
    label: 'Zahlungsbedingungen',
    means: 'Zahlungsart',
    short: '{n} Tage netto',
    within: 'innerhalb von {n} Tagen',
    whole: 'Zahlbar innerhalb von {n} Tagen nach Erhalt ohne Abzug',
    request: ['Wir bitten um Überweisung des Betrags', 'auf das unten genannte Konto.'],
    transfer: 'Überweisung',
    debit: 'per Lastschrift am 14.05.2026',
    other: 'Mängel sind innerhalb von {n} Tagen nach Lieferung anzuzeigen.',
  },
  {
    title: 'Facture 40119',
    label: 'Conditions de règlement',
    means: 'Mode de paiement',
    short: '{n} jours fin de mois',
    within: 'sous {n} jours',
    whole: 'Règlement à {n} jours date de facture',
    request: ['Merci de bien vouloir régler cette facture', 'en rappelant son numéro.'],
    transfer: 'virement',
    debit: 'par prélèvement le 14 mai 2026',
    other: 'Réclamations par écrit sous {n} jours après la livraison.',
  },
  {
    title: 'Factura 40120',
    label: 'Condiciones de pago',
    means: 'Forma de pago',
    short: '{n} días fecha factura',
    within: 'en un plazo de {n} días',
    whole: 'Pago a {n} días desde la fecha de la factura',
    request: ['Rogamos abonen el importe', 'en la cuenta indicada.'],
    transfer: 'transferencia',
    debit: 'domiciliado el 14/05/2026',
    other: 'Devoluciones en los {n} días siguientes a la entrega.',
  },
  {
    title: 'Fattura 40121',
    label: 'Condizioni di pagamento',
    means: 'Modalità di pagamento',
    short: '{n} gg data fattura',
    within: 'entro {n} giorni',
    whole: 'Pagamento a {n} giorni fine mese',
    request: ['Vi preghiamo di effettuare il versamento', 'sul conto indicato.'],
    transfer: 'bonifico bancario',
    debit: 'addebito in conto il 14/05/2026',
    other: 'Reclami per iscritto entro {n} giorni dalla consegna.',
  },
  {
    title: 'Factuur 40122',
    label: 'Betalingsvoorwaarden',
    means: 'Betaalwijze',
    short: '{n} dagen netto',
    within: 'binnen {n} dagen',
    whole: 'Betaling binnen {n} dagen na factuurdatum',
    request: ['Gelieve het bedrag', 'over te maken op onze rekening.'],
    transfer: 'overschrijving',
    debit: 'automatische incasso rond 14 mei 2026',
    other: 'Klachten schriftelijk binnen {n} dagen na levering.',
  },
  {
    title: 'Fatura 40123',
    label: 'Condições de pagamento',
    means: 'Meio de pagamento',
    short: '{n} dias',
    within: 'no prazo de {n} dias',
    whole: 'Pagamento a {n} dias da data da fatura',
    request: ['Agradecemos a liquidação', 'para a conta abaixo.'],
    transfer: 'transferência bancária',
    debit: 'débito direto em 14/05/2026',
    other: 'Reclamações por escrito no prazo de {n} dias após a entrega.',
  },
  {
    title: 'Faktura 40124',
    label: 'Warunki płatności',
    means: 'Sposób zapłaty',
    short: '{n} dni',
    within: 'w terminie {n} dni',
    whole: 'Płatność w terminie {n} dni od daty wystawienia',
    request: ['Prosimy o zapłatę', 'na podany rachunek bankowy.'],
    transfer: 'przelew',
    debit: 'polecenie zapłaty 14.05.2026',
    other: 'Reklamacje pisemnie w ciągu {n} dni od dostawy.',
  },
  {
    title: 'Faktura 40125',
    label: 'Betalningsvillkor',
    means: 'Betalningssätt',
    short: '{n} dagar netto',
    within: 'inom {n} dagar',
    whole: 'Betalning inom {n} dagar från fakturadatum',
    request: ['Vänligen betala beloppet', 'till vårt bankgiro.'],
    transfer: 'bankgiro',
    debit: 'dras via autogiro 2026-05-14',
    other: 'Reklamation skriftligen inom {n} dagar efter leverans.',
  },
  {
    title: 'Faktura 40126',
    label: 'Betalingsbetingelser',
    means: 'Betalingsmåde',
    short: 'netto {n} dage',
    within: 'inden {n} dage',
    whole: 'Betaling inden {n} dage fra fakturadato',
    request: ['Vi beder Dem indbetale beløbet', 'på vores konto.'],
    transfer: 'bankoverførsel',
    debit: 'trækkes via Betalingsservice 14.05.2026',
    other: 'Reklamation skriftligt inden {n} dage efter levering.',
  },
  {
    title: 'Lasku 40127',
    label: 'Maksuehto',
    means: 'Maksutapa',
    short: '{n} pv netto',
    within: '{n} päivän kuluessa',
    whole: 'Maksu {n} päivän kuluessa laskun päiväyksestä',
    request: ['Pyydämme maksamaan laskun', 'alla olevalle tilille.'],
    transfer: 'tilisiirto',
    debit: 'suoraveloitus 14.5.2026',
    other: 'Huomautukset kirjallisesti {n} päivän kuluessa toimituksesta.',
  },
  {
    title: 'Faktura 40128',
    label: 'Platební podmínky',
    means: 'Způsob úhrady',
    short: '{n} dní',
    within: 'do {n} dnů',
    whole: 'Splatnost do {n} dnů od vystavení',
    request: ['Částku prosím uhraďte', 'na níže uvedený účet.'],
    transfer: 'převodem',
    debit: 'inkasem dne 14.5.2026',
    other: 'Reklamace písemně do {n} dnů od dodání.',
  },
  {
    title: 'Számla 40129',
    label: 'Fizetési feltételek',
    means: 'Fizetési mód',
    short: '{n} nap',
    within: '{n} napon belül',
    whole: 'Fizetendő {n} napon belül',
    request: ['Kérjük az összeget', 'az alábbi számlára utalni.'],
    transfer: 'átutalás',
    debit: 'csoportos beszedés 2026.05.14.',
    other: 'Reklamáció írásban a szállítástól {n} napon belül.',
  },
  {
    title: 'Factură 40130',
    label: 'Condiții de plată',
    means: 'Modalitate de plată',
    short: '{n} zile',
    within: 'în termen de {n} zile',
    whole: 'Plata în termen de {n} zile de la emitere',
    request: ['Vă rugăm să achitați suma', 'în contul de mai jos.'],
    transfer: 'ordin de plată',
    debit: 'debitare directă la 14.05.2026',
    other: 'Reclamații în scris în termen de {n} zile de la livrare.',
  },
  {
    title: 'Račun 40131',
    label: 'Uvjeti plaćanja',
    means: 'Način plaćanja',
    short: '{n} dana',
    within: 'u roku od {n} dana',
    whole: 'Plaćanje u roku od {n} dana od izdavanja',
    request: ['Molimo uplatu', 'na naš račun.'],
    transfer: 'transakcijski račun',
    debit: 'trajni nalog 14.05.2026.',
    other: 'Prigovori pismeno u roku od {n} dana od isporuke.',
  },
  {
    title: 'Τιμολόγιο 40132',
    label: 'Όροι πληρωμής',
    means: 'Τρόπος πληρωμής',
    short: 'πίστωση {n} ημερών',
    within: 'εντός {n} ημερών',
    whole: 'Πληρωμή εντός {n} ημερών από την έκδοση',
    request: ['Παρακαλούμε να καταθέσετε το ποσό', 'στον λογαριασμό μας.'],
    transfer: 'κατάθεση',
    debit: 'πάγια εντολή 14/05/2026',
    other: 'Παράπονα εγγράφως εντός {n} ημερών από την παράδοση.',
  },
  {
    title: 'Fatura 40133',
    label: 'Ödeme koşulları',
    means: 'Ödeme şekli',
    short: '{n} gün vadeli',
    within: '{n} gün içinde',
    whole: 'Ödeme fatura tarihinden itibaren {n} gün içinde',
    request: ['Lütfen tutarı', 'aşağıdaki hesaba yatırınız.'],
    transfer: 'havale',
    debit: 'otomatik ödeme 14.05.2026',
    other: 'İtirazlar teslimden sonra {n} gün içinde yazılı yapılır.',
  },
  {
    title: 'Arve 40134',
    label: 'Maksetingimused',
    means: 'Makseviis',
    short: '{n} päeva',
    within: '{n} päeva jooksul',
    whole: 'Tasuda {n} päeva jooksul arve kuupäevast',
    request: ['Palume summa kanda', 'meie arvele.'],
    transfer: 'ülekanne',
    debit: 'otsekorraldus 14.05.2026',
    other: 'Pretensioonid kirjalikult {n} päeva jooksul kauba saamisest.',
  },
]

const filled = (text: string, days: number): string => text.replace('{n}', String(days))
const label = (name: string, value: string): Row => [
  [60, name],
  [200, value],
]

/** A language's sentences, each on a paper of its own. */
function variantsOf(own: Saying, i: number): Variant[] {
  const days = [7, 10, 14, 21, 30, 45, 60][i % 7]!
  const said = (text: string) => filled(text, days)
  const other = at(filled(own.other, days + 1))
  const [before, behind] = own.request
  const discounted = `2 % ${filled(own.within, 5)}, ${said(own.short)}`
  const paper = (rows: readonly Row[], terms: string | null): Variant => ({
    rows: [at(own.title), ...rows],
    fields: { payment_terms: terms },
  })
  const all = [
    paper([at(`${own.label}: ${said(own.short)}`), other], said(own.short)),
    paper([label(own.label, said(own.short)), other], said(own.short)),
    paper([other, at(`${said(own.whole)}.`)], said(own.whole)),
    paper([at(`${before} ${said(own.within)} ${behind}`), other], said(own.within)),
    paper([at(discounted), other], discounted),
    paper(
      [at(`${own.means}: ${own.transfer}, ${said(own.within)}`)],
      `${own.transfer}, ${said(own.within)}`,
    ),
    paper([label(own.label, `${said(own.short)} (14.05.2026)`)], said(own.short)),
    paper([label(own.label, own.debit), other], own.debit),
    paper([other], null),
  ]
  // Few of them each: languages say the same.
  return all.filter((_, k) => (k + i) % 9 < 2)
}

/** What an invoice says of when and how it is paid, in many languages. */
export const TERMS_LESSONS: readonly Lesson[] = [
  { name: 'terms of payment', variants: SAYINGS.flatMap(variantsOf) },
]
