import type { LanguageCode } from '../../kit/locale/language.ts'
import type { Random } from '../../kit/random.ts'
import { departmentsIn } from '../../papers/card/job.ts'

/** What people do, as their cards say: trades and callings beside posts. */
const JOBS: Readonly<Record<LanguageCode, string>> = {
  en: 'Stone Carver|Piano Tuner|Wedding Planner|Registered Nurse|Chartered Surveyor|Boat Builder|Head Chef|Arborist|Translator & Interpreter|Upholstery Restorer|Doctor of Chiropractic|Growth Lead|People Partner|Customs Broker|Store Lead|Scientific Illustrator|Attorney at Law|Beekeeper|Plant Operations|Deputy Head of Grants|Master Electrician|Licensed Acupuncturist|Violin Maker|Associate Dean|Curator of Prints|Supply Chain & Logistics|Principal|Farrier|Ceramicist|Sommelier|Research Fellow|Head Gardener|Site Foreman|Executive Assistant to the Board|Commercial Diver|Owner|Psychotherapist|Landscape & Garden Design|Private Tutor|Fine Art Conservation|Regional Sales – North|Purser|Bookkeeping & Payroll|Treasurer',
  de: 'Uhrmachermeister|Orthopädieschuhmacherin|Bezirksschornsteinfeger|Hebamme|Filialleitung|Fachanwalt für Arbeitsrecht|Diplom-Psychologin|Zimmerermeister|Vorstand|Gartengestaltung|Büroleitung|Hofladen & Imkerei|Bühnenbildnerin|Heilpraktikerin|Restaurator|Geigenbau|Leitung Einkauf und Logistik|Stv. Abteilungsleiter|Fachärztin für Dermatologie|Sachverständiger|Kirchenmusiker|Küchenchef|Beratung & Verkauf|Landschaftsplanung|Bauzeichnerin|Tierheilkunde|Sozialpädagogin|Fotografie|Winzer',
  fr: 'Ébéniste|Maître fromager|Luthier|Sage-femme|Tapissier d’ameublement|Huissier de justice|Graphiste indépendante|Chargée de clientèle|Apiculteur|Paysagiste concepteur|Chef cuisinier|Associé fondateur|Orthophoniste|Maçonnerie générale|Géomètre-expert|Restauratrice de tableaux|Chargé d’affaires|Viticultrice|Fleuriste|Opticien diplômé|Délégué régional|Assistante de direction|Facteur d’orgues|Psychologue clinicienne|Relations presse',
  it: 'Restauro mobili antichi|Maestro liutaio|Geometra|Progettazione interni|Enologo|Sarta|Responsabile di produzione|Ceramista|Socio fondatore|Guida turistica|Perito agrario|Psicologa|Chef patron|Ufficio commerciale|Export area manager|Fotografo|Veterinaria|Notaio|Apicoltrice|Tecnico ortopedico|Interprete e traduttrice',
  es: 'Restaurador de muebles|Procuradora de los Tribunales|Maestro panadero|Odontóloga|Socia fundadora|Jefe de obra|Perito tasador|Psicóloga sanitaria|Diseño gráfico|Guía de montaña|Enóloga|Agente de la propiedad inmobiliaria|Logopeda|Ebanista|Notario|Delegado zona norte|Ceramista|Coordinadora de eventos|Veterinario|Cocinero',
  pt: 'Médica veterinária|Restauradora de azulejos|Mestre cervejeiro|Solicitador|Dentista|Sócia fundadora|Enólogo|Nutricionista|Fisioterapeuta|Técnica de contabilidade|Tradutora|Encarregado de obra|Designer de interiores|Psicóloga clínica|Corretor de imóveis|Fotógrafo|Chefe de cozinha|Cirurgião plástico',
  nl: 'Meubelmaker|Hovenier|Bloemist|Verloskundige|Instrumentmaker|Binnenhuisarchitecte|Zelfstandig fotograaf|Loodgieter|Rietdekker|Vertaler en tolk|Notaris|Diëtist|Hoofd communicatie|Interieurontwerp|Bakker|Inkoop en planning|Dierenarts|Boekhouder|Vormgever|Uitvaartbegeleider',
  pl: 'Stolarz|Konserwator zabytków|Lekarz weterynarii|Kierownik budowy|Notariusz|Fotografia ślubna|Rzeczoznawca majątkowy|Tłumacz przysięgły|Właścicielka|Dietetyk|Geodeta|Projektowanie wnętrz|Kosmetolog|Zastępca dyrektora ds. handlowych|Zegarmistrz|Mistrz piekarski|Psycholog',
  cs: 'Truhlář|Restaurátorka|Zubní lékařka|Vedoucí nákupu|Notářka|Tlumočnice|Kovář|Geodet|Vinař|Fyzioterapeutka|Zahradní architekt|Provozní|Hodinář',
  sv: 'Snickare|Barnmorska|Möbeltapetserare|Trädgårdsdesign|Översättare|Platschef|Tandläkare|Kock & ägare|Inredning|Kommunikatör|Fotograf|Verksamhetschef|Byggledare|Keramiker',
  da: 'Snedkermester|Jordemoder|Havearkitekt|Oversætter|Tandlæge|Bagermester|Fotograf|Driftsleder|Revisor|Kommunikation|Møbelpolstrer|Afdelingsleder',
  nb: 'Båtbygger|Jordmor|Fysioterapeut|Tannlege|Oversetter|Anleggsleder|Fotograf|Tømrermester|Kommunikasjon|Butikksjef|Reiseleder',
  fi: 'Puuseppä|Kätilö|Hammaslääkäri|Puutarhuri|Kääntäjä|Tuotantopäällikkö|Valokuvaaja|Keittiömestari|Rakennusmestari|Sisustussuunnittelija|Kiinteistönvälittäjä',
  hu: 'Asztalosmester|Fogorvos|Kertépítő|Szakfordító|Fotográfus|Könyvelő|Üzletvezető|Állatorvos|Borász|Belsőépítész',
  ro: 'Medic veterinar|Notar public|Fotograf|Traducător autorizat|Maistru tâmplar|Coordonator vânzări|Stomatolog|Peisagist|Contabil autorizat',
  tr: 'Diş Hekimi|Marangoz Ustası|Mütercim|Peyzaj Mimarı|Fotoğrafçı|Bölge Sorumlusu|Muhasebe|Şube Yöneticisi|İç Mimar|Veteriner',
}
/** Parts of a house that a list of offices does not have, beside those of made cards. */
const DEPARTMENTS: Readonly<Record<LanguageCode, string>> = {
  en: 'Conservation & Archives|Marine Biology|School of Nursing|Structural Timber|Weddings & Banquets|Bids Team|Spare Parts|Faculty of Law|Wholesale|Fleet Services|Grain Quality|Department of Geology',
  de: 'Abt. Statik|Abteilung Gewässerschutz|Institut für Holztechnik|Bereich Mühlen|Ersatzteile|Werk II|Bankett & Tagungen|Referat Denkmalpflege|Fachbereich Chemie|Großküchen',
  fr: 'Pôle bois|Service Patrimoine|Département Géologie|Banquets et séminaires|Pièces détachées|Grandes cuisines|Laboratoire de chimie|Division Céréales',
  it: 'Reparto Restauro|Ufficio Tecnico Estero|Divisione Cereali|Ricambi|Banchetti & Eventi|Dipartimento di Chimica|Area Vigneti',
  es: 'Área de Viñedos|Departamento de Geología|Banquetes y Eventos|Recambios|División Cereales|Sección Archivo|Oficina de Proyectos',
  pt: 'Banquetes & Casamentos|Departamento de Geologia|Peças e Oficina|Divisão Cereais|Vinhas e Adega|Gabinete de Projetos',
  nl: 'Afdeling Archief|Onderdelen|Zalen & Feesten|Vakgroep Geologie|Divisie Granen|Bureau Monumenten',
  pl: 'Dział Konserwacji|Zakład Geologii|Części zamienne|Bankiety i Wesela|Wydział Chemii|Biuro Projektów',
  cs: 'Oddělení konzervace|Ústav geologie|Náhradní díly|Svatby a bankety|Katedra chemie',
  sv: 'Nät & Mätning|Avdelning Arkiv|Reservdelar|Fest & Konferens|Institutionen för kemi',
  da: 'Reservedele|Afdeling for Arkiv|Fest & Møder|Institut for Kemi',
  nb: 'Avdeling Arkiv|Reservedeler|Selskap & Møter|Institutt for kjemi',
  fi: 'Varaosat|Kemian laitos|Juhlat & Kokoukset|Arkisto-osasto',
  hu: 'Alkatrészek|Kémia Tanszék|Levéltári Osztály|Esküvők és Bankettek',
  ro: 'Piese de schimb|Departamentul Arhivă|Nunți și Banchete|Catedra de Chimie',
  tr: 'Yedek Parça|Arşiv Bölümü|Düğün & Davet|Kimya Bölümü',
}

