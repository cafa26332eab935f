"""French, as France, Belgium, Luxembourg and Switzerland print it."""
LIST, LETTERS, LONGEST = "french", "àâäçèéêëîïôùûüÿœæÀÂÇÈÉÊËÎÏÔÙÛÜŒñ", 17
FREQUENT = (
    "de la le et les des en un du une que est pour qui dans par plus pas au sur ne se ce il sont avec son aux ou mais comme sa ses on nous "
    "vous votre vos notre nos cette été être même leur entre sans deux après dès où à à a lors très tout tous toute elle ils fait jusqu'au "
    "qu'il d'une d'un l'ensemble c'est n'est s'il à compter présente réglé effectué ci-dessous conformément aucun était sera doit merci"
).split()
ENDINGS = ["s", "-là", "e", "es"]
QUOTES = [("« ", " »")] * 4 + [("«", "»")] * 2 + [('"', '"')] * 4 + [("“", "”")] * 2 + [("‘", "’")]
UNITS = "• • µg mm cm m² m³ kg km kWh h N° n° p. ex. c.-à-d. env. etc. TTC HT TVA H.T. T.T.C. M. Mme Mlle Dr art. § °C % & @ bis ter Cdt Qté Réf. pce".split()
TILL = (
    "TOTAL SOUS-TOTAL ESPECES ESPÈCES RENDU MONNAIE TVA TTC HT FACTURE TICKET N° NO DATE HEURE QTE QTÉ PRIX MONTANT DESIGNATION DÉSIGNATION ARTICLE "
    "TABLE CAISSE CAISSIER SERVEUR MERCI DE VOTRE VISITE A BIENTOT À BIENTÔT TEL TÉL FAX ARRONDI REMISE CARTE BANCAIRE CB DEBIT DÉBIT CREDIT CRÉDIT "
    "SOLDE PAYÉ REÇU CLIENT FIDELITE FIDÉLITÉ MAGASIN BOUTIQUE RUE AVENUE ÉTAGE OUVERT TOUS LES JOURS ECHANGE ÉCHANGE REMBOURSEMENT SOUS JOURS COMMANDE "
    "COUVERTS POURBOIRE SERVICE COMPRIS NET BRUT UNITÉ PIÈCE KG SARL SAS SA BAGUETTE CROISSANT CAFÉ CRÈME THÉ PÂTE GÂTEAU FROMAGE POULET BŒUF ŒUFS LÉGUMES "
    "PÊCHE POIRE CÂPRES CRÊPE GALETTE BIÈRE VIN ROUGE PRESSION PÂTISSERIE BOULANGERIE ÉPICERIE CRÉMERIE SURGELÉS PRÉPARATION MENU ENTRÉE PLAT DÉJEUNER FORMULE "
    "AUTORISATION COMMERÇANT ACCEPTEUR SANS CONTACT CONSERVER DUPLICATA TAUX BASE ACHAT VENTE RÉGLÉ À EMPORTER SUR PLACE"
).split()
LABELS = (
    "DATE HEURE TEL TÉL TOTAL SOUS-TOTAL ESPÈCES RENDU MONNAIE TVA N° REF RÉF FACTURE TICKET CAISSE CAISSIER TABLE SERVEUR VENDEUR ARRONDI QTÉ TERMINAL "
    "COMMANDE CLIENT CARTE AUTORISATION CODE MONTANT NET TTC HT SIRET SIREN APE NAF RCS TVA INTRA ID CB SOLDE POINTS COUVERTS MAGASIN OPÉRATEUR ARTICLES EUR"
).split()
BEFORE = "TOTAL NET BRUT MONTANT DONT SOUS N° À PAYER RESTE REÇU RENDU MONNAIE REMISE TAUX BASE NOMBRE PRIX TOTAL MODE RÈGLEMENT".split()
AFTER_LABELS = [" EUR", " (EUR)", " 20%", " 5,5 %", " 10,00%", " N°", " TTC", " HT", " #", " EN EUROS", " €", " CHF"]
THANKS = (
    "MERCI DE VOTRE VISITE|Merci de votre visite et à bientôt|A BIENTOT|À bientôt !|BONNE JOURNÉE|Bonne journée !|TICKET CLIENT|TICKET À CONSERVER|Ticket client à conserver|"
    "NI REPRIS NI ÉCHANGÉ|Échange sous 30 jours avec ticket|FACTURE|NOTE|BIENVENUE|DUPLICATA|ANNULATION|PAYÉ|Prix nets, service compris|TVA incluse|Prix en euros|"
    "Remboursement sous 14 jours|Ouvert du lundi au samedi|de 9h00 à 19h30|Fermé le dimanche|CARTE BANCAIRE|SANS CONTACT|DÉBIT|Bon appétit !|Au plaisir de vous revoir|"
    "Vous avez été servi par|L'abus d'alcool est dangereux pour la santé|Conservez ce ticket|Nos prix s'entendent toutes taxes comprises|Nombre d'articles"
).split("|")
FIRMS = "SARL|S.A.R.L.|SAS|S.A.S.|SASU|SA|S.A.|EURL|SNC|SCI|& Fils|et Cie|& Associés|SPRL|SRL|Sàrl|ETS|S.C.O.P.|SCEA|G.A.E.C.".split("|")
MONTHS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre janv. févr. avr. juil. sept. oct. nov. déc. FÉVRIER AOÛT DÉC".split()
DATES = ["{0:02}/{1:02}/{2}"] * 8 + ["{0}/{1}/{2}", "{0:02}/{1:02}", "{0:02}.{1:02}.{2}", "{0:02}.{1:02}", "{2}-{1:02}-{0:02}", "{0:02}-{1:02}-{2}", "{0:02}/{1:02}/{2} {4}",
                                     "{0:02}/{1:02}/{2} à {4}", "le {0:02}/{1:02}/{2}", "{0} {3} {2}", "{0:02} {3} {2}", "1er {3} {2}", "{3} {2}", "{0:02} {1:02} {2}"]
