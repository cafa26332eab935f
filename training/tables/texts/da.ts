import type { TextSource } from '../text-source.ts'

export const da: TextSource = {
  code: 'da',
  words: `Navn|Dato|Beløb|Nr.|Beskrivelse|Antal|Enhed|Pris|I alt|Delsum|Andel|Ændring|År|Region|Befolkning|Areal|Bemærkninger|Status|Ansvarlig|Fra|Til|Type|Værdi|Min.|Maks.|Gennemsnit|Gruppe|Resultat|Debet|Kredit|Saldo|Post|Foranstaltning|Risiko|Begreb|Forklaring|Telefon|Lokale|Stilling|Tid|Dag|Hold|Point|Kampe|Vundet|Uafgjort|Tabt|Mål|Vare|Sted|Note|Kilde|Tabel|Spørgsmål|Ja|Nej|Budget|Regnskab|Afvigelse|Kvartal|Halvår|Metode|Kode|Åbningstider|lukket|Alder|Voksne|Børn|Afgang|Ankomst|Gebyr|lav|middel|høj|åben|udført|Overført|Figur|Mænd|Kvinder`,
  goods: `Havestol|Skrivebordslampe|Papir A4, 80 g|Kabeltromle|Skruemaskine|Hvid vægmaling|Ringbind|Køkkenvægt|Gummihandsker|Arbejdssko|LED-pære|Opbevaringskasse|Foldestige|Værktøjssæt, 24 dele|Dørhåndtag|Badehåndklæde`,
  costs: `Lønninger|Husleje|El og vand|Forsikringer|Rejseudgifter|Kontorartikler|Afskrivninger|Reparation og vedligehold|Markedsføring|Uddannelse|Porto og telefon|Juridisk bistand|Renteudgifter|Rengøring|Biludgifter|Andre driftsudgifter`,
  sections: `Indtægter|Udgifter|Nord|Syd|Del A: generelt|Del B: detaljer|Anlægsaktiver|Omsætningsaktiver`,
  tasks: `Gennemgang af tegningen|Bestilling af reservedele|Prøve af varmeanlægget|Oplæring af nye kolleger|Rapport til bestyrelsen|Eftersyn af taget|Opdatering af hjemmesiden|Kontrakt med leverandøren|Reparation af elevatoren|Spørgeskema til kunder|Bortskaffelse af gammelt udstyr|Årlig brandøvelse`,
  subjects: `Matematik|Dansk|Historie|Biologi|Musik|Idræt|Billedkunst|Geografi|Fysik`,
  weekdays: `mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag`,
  days: `man|tirs|ons|tors|fre|lør|søn`,
  positions: `Direktør|Salgschef|Bogholder|Lagermedarbejder|Softwareudvikler|Sygeplejerske|Pedel|Projektleder`,
  parameters: `Forsyningsspænding|Driftstemperatur|Indgangsstrøm|Udgangseffekt|Lagertemperatur|Frekvens|Vægt|Trækstyrke|Massefylde|Støjniveau`,
  nutrients: `Energi|Fedt|heraf mættede fedtsyrer|Kulhydrat|heraf sukkerarter|Protein|Salt`,
  variables: `Alder, år|Body mass index|Systolisk tryk|Husstandens størrelse|Månedlig indkomst|Rygere|Års skolegang|Blodsukker|Gifte|Afstand til arbejde`,
  questions: `Hvor tilfreds er du med åbningstiderne?|Vil du anbefale os til venner?|Var personalet venligt og hjælpsomt?|Fandt du de oplysninger, du søgte?|Er bygningen let at komme til?|Vil du bruge tilbuddet igen næste år?`,
  titles: `Befolkning efter region|Undersøgelsens resultater|Omkostninger i forhold til året før|Tekniske data|Oversigt over tiltag|Salg pr. kvartal|Stikprøvens sammensætning|Priser og gebyrer`,
  sentences: `Arbejdet begyndte i foråret og skal være færdigt inden årets udgang.|Alle tal er afrundede, så summerne kan afvige en smule.|Medlemmerne modtager bilagene mindst to uger før mødet.|Gem den originale emballage, hvis apparatet skal sendes retur.|Antallet af gæster steg igen, selv om museet var lukket i tre uger.|Lokalerne på første sal nås med elevatoren ved hovedindgangen.|Prøverne blev taget hver morgen og opbevaret køligt og mørkt.|Udvalget godkendte forslaget og bad om en rapport til efteråret.|Udgifterne til energi faldt, fordi vinteren var mild og vinduerne blev skiftet.|Ansøgninger skal være underskrevet og afleveres på kontoret inden middag.|Ældre maskiner udskiftes lidt efter lidt i løbet af de næste tre år.|Ved den første undersøgelse var der ingen forskel på de to grupper.|Broen er lukket for tunge køretøjer, indtil reparationen er afsluttet.|Den, der arbejder om aftenen, får en ekstra feriedag.|Halvdelen af husstandene oplyser, at de tager bussen flere gange om ugen.|Kontrakten kan opsiges af begge parter ved udgangen af et kvartal.`,
  definitions: `Depositum: et beløb, der betales forud og gives tilbage, når kontrakten ophører|Husstand: personer, der bor sammen og deler deres udgifter|Gæld: en pligt til at betale penge til en anden|Referenceperiode: den tid, som tallene vedrører|Omsætning: værdien af alt, der er solgt på et år|Ledig stilling: en plads, der ikke er besat`,
  letter: `Til rette vedkommende|Med venlig hilsen|Deres forespørgsel`,
}
