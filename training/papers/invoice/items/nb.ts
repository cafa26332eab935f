import type { ItemNames } from '../sector.ts'

export const nb: ItemNames = {
  goods:
    'Skrivebordslampe LED|Kontorstol|Kopipapir A4 80 g|Toner svart|Stålreol 180 x 90|Drill 18 V|Dokkingstasjon USB-C|Sekskantskruer M8 x 40|Vernehansker str. 10|Pakketape 50 mm|Skjerm 27"|Whiteboard 120 x 90|Nettverkskabel Cat 6, 5 m|LED-panel 60 x 60|Kuleventil 1/2"|Filterpatron',
  trade:
    'Montering av servant|Arbeid elektriker|Demontering av gammel kjele|Maling av vegger, to strøk|Kobberrør 22 mm|Oppmøte|Montering av stikkontakter|Gipsplate 12,5 mm|Testing og idriftsettelse|Leie av stillas',
  freelance:
    'Rådgivning|Design av nettside|Oversettelse norsk–engelsk|Tekstarbeid|Kursledelse|Prosjektledelse|Bilderedigering|Reisekostnader',
  hotel: 'Dobbeltrom|Frokostbuffet|Parkering|Garasje|Minibar|Møterom, hel dag|Vaskeservice',
  utility: 'Strøm dag|Strøm natt|Fastledd|Nettleie|Fjernvarme|Måling|Forbruksavgift',
  telecom:
    'Abonnement|Bredbånd 100 Mbit/s|Samtaler til mobil|Dataroaming EU|Mobilabonnement M|Leie av ruter|Spesifisert regning',
  insurance: 'Bygningsforsikring|Innboforsikring|Ansvarsforsikring|Bilforsikring kasko|Rettshjelp',
  school: 'Kursavgift vår|Skolemat|Kursmateriell|Skolebuss|Musikkundervisning',
  medical: 'Konsultasjon|Blodprøve|Røntgen hånd|Fysioterapi|Vaksinasjon|Tannfylling',
  subscription:
    'Programvarelisens, år|Skytjeneste|Brukere|Premium støtte|Domenefornyelse|Backup 500 GB',
  transport:
    'Frakt Bergen–Gøteborg|Drivstofftillegg|Fortolling|Pallebytte|Ekspresslevering|Lagring per uke',
  garage:
    'Oljeskift inkl. filter|Bremseklosser foran|Arbeid mekaniker|EU-kontroll|Viskerblader, par|Dekk 205/55 R16|Batteri 12 V 70 Ah|Hjulstilling',
  food: 'Olivenolje 5 l|Hvetemel 25 kg|Tomater kl. I|Laksefilet fersk|Kaffebønner 1 kg|Lagret ost|Hvitvin 75 cl|Epler|Smør 250 g|Appelsinjuice 1 l',
}
