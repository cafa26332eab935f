import type { ItemNames } from '../sector.ts'

export const da: ItemNames = {
  goods:
    'Skrivebordslampe LED|Kontorstol|Kopipapir A4 80 g|Toner sort|Stålreol 180 x 90|Akkuboremaskine 18 V|USB-C dockingstation|Sætskruer M8 x 40 elgalv.|Arbejdshandsker str. 10|Pakketape 50 mm|Skærm 27"|Whiteboard 120 x 90|Netværkskabel Cat 6, 5 m|LED-panel 60 x 60|Kuglehane 1/2"|Filterpatron',
  trade:
    'Montering af håndvask|Arbejdsløn elektriker|Demontering af gammelt fyr|Maling af vægge, to gange|Kobberrør 22 mm|Kørsel|Montering af stikkontakter|Gipsplade 12,5 mm|Afprøvning og idriftsættelse|Stilladsleje',
  freelance:
    'Rådgivning|Design af hjemmeside|Oversættelse dansk–tysk|Tekstforfatning|Workshopledelse|Projektledelse|Billedbehandling|Rejseudgifter',
  hotel: 'Dobbeltværelse|Morgenbuffet|Parkering|Garage|Minibar|Mødelokale, heldag|Vaskeservice',
  utility: 'El, dagtarif|El, nattarif|Fast abonnement|Nettarif|Gasforbrug|Målerleje|Elafgift',
  telecom:
    'Abonnement fastnet|Bredbånd 100 Mbit/s|Opkald til mobil|Dataroaming EU|Mobilabonnement M|Leje af router|Specificeret regning',
  insurance: 'Bygningsforsikring|Løsøreforsikring|Erhvervsansvar|Bilforsikring kasko|Retshjælp',
  school: 'Kursusgebyr forår|Skolemad|Undervisningsmateriale|Skolebus|Musikundervisning',
  medical: 'Konsultation|Blodprøve|Røntgen hånd|Fysioterapi|Vaccination|Tandfyldning',
  subscription:
    'Softwarelicens, årlig|Cloud hosting|Brugere|Premium support|Domænefornyelse|Backup 500 GB',
  transport:
    'Transport Aarhus–Hamborg|Brændstoftillæg|Fortoldning|Palleombytning|Ekspreslevering|Opbevaring pr. uge',
  garage:
    'Olieskift inkl. filter|Bremseklodser for|Arbejdsløn mekaniker|Syn|Viskerblade, sæt|Dæk 205/55 R16|Batteri 12 V 70 Ah|Sporing',
  food: 'Olivenolie 5 l|Hvedemel 25 kg|Tomater kl. I|Laksefilet frisk|Kaffebønner 1 kg|Lagret ost|Hvidvin 75 cl|Æbler|Smør 250 g|Appelsinjuice 1 l',
}
