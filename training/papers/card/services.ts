import type { LanguageCode } from '../../kit/locale/language.ts'
import type { Random } from '../../kit/random.ts'

/** What a firm does, in a line. */
export function servicesOf(
  language: LanguageCode,
  random: Random,
  joints: readonly string[] = JOINTS,
): string {
  const words = random.sample(SERVICES[language] ?? SERVICES.en!, random.int(2, 3))
  return words.join(random.pick(joints))
}

const JOINTS = [' · ', ' - ', ' | ', ', ', ' & '] as const

const SERVICES: Partial<Record<LanguageCode, readonly string[]>> = {
  en: ['Plumbing', 'Heating', 'Roofing', 'Repairs', 'Sales', 'Lettings', 'Events', 'Training'],
  de: ['Beratung', 'Planung', 'Montage', 'Sanitär', 'Heizung', 'Holzbau', 'Verkauf', 'Service'],
  fr: ['Plomberie', 'Chauffage', 'Toiture', 'Conseil', 'Formation', 'Traiteur', 'Vente'],
  es: ['Reformas', 'Pinturas', 'Fontanería', 'Eventos', 'Asesoría', 'Ventas'],
  it: ['Impianti', 'Consulenza', 'Ristrutturazioni', 'Eventi', 'Vendita', 'Assistenza'],
  nl: ['Advies', 'Installatie', 'Onderhoud', 'Schilderwerk', 'Verkoop'],
  pl: ['Doradztwo', 'Projektowanie', 'Montaż', 'Serwis', 'Sprzedaż'],
  pt: ['Obras', 'Consultoria', 'Eventos', 'Manutenção', 'Vendas'],
}
