import type { LanguageCode } from '../../kit/locale/language.ts'

/** Titles of posts, then departments. */
const JOBS: Readonly<Record<LanguageCode, readonly [string, string]>> = {
  en: [
    'Sales Manager|Managing Director|Head of Engineering|Senior Consultant|Account Executive|Chief Financial Officer|Software Developer|Marketing Coordinator|Real Estate Agent|Veterinary Surgeon|Architect|Founder & CEO|Photographer|Vice President, Operations',
    'Research & Development|Customer Service|Finance Department|Export Division|Human Resources',
  ],
  de: [
    'Geschäftsführer|Vertriebsleiterin|Projektingenieur|Rechtsanwältin|Leiter Einkauf|Prokurist|Steuerberaterin|Softwareentwickler|Malermeister|Physiotherapeutin|Architekt|Kundenberaterin|Inhaber|Key Account Manager',
    'Vertrieb Süd|Abteilung Einkauf|Forschung & Entwicklung|Kundenservice|Personalwesen',
  ],
  fr: [
    'Directeur commercial|Gérante|Chef de projet|Avocate à la Cour|Responsable des achats|Ingénieur d’affaires|Architecte DPLG|Conseiller clientèle|Présidente|Kinésithérapeute|Photographe|Notaire',
    'Service clients|Direction financière|Bureau d’études|Ressources humaines',
  ],
  it: [
    'Direttore commerciale|Amministratore unico|Responsabile vendite|Avvocato|Ingegnere civile|Consulente finanziario|Architetto|Titolare|Responsabile acquisti|Commercialista|Agente immobiliare',
    'Ufficio tecnico|Ufficio acquisti|Servizio clienti|Risorse umane',
  ],
  es: [
    'Director comercial|Gerente|Jefa de ventas|Abogada|Ingeniero industrial|Asesor financiero|Arquitecta|Responsable de compras|Técnico de proyectos|Consejera delegada|Fisioterapeuta',
    'Departamento técnico|Atención al cliente|Administración|Recursos Humanos',
  ],
  pt: [
    'Diretor comercial|Gerente|Gestora de projetos|Advogada|Engenheiro civil|Consultora|Arquiteta|Responsável de compras|Sócio-gerente|Contabilista',
    'Departamento comercial|Apoio ao cliente|Recursos Humanos',
  ],
  nl: [
    'Directeur|Accountmanager|Projectleider|Advocaat|Hoofd inkoop|Adviseur|Architect|Eigenaar|Bedrijfsleider|Fysiotherapeut|Makelaar',
    'Afdeling verkoop|Klantenservice|Personeelszaken|Onderzoek & Ontwikkeling',
  ],
  pl: [
    'Dyrektor handlowy|Prezes zarządu|Kierownik projektu|Radca prawny|Specjalista ds. sprzedaży|Główna księgowa|Architekt|Doradca klienta|Inżynier budowy|Właściciel',
    'Dział sprzedaży|Dział zakupów|Obsługa klienta|Kadry',
  ],
  cs: [
    'Jednatel|Obchodní ředitel|Vedoucí projektu|Advokátka|Obchodní zástupce|Účetní|Architekt|Stavbyvedoucí|Majitel',
    'Obchodní oddělení|Nákup|Zákaznický servis',
  ],
  sv: [
    'Försäljningschef|Verkställande direktör|Projektledare|Advokat|Inköpschef|Konsult|Arkitekt|Ekonomichef|Mäklare|Delägare',
    'Försäljning|Kundservice|Inköp|Personalavdelningen',
  ],
  da: [
    'Salgschef|Direktør|Projektleder|Advokat|Indkøbschef|Konsulent|Arkitekt|Indehaver|Økonomichef',
    'Salgsafdelingen|Kundeservice|Indkøb',
  ],
  nb: [
    'Salgssjef|Daglig leder|Prosjektleder|Advokat|Innkjøpssjef|Rådgiver|Sivilarkitekt|Økonomisjef|Partner',
    'Salgsavdelingen|Kundeservice|Innkjøp',
  ],
  fi: [
    'Myyntipäällikkö|Toimitusjohtaja|Projektipäällikkö|Asianajaja|Ostopäällikkö|Konsultti|Arkkitehti|Talousjohtaja|Yrittäjä',
    'Myyntiosasto|Asiakaspalvelu|Osto',
  ],
  hu: [
    'Értékesítési vezető|Ügyvezető igazgató|Projektvezető|Ügyvéd|Beszerzési vezető|Tanácsadó|Építész|Gazdasági igazgató',
    'Értékesítési osztály|Ügyfélszolgálat|Beszerzés',
  ],
  ro: [
    'Director comercial|Administrator|Manager de proiect|Avocat|Șef achiziții|Consultant|Arhitect|Director economic|Inginer',
    'Departament vânzări|Relații clienți|Achiziții',
  ],
  tr: [
    'Satış Müdürü|Genel Müdür|Proje Yöneticisi|Avukat|Satın Alma Müdürü|Danışman|Mimar|Mali İşler Müdürü|Kurucu',
    'Satış Departmanı|Müşteri Hizmetleri|Satın Alma',
  ],
}

export function titlesIn(language: LanguageCode): string[] {
  return JOBS[language][0].split('|')
}

export function departmentsIn(language: LanguageCode): string[] {
  return JOBS[language][1].split('|')
}

/** Degrees that stand before or behind names. */
export const DEGREES: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  de: ['Dr. ', 'Dipl.-Ing. ', 'Prof. Dr. ', 'Mag. ', 'Dipl.-Kfm. ', ', MBA', ', M.Sc.'],
  en: [', MBA', ', PhD', ', CPA', 'Dr ', ', P.Eng.', ', Esq.'],
  it: ['Dott. ', 'Ing. ', 'Avv. ', 'Arch. '],
  fr: ['Dr ', 'Me '],
  es: ['Dr. ', 'Ing. '],
  pl: ['mgr inż. ', 'dr '],
  cs: ['Ing. ', 'Mgr. ', 'MUDr. ', 'JUDr. ', ', Ph.D.'],
  hu: ['Dr. '],
  nl: ['Ir. ', 'Drs. ', 'Mr. '],
  pt: ['Eng. ', 'Dr. '],
  ro: ['Ing. ', 'Dr. '],
}
