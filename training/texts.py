"""Made-up texts: words, figures as tables have them, lines as receipts have them. `rnd` is a random.Random."""
#: The most frequent words, which a list of words has once.
FREQUENT = (
    "the of and to in a is that for it was on are as with his they at be this from have or by one had not but what all were when we "
    "there can an your which their said if do will each about how up out them then she many some so these would other into has more "
    "her two him see time could no make than first been its who now people my made over did down only may after where most"
).split()
#: Pairs of quotes, and characters that are rare but known.
QUOTES = [('"', '"')] * 6 + [("“", "”")] * 3 + [("‘", "’"), ("'", "'"), ("«", "»")]
RARE = "© ® ™ § ¥ ¢ ° é — _ ~ | \\ { } ! ? = + # & @ [ ] / ; * $ % ’".split()
DIGITS, LETTERS = "0123456789", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
#: Marks that stand behind words, raised or lowered.
MARKS = "a b c d e 1 2 3 4 * ** † ‡ -1 th TM a,b 1,2 [1] ns".split()
UNITS = "α β µg µm mg/L kg/m cm °C mm No. vs. et al. i.e. e.g. CI SD N/A n.s. mL × & @ # [1] .com".split()
TILL = (
    "TOTAL SUBTOTAL CASH CHANGE TAX VAT GST INVOICE RECEIPT NO DATE TIME QTY PRICE AMOUNT DESCRIPTION ITEM TABLE "
    "CASHIER THANK YOU PLEASE COME AGAIN TEL FAX ROUNDING DISCOUNT CARD DEBIT CREDIT BALANCE DUE PAID CUSTOMER "
    "MEMBER STORE SHOP ROAD STREET SUITE FLOOR PHONE OPEN DAILY GOODS SOLD EXCHANGE REFUND RETURN POLICY WITHIN DAYS "
    "ORDER SERVER GUEST TIP SERVICE CHARGE NET GROSS UNIT EACH KG LTD INC CO SUMMARY INCLUSIVE EXCLUDING"
).split()


#: Word lists, and the share of words that come from languages other than the first one.
LISTS = ("french", "ngerman", "spanish", "italian", "dutch", "portuguese", "swedish", "danish")
FOLDER, OTHERS = "/usr/share/dict", 0.25
#: What a till prints in front of a value.
LABELS = (
    "DATE TIME TEL FAX TOTAL SUBTOTAL CASH CHANGE TAX GST VAT NO REF BILL INVOICE CASHIER TABLE COUNTER STAFF ROUNDING QTY "
    "TERMINAL TRANS ORDER MEMBER CARD APPROVAL CODE BATCH TRACE MID TID ID REG ATTN ITEM(S) POINTS PAX SALES PERSON"
).split()
BEFORE = "GRAND NET GROSS TOTAL AMOUNT TAX CUSTOMER SUB UNIT ITEM PAYMENT INVOICE RECEIPT ROUNDED TENDERED SALES DOC PRINT OPEN".split()
THANKS = (
    "THANK YOU|THANK YOU FOR SHOPPING|PLEASE COME AGAIN|HAVE A NICE DAY|NO RETURNS ON SALE ITEMS|CUSTOMER COPY|"
    "NO REFUND WITHOUT RECEIPT|KEEP THIS RECEIPT|TAX INVOICE|CASH SALES|WELCOME|SEE YOU SOON|REPRINT|DUPLICATE|VOID|CLOSED BILL|"
    "PAID|SIGNATURE NOT REQUIRED|ALL PRICES INCLUDE TAX|RATES INCLUDE SERVICE|REFUND WITHIN 14 DAYS"
).split("|")
VOWELS, CONSONANTS = "aaaeeiioou", "bbccddffgghhjkkllmmnnppqrrsstttvwxyz"


def _list(name, longest):
    with open(f"{FOLDER}/{name}", encoding="utf-8", errors="replace") as file:
        found = [line.strip() for line in file]
    return [word for word in found if word.isascii() and "'" not in word and len(word) < longest]


def words(name="words"):
    return _list(name, 15)


