"""Made-up texts: words, figures as tables have them, lines as receipts have them. `rnd` is a random.Random."""
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


def words(path="/usr/share/dict/words"):
    with open(path) as file:
        found = [line.strip() for line in file]
    return [word for word in found if word.isascii() and "'" not in word and len(word) < 15]


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


def cell(rnd, known):
    """As in a table: words, figures, or both."""
    kind = rnd.random()
    if kind < 0.45:
        return " ".join(word(rnd, known) for _ in range(rnd.randint(1, 8)))
    if kind < 0.7:
        return " ".join(figure(rnd) for _ in range(rnd.randint(1, 4)))
    return " ".join(word(rnd, known) if rnd.random() < 0.55 else figure(rnd) for _ in range(rnd.randint(2, 7)))


def code(rnd):
    """Numbers, dates and times of a till."""
    digits, letters = (lambda *n: some(rnd, DIGITS, *n)), (lambda *n: some(rnd, LETTERS, *n))
    day, month, year = rnd.randint(1, 28), rnd.randint(1, 12), rnd.choice([rnd.randint(2008, 2025), rnd.randint(10, 25)])
    return rnd.choice([
        lambda: digits(5, 13),
        lambda: letters(1, 3) + digits(3, 8),
        lambda: digits(3) + rnd.choice("- ") + digits(6, 8),
        lambda: f"({digits(6)}-{letters(1)})",
        lambda: f"{digits(5)}/{digits(3)}/{letters(1)}{digits(4)}",
        lambda: f"{letters(2, 5)}-{digits(2)}",
        lambda: "#" + digits(1, 4),
        lambda: f"{rnd.randrange(24)}:{rnd.randrange(60):02d}" + rnd.choice(["", f":{rnd.randrange(60):02d}", " PM", "AM"]),
        lambda: rnd.choice(["{0:02}/{1:02}/{2}", "{0:02}-{1:02}-{2}", "{2}-{1:02}-{0:02}", "{0:02}.{1:02}.{2}"]).format(
            day, month, year),
    ])()


def price(rnd):
    text = f"{rnd.choice([10, 100, 1000]) * rnd.random():.2f}"
    if rnd.random() < 0.1:
        text = text.replace(".", ",")
    kind = rnd.random()
    if kind < 0.3:
        return rnd.choice(["RM", "RM ", "$", "$ ", "€", "USD ", "EUR ", "S$", "£", "Rs "]) + text
    if kind < 0.4:
        return text + rnd.choice([" SR", " A", " T", "*", "-", "%"])
    return rnd.choice(["-", "x ", "@", "1 x ", "2 X ", "@2 X "]) + text if kind < 0.5 else text


def till_line(rnd, known):
    """[(text, place)], place l, m, c or r: left, in the middle, centred, right."""
    case = str.upper if rnd.random() < 0.65 else rnd.choice([str.capitalize, str.lower])

    def name():
        kind = rnd.random()
        text = rnd.choice(TILL if kind < 0.3 else known)
        if kind > 0.9:
            text = "".join(rnd.choice("bcdfghjklmnprstvwyz") + rnd.choice("aeiou") for _ in range(rnd.randint(1, 4)))
        return case(text) + (rnd.choice([":", ",", ".", " :", "(S)", "/", "-", "!", " &"]) if rnd.random() < 0.08 else "")

    def names(most):
        return " ".join(name() for _ in range(rnd.randint(1, most)))

    return rnd.choice([
        lambda: [(names(5), "c")],
        lambda: [(names(3), "l"), (price(rnd), "r")],
        lambda: [(name() + rnd.choice([" : ", ": ", " ", " NO : ", " #: "]) + code(rnd), "l")],
        lambda: [(rnd.choice([code(rnd), name()]), "l"), (some(rnd, DIGITS, 1, 2), "m"), (price(rnd), "r")],
        lambda: [(f"{code(rnd)} {names(3)}", "l"), (price(rnd), "r")],
        lambda: [(code(rnd), "l"), (code(rnd), "r")],
        lambda: [(f"{names(5)}, {some(rnd, DIGITS, 5)}", "l")],
        lambda: [(f"{name()} {price(rnd)}", rnd.choice("lcr"))],
    ])()
