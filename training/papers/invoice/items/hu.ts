import type { ItemNames } from '../sector.ts'

export const hu: ItemNames = {
  goods:
    'LED asztali lámpa|Irodai szék|Másolópapír A4 80 g|Toner fekete|Fémpolc 180 x 90|Akkus fúró 18 V|USB-C dokkoló|Hatlapfejű csavar M8 x 40|Védőkesztyű 10-es|Ragasztószalag 50 mm|Monitor 27"|Fehértábla 120 x 90|Hálózati kábel Cat 6, 5 m|LED panel 60 x 60|Golyóscsap 1/2"|Szűrőbetét',
  trade:
    'Mosdó felszerelése|Villanyszerelő munkadíj|Régi kazán bontása|Falfestés két rétegben|Rézcső 22 mm|Kiszállási díj|Konnektorok szerelése|Gipszkarton 12,5 mm|Próbaüzem, beüzemelés|Állvány bérlése',
  freelance:
    'Tanácsadás|Weboldal készítése|Fordítás magyar–német|Szövegírás|Tréning vezetése|Projektvezetés|Képszerkesztés|Utazási költség',
  hotel:
    'Szállás, kétágyas szoba|Reggeli|Idegenforgalmi adó|Parkolás|Minibár|Konferenciaterem, egész nap|Mosoda',
  utility:
    'Villamos energia nappali|Villamos energia éjszakai|Alapdíj|Elosztói díj|Földgáz|Mérési díj|Energiaadó',
  telecom:
    'Előfizetési díj|Internet 100 Mbit/s|Mobilhívások|Roaming EU|Mobil díjcsomag M|Router bérlet|Hívásrészletező',
  insurance: 'Épületbiztosítás|Ingóságbiztosítás|Felelősségbiztosítás|Casco biztosítás|Jogvédelem',
  school: 'Tandíj, tavaszi félév|Étkezés|Tankönyvek|Iskolabusz|Zeneóra',
  medical: 'Szakorvosi vizsgálat|Vérkép|Kéz röntgen|Gyógytorna|Védőoltás|Fogtömés',
  subscription:
    'Szoftverlicenc, éves|Felhő tárhely|Felhasználók|Prémium támogatás|Domain megújítás|Biztonsági mentés 500 GB',
  transport:
    'Fuvar Győr–Bécs|Üzemanyag pótdíj|Vámkezelés|Raklapcsere|Expressz kézbesítés|Raktározás, hét',
  garage:
    'Olajcsere szűrővel|Fékbetét első|Szerelői munkadíj|Műszaki vizsga|Ablaktörlő, pár|Gumiabroncs 205/55 R16|Akkumulátor 12 V 70 Ah|Futómű állítás',
  food: 'Olívaolaj 5 l|Búzaliszt 25 kg|Paradicsom I. o.|Lazacfilé|Szemes kávé 1 kg|Érlelt sajt|Fehérbor 0,75 l|Alma|Vaj 250 g|Narancslé 1 l',
}
