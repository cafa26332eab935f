import { plainText } from '../../fields/lexicon.ts'

/** Codes of UN/ECE Recommendation 20 with what they are printed as. */
const PRINTED: Readonly<Record<string, string>> = {
  H87: 'pc pcs pce piece pieces ea each st stk stck stuck piece pieces pza pzas pieza piezas pz pezzo pezzi szt ks db kos un und ud uds',
  C62: 'one unit units einheit einheiten unite unites',
  HUR: 'h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur godz',
  DAY: 'd day days tag tage jour jours dia dias giorno giorni dag dagen',
  WEE: 'week weeks woche wochen semaine semaines',
  MON: 'month months monat monate mois mes meses mese mesi maand maanden',
  ANN: 'year years jahr jahre an annee ano anno',
  MIN: 'min minute minutes minuten',
  KGM: 'kg kgs kilo kilogram kilogramm',
  GRM: 'g gr gram gramm gramme',
  TNE: 't to ton tonne tonnen tonnes',
  LTR: 'l ltr liter litre litres litro litri',
  MTR: 'm mtr meter metre metres metro metri lfm',
  CMT: 'cm',
  MMT: 'mm',
  KMT: 'km kilometer kilometre',
  MTK: 'm2 m² qm sqm',
  MTQ: 'm3 m³ cbm',
  KWH: 'kwh',
  SET: 'set sets satz',
  PR: 'pair pairs paar paire',
  XPK: 'pkg pack packs packung paket pkt paquet',
  XBX: 'box boxes karton kartons carton cartons ktn',
  XBO: 'bottle bottles flasche flaschen',
  LS: 'lump pauschal pauschale psch forfait',
  P1: '% percent prozent',
}

const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(PRINTED).flatMap(([code, words]) =>
    words.split(' ').map((word) => [word, code] as const),
  ),
)
/** Mutually defined: a unit that has no code here. */
const OTHER = 'ZZ'

/** The code of a unit: its own where it is one, of what is printed, else `ZZ`; `C62` (one) of none. */
export function unitCode(unit: string | null): string {
  if (unit === null) return 'C62'
  const known = CODES.get(plainText(unit).replace(/\.$/, ''))
  return known ?? (/^[A-Z0-9]{2,3}$/.test(unit) ? unit : OTHER)
}
