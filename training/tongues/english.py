"""English."""
#: Name of its list of words; letters beyond ASCII; most letters of a word.
LIST, LETTERS, LONGEST = "words", "", 14
#: The most frequent words, which a list of words has once.
FREQUENT = (
    "the of and to in a is that for it was on are as with his they at be this from have or by one had not but what all were when we "
    "there can an your which their said if do will each about how up out them then she many some so these would other into has more "
    "her two him see time could no make than first been its who now people my made over did down only may after where most"
).split()
ENDINGS = ["'s", "’s", "'t", "s'"]
QUOTES = [('"', '"')] * 6 + [("“", "”")] * 3 + [("‘", "’"), ("'", "'"), ("«", "»")]
UNITS = "α β µg µm mg/L kg/m cm °C mm No. vs. et al. i.e. e.g. CI SD N/A n.s. mL × & @ # [1] .com".split()
TILL = (
    "TOTAL SUBTOTAL CASH CHANGE TAX VAT GST INVOICE RECEIPT NO DATE TIME QTY PRICE AMOUNT DESCRIPTION ITEM TABLE "
    "CASHIER THANK YOU PLEASE COME AGAIN TEL FAX ROUNDING DISCOUNT CARD DEBIT CREDIT BALANCE DUE PAID CUSTOMER "
    "MEMBER STORE SHOP ROAD STREET SUITE FLOOR PHONE OPEN DAILY GOODS SOLD EXCHANGE REFUND RETURN POLICY WITHIN DAYS "
    "ORDER SERVER GUEST TIP SERVICE CHARGE NET GROSS UNIT EACH KG LTD INC CO SUMMARY INCLUSIVE EXCLUDING"
).split()
#: What a till prints in front of a value, and in front of that.
LABELS = (
    "DATE TIME TEL FAX TOTAL SUBTOTAL CASH CHANGE TAX GST VAT NO REF BILL INVOICE CASHIER TABLE COUNTER STAFF ROUNDING QTY "
    "TERMINAL TRANS ORDER MEMBER CARD APPROVAL CODE BATCH TRACE MID TID ID REG ATTN ITEM(S) POINTS PAX SALES PERSON"
).split()
BEFORE = "GRAND NET GROSS TOTAL AMOUNT TAX CUSTOMER SUB UNIT ITEM PAYMENT INVOICE RECEIPT ROUNDED TENDERED SALES DOC PRINT OPEN".split()
AFTER_LABELS = [" (RM)", "(RM)", " 6%", " @ 0%", " (%)", " NO", " NO.", " #", " AMT"]
THANKS = (
    "THANK YOU|THANK YOU FOR SHOPPING|PLEASE COME AGAIN|HAVE A NICE DAY|NO RETURNS ON SALE ITEMS|CUSTOMER COPY|"
    "NO REFUND WITHOUT RECEIPT|KEEP THIS RECEIPT|TAX INVOICE|CASH SALES|WELCOME|SEE YOU SOON|REPRINT|DUPLICATE|VOID|CLOSED BILL|"
    "PAID|SIGNATURE NOT REQUIRED|ALL PRICES INCLUDE TAX|RATES INCLUDE SERVICE|REFUND WITHIN 14 DAYS"
).split("|")
FIRMS = "LTD|INC|CO|S.A.|GMBH|SDN BHD|SDN. BHD.|PTE LTD|BV|LLC|PLC|& SONS|(M) SDN BHD|ENTERPRISE|TRADING|S.R.L.".split("|")
MONTHS = "Jan FEB Mar APR May JUN Jul AUG SEP Oct NOV DEC".split()
#: {0} day, {1} month, {2} year, {3} its name.
DATES = ["{0:02}/{1:02}/{2}", "{0}/{1}/{2}", "{0:02}-{1:02}-{2}", "{2}-{1:02}-{0:02}", "{0:02}.{1:02}.{2}", "{0:02}/{1:02}/{2} {4}",
         "{0:02}-{3}-{2}", "{0} {3} {2}"]
CLOCKS = ["", ":{:02}", " PM", "AM", " AM"]
RATES = [0, 0, 5, 6, 7, 8, 10, 19, 20]
#: What parts thousands, what stands before cents, and how often.
FIGURES = [(",", ".", 1)]
MONEY_BEFORE = ["RM", "RM ", "$", "$ ", "€", "USD ", "EUR ", "S$", "£", "£ ", "Rs ", "CHF "]
MONEY_AFTER = [" SR", " A", " T", "*", "-", "%", " S", "S", " ZR", "A", " €", " Z", "T", "B", " B"]
#: Share of prices with marks before them, and of those with marks on either side.
WITH_MONEY = 0.25, 0.37
DOMAINS = "com org net de fr co.uk com.my eu info com.sg it".split()
#: What stands on other papers; numbers that have forms of their own (9 any digit, A any capital); ends and beginnings of roads.
PAPERS, FORMS, STREETS, ROADS = (), (), (), ()
#: Marks that end a part of a sentence; what stands before numbers; how often labels are in the case of the other words.
STOPS, NUMBERS, OTHER_CASE = [";", ":", "?", "!"], ["#", "# ", "NO.", "NO. ", "NO "], 0.3
#: Whether capitals often have no accents; what stands before an apostrophe and a vowel.
PLAIN_CAPITALS, ELIDED = False, ()
