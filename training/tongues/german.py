"""German, as Germany, Austria and Switzerland print it."""
LIST, LETTERS, LONGEST = "ngerman", "äöüÄÖÜß", 18
FREQUENT = (
    "der die das und in zu den von mit ist für auf dem ein eine sich des nicht im an als auch es bei oder aus wird nach wie um am werden "
    "einer zum durch über bis sie wir zur sind haben ihr Ihre Ihrer Ihnen vom sowie unter vor nur noch wenn so hat einen eines unser unsere "
    "gemäß können müssen für über dürfen außer während möchten bitte beträgt erhalten Sie wurde gegen alle diese dieser keine mehr ohne"
).split()
ENDINGS = ["-", "s", "’s", "en"]
QUOTES = [("„", "“")] * 5 + [('"', '"')] * 4 + [("»", "«")] * 2 + [("«", "»"), ("‚", "‘"), ("'", "'")]
UNITS = "• • µg mm cm m² m³ kg km kWh Std. Stk. Stück Nr. ca. z.B. z. B. d.h. inkl. zzgl. bzw. u. a. ggf. lt. § §§ Abs. Art. °C % & @ St. Pkg. Fl. Ltr. à".split()
TILL = (
    "SUMME GESAMT ZWISCHENSUMME BAR RÜCKGELD MWST MwSt. UST RECHNUNG BELEG NR DATUM UHRZEIT MENGE PREIS BETRAG BEZEICHNUNG ARTIKEL TISCH "
    "KASSE KASSIERER BEDIENER VIELEN DANK FÜR IHREN EINKAUF TEL FAX RUNDUNG RABATT KARTE GEGEBEN ZURÜCK KUNDE FILIALE MARKT STRASSE "
    "STRAßE GEÖFFNET TÄGLICH WARE UMTAUSCH NUR MIT KASSENBON TAGEN BESTELLUNG GAST TRINKGELD BEDIENUNG NETTO BRUTTO STÜCK JE KG PFAND "
    "LEERGUT EINWEG MEHRWEG KÄSE BRÖTCHEN MILCH ÄPFEL GEMÜSE FLEISCH WÜRSTCHEN SCHINKEN BÄCKEREI METZGEREI GETRÄNKE SÜSSWAREN KAFFEE TEE "
    "TÜTE TRAGETASCHE GIROCARD KARTENZAHLUNG KONTAKTLOS GENEHMIGUNG HÄNDLER BON TSE SIGNATUR SERIENNUMMER TRANSAKTION BEGINN ENDE ENTHÄLT "
    "KÜCHE GRÖSSE FÜLLUNG WÄSCHE ÖL SÄFTE BIER WEIN SCHNITZEL SPÄTZLE KNÖDEL SALAT SUPPE GETRÄNK APFELSCHORLE FRÜHSTÜCK ERMÄSSIGT"
).split()
LABELS = (
    "DATUM UHRZEIT TEL TELEFON FAX SUMME GESAMT ZWISCHENSUMME BAR RÜCKGELD MWST UST MWST-SATZ BELEG-NR RECHNUNG KASSE BEDIENER TISCH KUNDE "
    "TERMINAL-ID TA-NR BNR KARTE GENEHMIGUNGS-NR CODE TRACE VU-NR ID FILIALE POSTEN PUNKTE PERSON GÄSTE ST.-NR UST-IDNR STEUERNUMMER "
    "BON-NR SERIENNR. TSE-SIGNATUR START STOPP KUNDENNUMMER RECHNUNGSNUMMER BETRAG NETTO BRUTTO STEUER GEGEBEN ZURÜCK RÜCKGABE EUR"
).split()
BEFORE = "GESAMT NETTO BRUTTO SUMME BETRAG ENTHALTENE KUNDEN ZU ZAHLEN ZAHLBETRAG DAVON INKL. ZZGL. GEZAHLT AUTORISIERTER STÜCK OFFENER".split()
AFTER_LABELS = [" EUR", " (EUR)", " 19%", " 7,0 %", " 19,00%", " NR", " NR.", " #", " IN EUR", " A", " CHF", " €"]
THANKS = (
    "VIELEN DANK FÜR IHREN EINKAUF|Vielen Dank für Ihren Besuch!|Auf Wiedersehen|BIS ZUM NÄCHSTEN MAL|Es bediente Sie|Kundenbeleg|K-U-N-D-E-N-B-E-L-E-G|"
    "Händlerbeleg|Umtausch nur gegen Vorlage des Kassenbons|Bitte Beleg aufbewahren|RECHNUNG|BARVERKAUF|WILLKOMMEN|Wir freuen uns auf Ihren Besuch|"
    "KOPIE|DUPLIKAT|STORNO|BEZAHLT|Zahlung erfolgt|Alle Preise inkl. MwSt.|Preise in Euro|Rückgabe innerhalb von 14 Tagen|Öffnungszeiten|"
    "Mo-Sa 7:00 - 20:00 Uhr|Montag bis Samstag|Guten Appetit!|Schönen Tag noch!|Diese Quittung dient als Garantiebeleg|Rechnung gültig ohne Unterschrift"
).split("|")
FIRMS = "GmbH|GMBH|GmbH & Co. KG|KG|OHG|AG|e.K.|e. K.|e.V.|UG (haftungsbeschränkt)|GbR|SE|mbH|& Söhne|& Co.|Ges.m.b.H.|eG|Inh. Müller".split("|")
MONTHS = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember Jan. Feb. Mär. Apr. Jun. Aug. Sept. Okt. Nov. Dez. Jänner".split()
DATES = ["{0:02}.{1:02}.{2}"] * 8 + ["{0}.{1}.{2}", "{0:02}.{1:02}.", "{2}-{1:02}-{0:02}", "{2}-{1:02}-{0:02}T{4}", "{0:02}.{1:02}.{2} {4}",
                                     "{0:02}.{1:02}.{2} {4} Uhr", "{0}. {3} {2}", "{0:02}. {3} {2}", "{0:02}/{1:02}/{2}", "{3} {2}", "{0:02}. {1:02}. {2}"]
