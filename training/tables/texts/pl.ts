import type { TextSource } from '../text-source.ts'

export const pl: TextSource = {
  code: 'pl',
  words: `Nazwa|Data|Kwota|Lp.|Opis|Ilość|Jedn.|Cena|Razem|Suma częściowa|Udział|Zmiana|Rok|Region|Ludność|Powierzchnia|Uwagi|Stan|Odpowiedzialny|Od|Do|Rodzaj|Wartość|Min.|Maks.|Średnia|Grupa|Wynik|Winien|Ma|Saldo|Pozycja|Działanie|Ryzyko|Pojęcie|Objaśnienie|Telefon|Sala|Stanowisko|Godzina|Dzień|Drużyna|Punkty|Mecze|Wygrane|Remisy|Porażki|Bramki|Towar|Miejsce|Uwaga|Źródło|Tabela|Pytanie|Tak|Nie|Plan|Wykonanie|Różnica|Kwartał|Półrocze|Metoda|Kod|Godziny otwarcia|nieczynne|Wiek|Dorośli|Dzieci|Odjazd|Przyjazd|Opłata|niskie|średnie|wysokie|otwarte|wykonano|Do przeniesienia|Rysunek|Mężczyźni|Kobiety`,
  goods: `Krzesło ogrodowe|Lampka biurkowa|Papier A4, 80 g|Przedłużacz bębnowy|Wkrętarka|Farba biała|Segregator|Waga kuchenna|Rękawice gumowe|Buty robocze|Żarówka LED|Pudełko plastikowe|Drabina składana|Zestaw 24 narzędzi|Klamka do drzwi|Ręcznik kąpielowy`,
  costs: `Wynagrodzenia|Czynsz|Energia i woda|Ubezpieczenia|Podróże służbowe|Materiały biurowe|Amortyzacja|Remonty i konserwacja|Reklama|Szkolenia|Poczta i telefon|Obsługa prawna|Odsetki|Sprzątanie|Samochody|Pozostałe koszty`,
  sections: `Przychody|Wydatki|Północ|Południe|Część A: ogólna|Część B: szczegóły|Aktywa trwałe|Aktywa obrotowe`,
  tasks: `Przegląd planu terenu|Zamówienie części|Próba ogrzewania|Szkolenie nowych osób|Sprawozdanie dla zarządu|Przegląd dachu|Aktualizacja strony|Umowa z dostawcą|Naprawa windy|Ankieta wśród klientów|Wywóz starego sprzętu|Coroczne ćwiczenia przeciwpożarowe`,
  subjects: `Matematyka|Polski|Historia|Biologia|Muzyka|Wychowanie fizyczne|Plastyka|Geografia|Fizyka`,
  weekdays: `poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela`,
  days: `pn.|wt.|śr.|czw.|pt.|sob.|niedz.`,
  positions: `Dyrektorka|Kierownik sprzedaży|Księgowa|Magazynier|Programistka|Pielęgniarz|Dozorca|Kierowniczka projektu`,
  parameters: `Napięcie zasilania|Temperatura pracy|Prąd wejściowy|Moc wyjściowa|Temperatura składowania|Częstotliwość|Masa|Wytrzymałość|Gęstość|Poziom hałasu`,
  nutrients: `Wartość energetyczna|Tłuszcz|w tym nasycone|Węglowodany|w tym cukry|Białko|Sól`,
  variables: `Wiek w latach|Wskaźnik masy ciała|Ciśnienie skurczowe|Liczba osób w domu|Dochód miesięczny|Palący|Lata nauki|Poziom glukozy|W małżeństwie|Odległość do pracy`,
  questions: `Czy godziny otwarcia są wygodne?|Czy poleci nas Pan znajomym?|Czy obsługa była uprzejma?|Czy znaleziono potrzebne informacje?|Czy łatwo dojechać do budynku?|Czy skorzysta Pan z usługi za rok?`,
  titles: `Ludność według regionów|Wyniki ankiety|Koszty w porównaniu z rokiem ubiegłym|Dane techniczne|Przegląd działań|Sprzedaż według kwartałów|Skład próby|Ceny i opłaty`,
  sentences: `Prace rozpoczęto wiosną i zostaną one ukończone przed końcem roku.|Wszystkie liczby są zaokrąglone, dlatego sumy mogą się nieco różnić.|Członkowie otrzymują dokumenty co najmniej dwa tygodnie przed zebraniem.|Prosimy zachować opakowanie na wypadek zwrotu urządzenia.|Liczba gości znów wzrosła, choć muzeum było zamknięte przez trzy tygodnie.|Do sal na piętrze można dojechać windą obok głównego wejścia.|Próbki pobierano co rano i przechowywano w chłodnym i ciemnym miejscu.|Komisja przyjęła wniosek i poprosiła o sprawozdanie jesienią.|Koszty energii spadły, ponieważ zima była łagodna, a okna wymieniono.|Podpisane wnioski należy złożyć w biurze przed południem.|Starsze maszyny będą stopniowo wymieniane w ciągu trzech lat.|W pierwszym badaniu nie stwierdzono różnic między grupami.|Most jest zamknięty dla ciężarówek do zakończenia naprawy.|Osoby pracujące wieczorem otrzymują dodatkowy dzień urlopu.|Połowa gospodarstw korzysta z autobusu kilka razy w tygodniu.|Umowę może wypowiedzieć każda ze stron na koniec kwartału.`,
  definitions: `Kaucja: kwota wpłacona z góry i zwracana po zakończeniu umowy|Gospodarstwo: osoby, które mieszkają razem i dzielą koszty|Zobowiązanie: obowiązek zapłaty innej osobie|Okres sprawozdawczy: czas, którego dotyczą liczby|Obrót: wartość towarów i usług sprzedanych w roku|Wakat: stanowisko nieobsadzone, na które szuka się osoby`,
  letter: `Szanowni Państwo,|Z poważaniem|Państwa zapytanie`,
}