/** A department, one in eight in a word that nobody knows. */
export function departmentIn(language: LanguageCode, random: Random): string {
  const own = random.at('own').chance(0.6)
    ? DEPARTMENTS[language].split('|')
    : departmentsIn(language)
  const department = random.pick(own)
  return random.at('unknown').chance(0.12) ? unknown(department, random.at('letters')) : department
}

/** Ranks in front, fields of work behind: together they make posts that no list has. */
const RANKS = 'Senior|Junior|Lead|Chief|Deputy|Assistant|Group|Global|Regional|Principal|Associate'
const WORK =
  'Reliability Engineer|Partnerships|Actuary|Content Strategist|Data Steward|Brand Lead|Toxicologist|Field Operations|Talent Acquisition|Grants Officer|Compliance & Risk|Procurement|Product Owner|Underwriter|Merchandiser|Clinical Trials Manager|Paralegal|Fundraising|Geologist|Site Acquisition|Copywriter|Program Director|Scrum Coach|Policy Adviser'

/** A job; one in eight in a word that nobody knows. */
export function jobIn(language: LanguageCode, random: Random): string {
  if (random.at('rank').chance(language === 'en' ? 0.4 : 0.1))
    return `${random.pick(RANKS.split('|'))} ${random.pick(WORK.split('|'))}`
  const job = random.pick(JOBS[language].split('|'))
  return random.at('unknown').chance(0.12) ? unknown(job, random.at('letters')) : job
}