class Names:
    """Words of several languages that have letters without accents, as names of places, goods and people are. `choice()` is
    a word; made-up ones among them."""

    def __init__(self, known):
        self.known, self.others = known, [_list(name, 12) for name in LISTS]

    def of(self, rnd):
        kind = rnd.random()
        if kind < OTHERS:
            return rnd.choice(rnd.choice(self.others))
        if kind < OTHERS + 0.12:
            return "".join(rnd.choice(CONSONANTS) + rnd.choice(VOWELS) + rnd.choice(["", "", rnd.choice("ngrstkl")])
                           for _ in range(rnd.randint(1, 4)))
        return rnd.choice(self.known)


def some(rnd, letters, least, most=None):
    return "".join(rnd.choice(letters) for _ in range(rnd.randint(least, most or least)))


def figure(rnd):
    part = rnd.random
    return rnd.choice([
        lambda: some(rnd, DIGITS, 1, 4),
        lambda: f"{part() * 10 ** rnd.randrange(4):.{rnd.randint(1, 3)}f}",
        lambda: f"{rnd.randrange(10 ** rnd.randint(4, 7)):,}",
        lambda: f"({part() * 100:.{rnd.randrange(3)}f})",
        lambda: f"{part() * 100:.{rnd.randrange(3)}f}%",
        lambda: f"{part() * 100:.1f}{rnd.choice(['±', ' ± '])}{part() * 10:.{rnd.randint(1, 2)}f}",
        lambda: f"{part() * 5:.2f} ({part():.2f}–{part() * 9:.2f})",
        lambda: f"{part() * 9:.1f}-{part() * 90:.1f}",
        lambda: rnd.choice(["<", ">", "=", "≤", "≥", "< ", "P = ", "p<", "n = "]) + f"{part():.{rnd.randint(2, 4)}f}",
        lambda: rnd.choice("-+–") + f"{part() * 10:.2f}",
        lambda: rnd.choice(["$", "£", "€", ""]) + f"{part() * 1000:.2f}",
    ])()


def word(rnd, known):
    text = rnd.choice([str.lower, str.lower, str.capitalize, str.upper])(rnd.choice(known))
    kind = rnd.random()
    if kind < 0.15:
        return text + rnd.choice([",", ",", ".", ":", ";", "'s"])
    if kind < 0.17:
        return f"({text})"
    if kind < 0.2:
        return text + rnd.choice("-/") + rnd.choice(known).lower()
    if kind < 0.25:
        return some(rnd, LETTERS, 1, 4) + rnd.choice(["", some(rnd, DIGITS, 1, 2), "-" + some(rnd, DIGITS, 1, 2)])
    return rnd.choice(UNITS) if kind < 0.27 else text


def sentence(rnd, known):
    """Words as prose has them, with marks between them, some in quotes."""
    count = rnd.randint(4, 14)
    found = [rnd.choice(FREQUENT) if rnd.random() < 0.5 else rnd.choice(known) for _ in range(count)]
    if rnd.random() < 0.6:
        found[0] = found[0].capitalize()
    for i in range(count - 1):
        kind = rnd.random()
        if kind < 0.08:
            found[i] += rnd.choice([",", ",", ",", ";", ":", ".", " —", "?", "!"])
        elif kind < 0.1:
            found[i] += rnd.choice(["'s", "’s", "'t", "s'"])
        elif kind < 0.12:
            found[i] = figure(rnd)
    if rnd.random() < 0.35:
        begin = rnd.randrange(count)
        end = min(count - 1, begin + rnd.randint(0, 7))
        opening, closing = rnd.choice(QUOTES)
        found[begin] = opening + found[begin]
        found[end] += rnd.choice(["", ",", "."]) + closing
    return " ".join(found) + rnd.choice(["", "", ".", ","])


def net_address(rnd, known):
    name = lambda: rnd.choice(known).lower()
    end = rnd.choice("com org net de fr co.uk com.my eu info com.sg it".split())
    return rnd.choice([
        lambda: f"www.{name()}{rnd.choice(['', '-' + name()])}.{end}",
        lambda: f"{name()}{rnd.choice(['', '.', '_'])}{rnd.choice(['', name()])}@{name()}.{end}",
        lambda: f"http{rnd.choice(['', 's'])}://{rnd.choice(['', 'www.'])}{name()}.{end}{rnd.choice(['', '/' + name()])}",
    ])()


