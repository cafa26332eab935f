import type { ItemNames } from '../sector.ts'

export const sv: ItemNames = {
  goods:
    'Skrivbordslampa LED|Kontorsstol|Kopieringspapper A4 80 g|Toner svart|Stålhylla 180 x 90|Skruvdragare 18 V|Dockningsstation USB-C|Sexkantskruv M8 x 40|Skyddshandskar stl 10|Packtejp 50 mm|Bildskärm 27"|Whiteboard 120 x 90|Nätverkskabel Cat 6, 5 m|LED-panel 60 x 60|Kulventil 1/2"|Filterpatron',
  trade:
    'Montering tvättställ|Arbetstid elektriker|Demontering av gammal panna|Målning väggar två strykningar|Kopparrör 22 mm|Framkörning|Montering uttag|Gipsskiva 12,5 mm|Provning och driftsättning|Hyra ställning',
  freelance:
    'Konsulttjänster|Utformning av webbplats|Översättning svenska–engelska|Textproduktion|Workshopledning|Projektledning|Bildbehandling|Resekostnader',
  hotel: 'Dubbelrum|Frukostbuffé|Parkering|Garage|Minibar|Konferensrum, heldag|Tvättservice',
  utility:
    'Elenergi högtid|Elenergi lågtid|Fast avgift|Elnätsavgift|Fjärrvärme|Mätning|Energiskatt',
  telecom:
    'Abonnemang|Bredband 100 Mbit/s|Samtal till mobil|Dataroaming EU|Mobilabonnemang M|Hyra router|Specificerad räkning',
  insurance:
    'Byggnadsförsäkring|Inventarieförsäkring|Ansvarsförsäkring|Bilförsäkring helförsäkring|Rättsskydd',
  school: 'Kursavgift vår|Skolmat|Kursmaterial|Skolbuss|Musiklektioner',
  medical: 'Läkarbesök|Blodprov|Röntgen hand|Sjukgymnastik|Vaccination|Tandfyllning',
  subscription:
    'Programlicens, år|Molntjänst|Användare|Premiumsupport|Domänförnyelse|Backup 500 GB',
  transport:
    'Frakt Göteborg–Oslo|Bränsletillägg|Förtullning|Pallbyte|Expressleverans|Lagring per vecka',
  garage:
    'Oljebyte inkl filter|Bromsbelägg fram|Arbete mekaniker|Besiktning|Torkarblad, par|Däck 205/55 R16|Batteri 12 V 70 Ah|Hjulinställning',
  food: 'Olivolja 5 l|Vetemjöl 25 kg|Tomater klass I|Laxfilé färsk|Kaffebönor 1 kg|Lagrad ost|Vitt vin 75 cl|Äpplen|Smör 250 g|Apelsinjuice 1 l',
}
