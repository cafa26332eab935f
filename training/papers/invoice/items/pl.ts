import type { ItemNames } from '../sector.ts'

export const pl: ItemNames = {
  goods:
    'Lampka biurkowa LED|Fotel biurowy|Papier ksero A4 80 g|Toner czarny|Regał metalowy 180 x 90|Wkrętarka akumulatorowa 18 V|Stacja dokująca USB-C|Śruby M8 x 40 ocynk|Rękawice ochronne roz. 10|Taśma pakowa 50 mm|Monitor 27"|Tablica suchościeralna 120 x 90|Kabel sieciowy Cat 6, 5 m|Panel LED 60 x 60|Zawór kulowy 1/2"|Wkład filtra wody',
  trade:
    'Montaż umywalki|Robocizna elektryk|Demontaż starego kotła|Malowanie ścian dwukrotne|Rura miedziana 22 mm|Dojazd|Montaż gniazdek|Płyta gipsowa 12,5 mm|Próby i uruchomienie|Wynajem rusztowania',
  freelance:
    'Usługi doradcze|Projekt strony internetowej|Tłumaczenie polsko-angielskie|Przygotowanie tekstów|Prowadzenie warsztatów|Zarządzanie projektem|Obróbka zdjęć|Koszty podróży',
  hotel:
    'Nocleg, pokój dwuosobowy|Śniadanie|Opłata miejscowa|Parking|Minibar|Sala konferencyjna, cały dzień|Pralnia',
  utility:
    'Energia czynna strefa I|Energia czynna strefa II|Opłata stała|Opłata sieciowa|Zużycie gazu|Opłata abonamentowa|Akcyza',
  telecom:
    'Abonament telefoniczny|Internet 100 Mb/s|Połączenia komórkowe|Roaming UE|Taryfa mobilna M|Dzierżawa routera|Billing szczegółowy',
  insurance: 'Ubezpieczenie budynku|Ubezpieczenie mienia|OC działalności|AC pojazdu|Ochrona prawna',
  school: 'Czesne, semestr letni|Obiady|Podręczniki|Dowóz|Lekcje muzyki',
  medical:
    'Konsultacja lekarska|Morfologia krwi|RTG dłoni|Zabieg fizjoterapii|Szczepienie|Wypełnienie kompozytowe',
  subscription:
    'Licencja oprogramowania, rok|Hosting w chmurze|Stanowiska|Wsparcie premium|Odnowienie domeny|Kopia zapasowa 500 GB',
  transport:
    'Transport Poznań–Berlin|Dopłata paliwowa|Odprawa celna|Wymiana palet|Dostawa ekspresowa|Magazynowanie, tydzień',
  garage:
    'Wymiana oleju z filtrem|Klocki hamulcowe przód|Robocizna mechanik|Przegląd techniczny|Pióra wycieraczek|Opona 205/55 R16|Akumulator 12 V 70 Ah|Geometria kół',
  food: 'Oliwa z oliwek 5 l|Mąka pszenna typ 550, 25 kg|Pomidory kl. I|Filet z łososia|Kawa ziarnista 1 kg|Ser dojrzewający|Wino białe 0,75 l|Jabłka|Masło 250 g|Sok pomarańczowy 1 l',
}