def cell(rnd, known):
    """As in a table: words, figures, or both; or as in a text."""
    kind = rnd.random()
    if kind < 0.22:
        return sentence(rnd, known)
    if kind < 0.24:
        return net_address(rnd, known)
    if kind < 0.27:
        return " ".join(rnd.choice([word(rnd, known) + rnd.choice(RARE), rnd.choice(RARE), rnd.choice(RARE) + figure(rnd)])
                        for _ in range(rnd.randint(1, 3)))
    kind = rnd.random()
    if kind < 0.45:
        return " ".join(word(rnd, known) for _ in range(rnd.randint(1, 8)))
    if kind < 0.7:
        return " ".join(figure(rnd) for _ in range(rnd.randint(1, 4)))
    return " ".join(word(rnd, known) if rnd.random() < 0.55 else figure(rnd) for _ in range(rnd.randint(2, 7)))


def code(rnd):
    """Numbers, dates and times of a till."""
    digits, letters = (lambda *n: some(rnd, DIGITS, *n)), (lambda *n: some(rnd, LETTERS, *n))
    day, month, year = rnd.randint(1, 31), rnd.randint(1, 12), rnd.choice([rnd.randint(2005, 2029), rnd.randint(10, 29)])
    clock = f"{rnd.randrange(24)}:{rnd.randrange(60):02d}" + rnd.choice(["", f":{rnd.randrange(60):02d}", " PM", "AM", " AM"])
    date = rnd.choice(["{0:02}/{1:02}/{2}", "{0}/{1}/{2}", "{0:02}-{1:02}-{2}", "{2}-{1:02}-{0:02}", "{0:02}.{1:02}.{2}",
                       "{0:02}/{1:02}/{2} " + clock, "{0:02}-{3}-{2}", "{0} {3} {2}"]).format(
        day, month, year, rnd.choice("Jan FEB Mar APR May JUN Jul AUG SEP Oct NOV DEC".split()))
    return rnd.choice([
        lambda: digits(5, 13),
        lambda: digits(8, 14),
        lambda: letters(1, 3) + digits(3, 8),
        lambda: letters(1, 4) + digits(1, 3) + rnd.choice("-/ ") + digits(1, 5),
        lambda: some(rnd, DIGITS + LETTERS, 4, 10),
        lambda: digits(2, 3) + rnd.choice(["-", "- ", " "]) + digits(6, 8),
        lambda: digits(4) + rnd.choice("- ") + digits(4) + rnd.choice("- ") + digits(4),
        lambda: f"({digits(5, 7)}-{letters(1)})",
        lambda: f"{digits(5)}/{digits(3)}/{letters(1)}{digits(4)}",
        lambda: f"{letters(2, 5)}-{digits(2)}",
        lambda: rnd.choice(["#", "# ", "NO.", "NO. ", "NO "]) + digits(1, 5),
        lambda: "X" * rnd.choice([4, 8, 12]) + digits(4) if rnd.random() < 0.5 else "*" * rnd.choice([4, 8]) + digits(4),
        lambda: f"{digits(1, 3)}{rnd.choice(['%', ' %', 'KG', 'ML', 'G', 'L', 'PCS', 'CM', 'MM', 'X'])}",
        lambda: f"{digits(1, 2)}{rnd.choice('&-/,')}{digits(1, 2)}",
        lambda: rnd.choice(["{}%", "@ {}%", "@{}%", "({}%)", "(@ {}%)", "{}.0%", "{} %"]).format(rnd.choice([0, 0, 5, 6, 7, 8, 10, 19, 20])),
        lambda: clock,
        lambda: date,
        lambda: date,
    ])()


def price(rnd):
    text = f"{rnd.choice([10, 10, 100, 1000]) * rnd.random():.2f}"
    if rnd.random() < 0.08:
        text = f"{rnd.random() * 10 ** rnd.randint(4, 6):,.2f}"
    if rnd.random() < 0.1:
        text = text.replace(",", " ").replace(".", ",")
    kind = rnd.random()
    if kind < 0.25:
        return rnd.choice(["RM", "RM ", "$", "$ ", "€", "USD ", "EUR ", "S$", "£", "£ ", "Rs ", "CHF "]) + text
    if kind < 0.37:
        return text + rnd.choice([" SR", " A", " T", "*", "-", "%", " S", "S", " ZR", "A", " €", " Z", "T", "B", " B"])
    return rnd.choice(["-", "x ", "@", "1 x ", "2 X ", "@2 X ", "@ ", "X ", "3x", "(", ": "]) + text if kind < 0.5 else text


