import type { ItemNames } from '../sector.ts'

export const de: ItemNames = {
  goods:
    'Schreibtischlampe LED, schwarz|Bürodrehstuhl mit Netzrücken|Kopierpapier A4 80 g/m²|Tonerkartusche schwarz|Stahlregal 180 x 90 cm|Akku-Bohrschrauber 18 V|USB-C-Dockingstation|Sechskantschrauben M8 x 40 verzinkt|Schutzhandschuhe Gr. 10|Packband 50 mm transparent|Monitor 27"|Whiteboard 120 x 90|Netzwerkkabel Cat 6, 5 m|LED-Panel 62 x 62 cm|Kugelhahn 1/2"|Wasserfilter-Kartusche',
  trade:
    'Montage Waschtisch|Arbeitszeit Elektriker|Demontage und Entsorgung Altheizung|Wandflächen streichen, zweimaliger Anstrich|Kupferrohr 22 mm|Anfahrtspauschale|Steckdosen setzen|Gipskartonplatten 12,5 mm|Prüfung und Inbetriebnahme|Gerüstmiete',
  freelance:
    'Beratungsleistung|Gestaltung der Website|Übersetzung Deutsch–Englisch|Texterstellung Produktseiten|Moderation Workshop|Projektleitung|Bildbearbeitung|Reisekosten',
  hotel:
    'Übernachtung Doppelzimmer|Frühstücksbuffet|Kurtaxe|Tiefgarage|Minibar|Tagungsraum ganztägig|Wäscheservice',
  utility:
    'Arbeitspreis HT|Arbeitspreis NT|Grundpreis|Netznutzung|Erdgasverbrauch|Messstellenbetrieb|Stromsteuer',
  telecom:
    'Grundgebühr Anschluss|Internet 100 Mbit/s|Verbindungen in Mobilfunknetze|Datenroaming EU|Mobiltarif M|Router-Miete|Einzelverbindungsnachweis',
  insurance:
    'Wohngebäudeversicherung|Hausratversicherung|Betriebshaftpflicht|Kfz-Vollkasko|Rechtsschutzversicherung',
  school: 'Kursgebühr Frühjahr|Mittagsverpflegung|Lehrmaterial|Schulbus|Instrumentalunterricht',
  medical:
    'Eingehende Beratung|Blutbild groß|Röntgenaufnahme Hand|Krankengymnastik|Schutzimpfung|Kompositfüllung, zweiflächig',
  subscription:
    'Softwarelizenz, jährlich|Cloud-Hosting Paket M|Benutzerlizenzen|Premium-Support|Domain-Verlängerung|Datensicherung 500 GB',
  transport:
    'Transport Hamburg–Wien|Dieselzuschlag|Verzollung|Palettentausch|Expresszustellung|Lagergeld pro Woche',
  garage:
    'Ölwechsel inkl. Filter|Bremsbeläge vorne|Arbeitswert Mechanik|Hauptuntersuchung|Wischerblätter, Satz|Reifen 205/55 R16|Batterie 12 V 70 Ah|Achsvermessung',
  food: 'Olivenöl nativ extra 5 l|Weizenmehl Type 550, 25 kg|Tomaten Kl. I|Lachsfilet frisch|Kaffeebohnen 1 kg|Bergkäse gereift|Weißwein 0,75 l|Äpfel Braeburn|Butter 250 g|Orangensaft 1 l',
}