CLOCKS = ["", ":{:02}", " Uhr", " h"]
RATES = [19, 19, 19, 7, 7, 7, 0, 16, 5, 20, 10, 13, "7,7", "8,1", "2,5", "2,6", "19,0", "7,0", "19,00", "7,00"]
FIGURES = [(".", ",", 14), (" ", ",", 1), ("", ",", 2), ("'", ".", 1.2), ("’", ".", 0.6), (",", ".", 1.5), ("", ".", 1)]
MONEY_BEFORE = ["€ ", "€", "EUR ", "EUR", "CHF ", "Fr. ", "CHF", "SFr. "]
MONEY_AFTER = [" €", " €", " €", " EUR", " EUR", "€", "EUR", " A", " B", " A", " B", " *A", " *B", "*", "-", " -", " AW", " BW", " S", " H", "+", " CHF", " 1", " 2", " %"]
WITH_MONEY = 0.1, 0.5
DOMAINS = "de de de de com at ch net eu org info".split()
PAPERS = (
    "Rechnung|Rechnungsnummer|Rechnungsdatum|Rechnungs-Nr.|Kundennummer|Kunden-Nr.|Lieferdatum|Leistungsdatum|Leistungszeitraum|Bestellnummer|Auftrags-Nr.|"
    "Lieferschein|Angebot|Gutschrift|Mahnung|Pos.|Menge|Einheit|Bezeichnung|Beschreibung|Artikel-Nr.|Einzelpreis|Gesamtpreis|E-Preis|G-Preis|Zwischensumme|"
    "Nettobetrag|Gesamtbetrag|Rechnungsbetrag|Endbetrag|Summe netto|Summe brutto|zzgl. 19 % MwSt.|inkl. MwSt.|Umsatzsteuer|USt-IdNr.|Steuernummer|Versandkosten|"
    "Porto und Verpackung|Rabatt|Skonto|Zahlbar bis|Zahlbar innerhalb von 14 Tagen ohne Abzug|Zahlungsziel|Fälligkeit|fällig am|Bankverbindung|Kontoinhaber|"
    "IBAN|BIC|BLZ|Konto-Nr.|Verwendungszweck|Geschäftsführer|Amtsgericht|Registergericht|HRB|Handelsregister|Sitz der Gesellschaft|Herrn|Frau|Firma|"
    "Sehr geehrte Damen und Herren|Mit freundlichen Grüßen|Wir danken für Ihren Auftrag|Bitte überweisen Sie den Betrag auf das unten genannte Konto|Seite 1 von 2|"
    "Kontoauszug|Auszug Nr.|Buchungstag|Buchung|Wertstellung|Valuta|Wert|Umsatz|Betrag in EUR|Soll|Haben|Saldo|Alter Kontostand|Neuer Kontostand|Anfangssaldo|"
    "Endsaldo|Kontostand am|Übertrag|Zwischensaldo|Lastschrift|SEPA-Lastschrift|Gutschrift|Überweisung|Dauerauftrag|Gehalt|Lohn|Miete|Kartenzahlung|Barauszahlung|"
    "Geldautomat|Entgelt|Kontoführung|Zinsen|Abschluss|Echtzeitüberweisung|Mandatsreferenz|Gläubiger-ID|Kundenreferenz|Einzahlung|Auszahlung|Gebühr|Sparkasse|"
    "Volksbank|Raiffeisenbank|Kreditkarte|Rückbuchung|Scheck|Tabelle|Abbildung|Anzahl|Anteil in %|Jahr|Veränderung|Insgesamt|Bevölkerung|Männer|Frauen|Quelle|"
    "darunter|Höhe|Größe|Länge|Fläche|Monat|Quartal|Vorjahr|Ergebnis|Umsatzerlöse|Aufwendungen|Beschäftigte|Tel.|Telefon|Mobil|Telefax|E-Mail|Dipl.-Ing.|Dr. med.|"
    "Prof. Dr.|Rechtsanwältin|Rechtsanwalt|Geschäftsführerin|Vertriebsleiter|Prokurist|Steuerberater|Architekt|Ärztin|Büro|Gebäude|Postfach|Straße|Platz|Weg|Allee|"
    "Straßenbau|Österreich|Schweiz|Köln|München|Düsseldorf|Zürich|Nürnberg|Münster|Lübeck|Würzburg|Saarbrücken|Göttingen|Graz|Wien|Bern|Baden-Württemberg|Thüringen"
).split("|")
FORMS = (
    "DE99 9999 9999 9999 9999 99", "DE99 9999 9999 9999 9999 99", "DE99999999999999999999", "AT99 9999 9999 9999 9999", "CH99 9999 9999 9999 9999 9",
    "AAAADE99AAA", "AAAADEAAXXX", "DE999999999", "99/999/99999", "999/9999/9999", "HRB 99999", "HRA 9999", "ATU99999999", "CHE-999.999.999 MWST", "DE99ZZZ99999999999",
    "0999 9999999", "0999/999999-99", "+49 999 9999999", "+49 (0) 99 99999999", "(0999) 99 99 99", "+41 99 999 99 99", "+43 9 999 99 99", "09999 - 99 99 99",
    "99999", "D-99999", "CH-9999", "A-9999", "4099999999999", "RE-2099-9999", "2099-999", "9999 9999 9999", "XXXX XXXX XXXX 9999", "999-9999999-9999999",
)
STREETS = "straße|str.|straße|weg|platz|allee|gasse|-Straße|er Str.|er Straße|ring|damm|ufer".split("|")
ROADS = "Am|An der|Im|Auf der|Zum|Alte|Große|Hintere".split("|")
STOPS, NUMBERS, OTHER_CASE = [";", ":", "?", "!", " –"], ["Nr.", "Nr. ", "NR ", "#", "Nr ", "Beleg ", "Bon "], 0.5
PLAIN_CAPITALS, ELIDED = False, ()