def till_line(rnd, names_of):
    """[(text, place)], place l, m, c or r: left, in the middle, centred, right."""
    case = str.upper if rnd.random() < 0.7 else rnd.choice([str.capitalize, str.lower, str.capitalize])

    def name():
        text = rnd.choice(TILL) if rnd.random() < 0.3 else names_of.of(rnd)
        return case(text) + (rnd.choice([":", ",", ".", " :", "(S)", "/", "-", "!", " &", " -", "'S"]) if rnd.random() < 0.1 else "")

    def names(most):
        return " ".join(name() for _ in range(rnd.randint(1, most)))

    def label():
        text = rnd.choice(LABELS)
        if rnd.random() < 0.4:
            text = f"{rnd.choice(BEFORE)} {text}"
        if rnd.random() < 0.1:
            text += rnd.choice([" (RM)", "(RM)", " 6%", " @ 0%", " (%)", " NO", " NO.", " #", " AMT"])
        return case(text) if rnd.random() < 0.3 else text

    def firm():
        end = rnd.choice("LTD|INC|CO|S.A.|GMBH|SDN BHD|SDN. BHD.|PTE LTD|BV|LLC|PLC|& SONS|(M) SDN BHD|ENTERPRISE|TRADING|S.R.L.".split("|"))
        return case(names(3)) + " " + end

    def street():
        return rnd.choice([
            lambda: f"{rnd.choice(['NO ', 'NO.', 'NO. ', 'LOT ', 'UNIT ', ''])}{some(rnd, DIGITS, 1, 3)}{rnd.choice(['', 'A', '-1', '/2', ' & 3'])}, {names(3)}",
            lambda: f"{some(rnd, DIGITS, 5)} {names(2)}{rnd.choice(['', ',', '.'])}",
            lambda: f"{names(2)} {some(rnd, DIGITS, 1, 2)}/{some(rnd, DIGITS, 1, 2)}{rnd.choice('ABC ')}".rstrip() + ",",
            lambda: f"{names(2)}, {names(2)}.",
        ])()

    colon = rnd.choice([":", " :", ": ", " : ", " ", ".: ", ". : "])
    return rnd.choice([
        lambda: [(names(5), "c")],
        lambda: [(rnd.choice([firm, street])(), rnd.choice("cccl"))],
        lambda: [(case(rnd.choice(THANKS)) if rnd.random() < 0.4 else rnd.choice(THANKS), "c")],
        lambda: [(rnd.choice(["*** {} ***", "** {} **", "* {} *", "--- {} ---", "<{}>", "[{}]", "***{}***", "== {} ==", "( {} )"]).format(names(3)), "c")],
        lambda: [(names(3), "l"), (price(rnd), "r")],
        lambda: [(names(4), "l")],
        lambda: [(sentence(rnd, names_of.known) if rnd.random() < 0.6 else net_address(rnd, names_of.known), rnd.choice("lc"))],
        lambda: [(label() + colon + code(rnd), rnd.choice("lllc"))],
        lambda: [(label() + colon + names(2), "l")],
        lambda: [(label(), "l"), (": " + code(rnd), "m")],
        lambda: [(label() + rnd.choice(["", ":", " :"]), "l"), (price(rnd), "r")],
        lambda: [(label() + rnd.choice(["", ":", " :"]), "l"), (price(rnd), "r")],
        lambda: [(rnd.choice([code(rnd), name()]), "l"), (some(rnd, DIGITS, 1, 2), "m"), (price(rnd), "r")],
        lambda: [(f"{some(rnd, DIGITS, 1, 2)}{rnd.choice([' ', ' x ', 'X ', 'x', ' X '])}{price(rnd)}", "l"), (price(rnd), "r")],
        lambda: [(f"{some(rnd, DIGITS, 1, 2)} {names(3)}", "l"), (price(rnd), "r")],
        lambda: [(f"{code(rnd)} {names(3)}", "l"), (price(rnd), "r")],
        lambda: [(code(rnd), "l"), (code(rnd), "r")],
        lambda: [(f"{names(5)}, {some(rnd, DIGITS, 5)}", "l")],
        lambda: [(f"{name()} {price(rnd)}", rnd.choice("lcr"))],
        lambda: [(price(rnd), "l"), (price(rnd), "m"), (price(rnd), "r")],
    ])()