CLOCKS = ["", ":{:02}", "", " h"]
RATES = [20, 20, 20, 10, 10, "5,5", "5,5", "2,1", 21, 6, 12, "8,1", "2,6", "7,7", "20,00", "10,00", "5,50", "20.00", "20,0", 17]
FIGURES = [(" ", ",", 12), ("", ",", 4), (".", ",", 2), ("'", ".", 0.8), ("’", ".", 0.4), (" ", ".", 1), (",", ".", 1), ("", ".", 2)]
MONEY_BEFORE = ["€ ", "EUR ", "€", "CHF ", "Fr. ", "CHF"]
MONEY_AFTER = [" €", " €", " €", "€", "€", " EUR", " EUR", "EUR", " A", " B", " *", "*", "-", " -", " T", "E", " €TTC", " € TTC", " € HT", " €HT", " F", " CHF", " 1", " 2", " %"]
WITH_MONEY = 0.08, 0.5
DOMAINS = "fr fr fr fr com com be ch lu net eu org".split()
PAPERS = (
    "Facture|Facture n°|Numéro de facture|Date de facture|Date d'émission|N° client|Référence client|Date de livraison|Bon de commande|Commande n°|Devis|Avoir|"
    "Échéance|Date d'échéance|Désignation|Description|Quantité|Qté|Unité|Prix unitaire|P.U. HT|Prix unitaire HT|Montant HT|Total HT|Total TVA|Total TTC|TVA 20 %|TVA 5,5 %|"
    "Net à payer|Montant total|Reste à payer|Acompte|Remise|Frais de port|Participation aux frais|Éco-participation|Mode de règlement|Règlement à réception|"
    "Virement bancaire|Chèque|Prélèvement|Conditions de paiement|Pénalités de retard|Indemnité forfaitaire pour frais de recouvrement : 40 €|Escompte|Pas d'escompte pour paiement anticipé|"
    "TVA non applicable, art. 293 B du CGI|N° TVA intracommunautaire|SIRET|SIREN|Code APE|Code NAF|RCS Paris|RCS Lyon|au capital de|Siège social|IBAN|BIC|RIB|Domiciliation|"
    "Titulaire du compte|Code banque|Code guichet|Clé RIB|Madame, Monsieur|Veuillez agréer|Cordialement|Nous vous remercions de votre confiance|Page 1 sur 2|Page 1/3|À l'attention de|"
    "Relevé de compte|Relevé n°|Date|Date valeur|Valeur|Date opération|Opération|Libellé|Débit|Crédit|Débit (€)|Crédit (€)|Solde|Ancien solde|Nouveau solde|Solde précédent|Solde initial|"
    "Solde créditeur au|Solde débiteur au|Total des opérations|Total des mouvements|Report|À reporter|Virement reçu|Virement émis|Virement SEPA|Prélèvement SEPA|Paiement par carte|"
    "Carte|Retrait DAB|Retrait|Remise de chèque|Chèque n°|Cotisation|Frais bancaires|Intérêts débiteurs|Salaire|Loyer|Échéance prêt|Abonnement|Assurance|Impôts|Mandat|Réf.|Motif|"
    "Crédit Agricole|Caisse d'Épargne|Banque Populaire|Société|Tableau|Figure|Année|Ensemble|Hommes|Femmes|Population|Évolution|Part en %|Moyenne|Écart|dont|Source|Effectif|Résultat|"
    "Chiffre d'affaires|Trimestre|Exercice|Région|Département|Âge|Durée|Superficie|Tél.|Téléphone|Portable|Mob.|Télécopie|Courriel|E-mail|Directeur général|Directrice|Gérant|Gérante|"
    "Avocat à la Cour|Expert-comptable|Chargée de clientèle|Ingénieur|Architecte DPLG|Médecin généraliste|Infirmière|Responsable des achats|Président|Associé|bis|rue de la République|"
    "avenue du Général|boulevard|place de l'Église|chemin des|allée|impasse|quai|B.P.|CEDEX|Cedex|Île-de-France|Rhône-Alpes|Saint-Étienne|Orléans|Besançon|Nîmes|Béziers|Châlons|Évreux|"
    "Genève|Liège|Bruxelles|Fribourg|Neuchâtel|Québec|Montréal|Angoulême|Mâcon"
).split("|")
FORMS = (
    "FR99 9999 9999 9999 9999 9999 999", "FR99 9999 9999 9999 9999 9999 999", "FR9999999999999999999999999", "BE99 9999 9999 9999", "CH99 9999 9999 9999 9999 9",
    "LU99 9999 9999 9999 9999", "AAAAFRPPXXX", "AAAAFRAA", "FR 99 999 999 999", "FR99999999999", "BE 0999.999.999", "999 999 999 00099", "99999999900099", "999 999 999",
    "9999A", "99.99A", "09 99 99 99 99", "09 99 99 99 99", "09.99.99.99.99", "+33 9 99 99 99 99", "+33 (0)9 99 99 99 99", "+32 9 999 99 99", "+41 99 999 99 99", "0999999999",
    "99999", "F-99999", "B-9999", "3099999999999", "FA-2099-9999", "F2099-999", "N° 999999", "n° 99-9999", "XXXX XXXX XXXX 9999", "99999 99999 99999999999 99", "CHE-999.999.999 TVA",
)
STREETS = " (2e étage)|, Bât. A|, rue|, ZI|, ZAC".split("|")
ROADS = "rue|rue de la|rue des|avenue|av.|boulevard|bd|place|chemin de|allée des|quai|impasse|route de|RUE|AVENUE|BD|cours|Rue de l'".split("|")
STOPS, NUMBERS, OTHER_CASE = [" ;", " :", " ?", " !", ";", ":", "!"], ["N°", "N° ", "n° ", "n°", "No ", "#", "N. "], 0.5
PLAIN_CAPITALS, ELIDED = True, "l d qu n s j c jusqu lorsqu".split()
