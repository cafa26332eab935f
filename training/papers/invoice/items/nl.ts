import type { ItemNames } from '../sector.ts'

export const nl: ItemNames = {
  goods:
    'Bureaulamp LED zwart|Bureaustoel met netrug|Kopieerpapier A4 80 g|Toner zwart|Stalen stelling 180 x 90 cm|Accuboormachine 18 V|USB-C dockingstation|Zeskantbouten M8 x 40 verzinkt|Werkhandschoenen maat 10|Verpakkingstape 50 mm|Monitor 27"|Whiteboard 120 x 90|Netwerkkabel Cat 6, 5 m|Ledpaneel 60 x 60|Kogelkraan 1/2"|Waterfilterpatroon',
  trade:
    'Plaatsen wastafel|Arbeidsloon elektricien|Demontage en afvoer oude ketel|Schilderen wanden, twee lagen|Koperen buis 22 mm|Voorrijkosten|Plaatsen stopcontacten|Gipsplaat 12,5 mm|Testen en in bedrijf stellen|Huur steiger',
  freelance:
    'Advieswerkzaamheden|Ontwerp website|Vertaling Nederlands–Engels|Tekstschrijven|Begeleiding workshop|Projectleiding|Fotobewerking|Reiskosten',
  hotel:
    'Tweepersoonskamer|Ontbijtbuffet|Toeristenbelasting|Parkeren|Minibar|Vergaderzaal, hele dag|Wasservice',
  utility:
    'Levering normaal tarief|Levering dal tarief|Vastrecht|Netbeheerkosten|Gasverbruik|Meetdienst|Energiebelasting',
  telecom:
    'Abonnement vaste lijn|Internet 100 Mbit/s|Gesprekken naar mobiel|Dataroaming EU|Mobiel bundel M|Huur modem|Gespecificeerde nota',
  insurance:
    'Opstalverzekering|Inboedelverzekering|Bedrijfsaansprakelijkheid|Autoverzekering allrisk|Rechtsbijstand',
  school: 'Cursusgeld voorjaar|Schoolmaaltijden|Leermiddelen|Busvervoer|Muziekles',
  medical:
    'Consult 30 min|Bloedonderzoek|Röntgenfoto hand|Fysiotherapie zitting|Vaccinatie|Vulling tweevlaks',
  subscription:
    'Softwarelicentie per jaar|Cloudhosting pakket|Gebruikers|Premium ondersteuning|Domeinverlenging|Back-up 500 GB',
  transport:
    'Transport Rotterdam–Keulen|Brandstoftoeslag|Inklaring|Palletruil|Spoedlevering|Opslag per week',
  garage:
    'Olie verversen incl. filter|Remblokken voor|Arbeidsloon monteur|APK-keuring|Ruitenwissers, set|Band 205/55 R16|Accu 12 V 70 Ah|Uitlijnen',
  food: 'Olijfolie extra vierge 5 l|Tarwebloem 25 kg|Tomaten klasse I|Zalmfilet vers|Koffiebonen 1 kg|Oude kaas|Witte wijn 0,75 l|Appels Elstar|Roomboter 250 g|Sinaasappelsap 1 l',
}