/** A word like another, but none that a lexicon has: its vowels are others. */
export function unknown(text: string, random: Random): string {
  const vowels = 'aeiou'
  return text.replace(/[aeiou]/g, (own) => {
    const other = vowels[random.int(0, 4)]!
    return random.chance(0.5) ? other : own
  })
}

const TAGLINES =
  'Depuis 1923|Since 1968|seit 1899|quality made to last|Atelier & showroom|Entwurf · Planung · Ausführung|Your home, our craft|ISO 14001 : 2015|member of the chamber|Open Mon – Fri 9 – 17|Termine nach Vereinbarung|Sur rendez-vous|a better way to build|Fine Joinery and Restoration|Prodotti tipici dal 1954|Licence no. 48.221|Weddings – Portraits – Press|CRM 114.882|Horlogerie, bijoux, gravure|Meesterlijk hout|tradycja i jakość|Transport & Spedition|Reg. charity|Cuidamos de ti|est. 2009|@workshop|Find us by the old harbour|Export – Import'

export const taglineOf = (random: Random): string => random.pick(TAGLINES.split('|'))

/** What a job is about, as it stands behind it. */
const AREAS: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: 'Exports|Retail|EMEA|Public Sector|Asia Pacific|Stone & Tile|Estate Planning|Marine Claims|Timber Frame|Cold Storage|Crown & Bridge|Early Music|Sworn Valuer|Innovation|Southern Region',
  de: 'Nord|Projekte|Export|Bayern|Schwerpunkt Vergaberecht|Fachgebiet Altbau|Neubau und Sanierung|Privatkunden|Innendienst|Kälte- und Klimatechnik',
  fr: 'Région Ouest|spécialité vitrail|pathologie du bâti|droit des affaires|Grands comptes|diplômée par le gouvernement|fiscalité à l’international|à temps partiel',
  it: 'specialista in protesi|Area Nord|restauro ligneo|Clienti esteri|diritto del lavoro|Vini rossi',
  es: 'Zona Sur|especialista en restauro|Derecho laboral|Grandes cuentas|Cirugía menor|Obra nueva',
  pt: 'especialista em implantes|Região Norte|Direito do trabalho|Obras públicas|Clientes estrangeiros',
  nl: 'Regio Oost|specialist monumenten|Zorg en welzijn|Zakelijke markt|Arbeidsrecht',
  pl: 'Region Południe|specjalista chirurgii|Prawo pracy|Klienci kluczowi',
}

export const areaOf = (language: LanguageCode, random: Random): string =>
  random.pick((AREAS[language] ?? AREAS.en!).split('|'))
