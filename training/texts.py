"""Made-up texts: words, figures as tables have them, lines as receipts have them, in a language. `rnd` is a random.Random."""
import re
import unicodedata

from tongues import tongue

#: Characters that are rare but known.
RARE = "© ® ™ § ¥ ¢ ° é — _ ~ | \\ { } ! ? = + # & @ [ ] / ; * $ % ’".split()
DIGITS, LETTERS = "0123456789", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
#: Marks that stand behind words, raised or lowered.
MARKS = "a b c d e 1 2 3 4 * ** † ‡ -1 th TM a,b 1,2 [1] ns".split()
#: Word lists, and the share of words of names that come from languages other than the first one.
LISTS = ("french", "ngerman", "spanish", "italian", "dutch", "portuguese", "swedish", "danish")
FOLDER, OTHERS = "/usr/share/dict", 0.25
VOWELS, CONSONANTS = "aaaeeiioou", "bbccddffgghhjkkllmmnnppqrrsstttvwxyz"
#: How often capitals have no accents where small letters have them; how often a cell is of invoices, statements and cards.
PLAIN_CAPITALS, OF_PAPERS = 0.35, 0.3
#: Share of words that begin with a vowel and have another before it, and of apostrophes that are round.
VOWELS_ELIDED, ELISIONS, ROUND = "aeiouâàéèêîôœh", 0.35, 0.55
GROUPED = re.compile(r"(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?")


def _list(name, letters, longest):
    with open(f"{FOLDER}/{name}", encoding="utf-8", errors="replace") as file:
        found = [line.strip() for line in file]
    return [word for word in found if len(word) <= longest and "'" not in word and all(x.isascii() or x in letters for x in word)]


def without_accents(text):
    letters = unicodedata.normalize("NFD", text.replace("Œ", "OE").replace("œ", "oe").replace("ß", "ss"))
    return "".join(x for x in letters if not unicodedata.combining(x))


class Vocabulary:
    """The words of a language, and how it prints figures."""

    def __init__(self, language="eng"):
        self.tongue = tongue(language)
        self.words = _list(self.tongue.LIST, self.tongue.LETTERS, self.tongue.LONGEST)
        self.others = [_list(name, self.tongue.LETTERS, 11) for name in LISTS if name != self.tongue.LIST]

    def word(self, rnd):
        text = rnd.choice(self.words)
        if self.tongue.ELIDED and text[0].lower() in VOWELS_ELIDED and rnd.random() < ELISIONS:
            return rnd.choice(self.tongue.ELIDED) + "'" + text
        return text

    def name(self, rnd):
        """As of places, goods and people: words of several languages, made-up ones among them."""
        kind = rnd.random()
        if kind < OTHERS:
            return rnd.choice(rnd.choice(self.others))
        if kind < OTHERS + 0.12:
            return "".join(rnd.choice(CONSONANTS) + rnd.choice(VOWELS) + rnd.choice(["", "", rnd.choice("ngrstkl")])
                           for _ in range(rnd.randint(1, 4)))
        return self.word(rnd)

    def upper(self, rnd, text):
        plain = self.tongue.PLAIN_CAPITALS and rnd.random() < PLAIN_CAPITALS
        return without_accents(text.upper()) if plain else text.upper()

    def figures(self, rnd, text):
        """Those of `text`, like 1,234.56, as the language prints them, all alike."""
        forms = self.tongue.FIGURES
        if len(forms) == 1:
            return text
        group, point, _ = rnd.choices(forms, [share for *_, share in forms])[0]
        return GROUPED.sub(lambda found: found[1].replace(",", group) + (point + found[2] if found[2] else ""), text)

    def form(self, rnd):
        """A number that has a form of its own."""
        return "".join(rnd.choice(DIGITS) if x == "9" else rnd.choice(LETTERS) if x == "A" else x for x in rnd.choice(self.tongue.FORMS))


def some(rnd, letters, least, most=None):
    return "".join(rnd.choice(letters) for _ in range(rnd.randint(least, most or least)))


def figure(rnd, known):
    part = rnd.random
    return known.figures(rnd, rnd.choice([
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
    ])())


def word(rnd, known):
    text = rnd.choice([str.lower, str.lower, str.capitalize, lambda text: known.upper(rnd, text)])(known.word(rnd))
    kind = rnd.random()
    if kind < 0.15:
        return text + rnd.choice([",", ",", ".", ":", ";", known.tongue.ENDINGS[0]])
    if kind < 0.17:
        return f"({text})"
    if kind < 0.2:
        return text + rnd.choice("-/") + known.word(rnd).lower()
    if kind < 0.25:
        return some(rnd, LETTERS, 1, 4) + rnd.choice(["", some(rnd, DIGITS, 1, 2), "-" + some(rnd, DIGITS, 1, 2)])
    return rnd.choice(known.tongue.UNITS) if kind < 0.27 else text


def sentence(rnd, known):
    """Words as prose has them, with marks between them, some in quotes."""
    count = rnd.randint(4, 14)
    found = [rnd.choice(known.tongue.FREQUENT) if rnd.random() < 0.5 else known.word(rnd) for _ in range(count)]
    if rnd.random() < 0.6:
        found[0] = found[0][0].upper() + found[0][1:]
    for i in range(count - 1):
        kind = rnd.random()
        if kind < 0.08:
            found[i] += rnd.choice([",", ",", ",", *known.tongue.STOPS, ".", " —"])
        elif kind < 0.1:
            found[i] += rnd.choice(known.tongue.ENDINGS)
        elif kind < 0.12:
            found[i] = figure(rnd, known)
    if rnd.random() < 0.35:
        begin = rnd.randrange(count)
        end = min(count - 1, begin + rnd.randint(0, 7))
        opening, closing = rnd.choice(known.tongue.QUOTES)
        found[begin] = opening + found[begin]
        found[end] += rnd.choice(["", ",", "."]) + closing
    text = " ".join(found) + rnd.choice(["", "", ".", ","])
    return text.replace("'", "’") if known.tongue.ELIDED and rnd.random() < ROUND else text


def net_address(rnd, known):
    name = lambda: without_accents(rnd.choice(known.words).lower())
    end = rnd.choice(known.tongue.DOMAINS)
    return rnd.choice([
        lambda: f"www.{name()}{rnd.choice(['', '-' + name()])}.{end}",
        lambda: f"{name()}{rnd.choice(['', '.', '_'])}{rnd.choice(['', name()])}@{name()}.{end}",
        lambda: f"http{rnd.choice(['', 's'])}://{rnd.choice(['', 'www.'])}{name()}.{end}{rnd.choice(['', '/' + name()])}",
    ])()


def of_papers(rnd, known):
    """As on invoices, statements, forms and cards: what a value is, numbers, dates, sums."""
    label = lambda: known.upper(rnd, text) if (text := rnd.choice(known.tongue.PAPERS)) and rnd.random() < 0.2 else text
    names = lambda most: " ".join(known.name(rnd).capitalize() for _ in range(rnd.randint(1, most)))
    sums = lambda most: " ".join(price(rnd, known) for _ in range(rnd.randint(1, most)))
    return rnd.choice([
        label,
        lambda: " ".join(label() for _ in range(rnd.randint(2, 4))),
        lambda: label() + rnd.choice([": ", " : ", " "]) + code(rnd, known),
        lambda: label() + rnd.choice([": ", " : ", " "]) + known.form(rnd),
        lambda: f"{label()} {sums(1)}",
        lambda: sums(3),
        lambda: f"{code(rnd, known)} {label()} {sums(2)}",
        lambda: f"{label()} {names(3)}",
        lambda: f"{names(2)} {rnd.choice(known.tongue.FIRMS)}",
        lambda: f"{names(2)}{rnd.choice(known.tongue.STREETS)} {some(rnd, DIGITS, 1, 3)}{rnd.choice(['', 'a', ',', ' b'])}",
        lambda: f"{some(rnd, DIGITS, 1, 3)}{rnd.choice(['', ' bis', ','])} {rnd.choice(known.tongue.ROADS)} {names(2)}",
        lambda: f"{known.form(rnd)} {names(2)}",
    ])()


def cell(rnd, known):
    """As in a table: words, figures, or both; or as in a text."""
    if known.tongue.PAPERS and rnd.random() < OF_PAPERS:
        text = of_papers(rnd, known)
        return text.replace("'", "’") if rnd.random() < ROUND else text
    kind = rnd.random()
    if kind < 0.22:
        return sentence(rnd, known)
    if kind < 0.24:
        return net_address(rnd, known)
    if kind < 0.27:
        return " ".join(rnd.choice([word(rnd, known) + rnd.choice(RARE), rnd.choice(RARE), rnd.choice(RARE) + figure(rnd, known)])
                        for _ in range(rnd.randint(1, 3)))
    kind = rnd.random()
    if kind < 0.45:
        return " ".join(word(rnd, known) for _ in range(rnd.randint(1, 8)))
    if kind < 0.7:
        return " ".join(figure(rnd, known) for _ in range(rnd.randint(1, 4)))
    return " ".join(word(rnd, known) if rnd.random() < 0.55 else figure(rnd, known) for _ in range(rnd.randint(2, 7)))


def code(rnd, known):
    """Numbers, dates and times of a till."""
    tongue = known.tongue
    digits, letters = (lambda *n: some(rnd, DIGITS, *n)), (lambda *n: some(rnd, LETTERS, *n))
    day, month, year = rnd.randint(1, 31), rnd.randint(1, 12), rnd.choice([rnd.randint(2005, 2029), rnd.randint(10, 29)])
    clock = f"{rnd.randrange(24)}:{rnd.randrange(60):02d}" + rnd.choice(tongue.CLOCKS).format(rnd.randrange(60))
    date = rnd.choice(tongue.DATES).format(day, month, year, rnd.choice(tongue.MONTHS), clock)
    if tongue.FORMS and rnd.random() < 0.15:
        return known.form(rnd)
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
        lambda: rnd.choice(tongue.NUMBERS) + digits(1, 5),
        lambda: "X" * rnd.choice([4, 8, 12]) + digits(4) if rnd.random() < 0.5 else "*" * rnd.choice([4, 8]) + digits(4),
        lambda: f"{digits(1, 3)}{rnd.choice(['%', ' %', 'KG', 'ML', 'G', 'L', 'PCS', 'CM', 'MM', 'X'])}",
        lambda: f"{digits(1, 2)}{rnd.choice('&-/,')}{digits(1, 2)}",
        lambda: rnd.choice(["{}%", "@ {}%", "@{}%", "({}%)", "(@ {}%)", "{}.0%", "{} %"]).format(rnd.choice(tongue.RATES)),
        lambda: clock,
        lambda: date,
        lambda: date,
    ])()


def price(rnd, known):
    text = f"{rnd.choice([10, 10, 100, 1000]) * rnd.random():.2f}"
    if rnd.random() < 0.08:
        text = f"{rnd.random() * 10 ** rnd.randint(4, 6):,.2f}"
    text = known.figures(rnd, text)
    if rnd.random() < 0.1:
        text = text.replace(",", " ").replace(".", ",")
    kind = rnd.random()
    if kind < known.tongue.WITH_MONEY[0]:
        return rnd.choice(known.tongue.MONEY_BEFORE) + text
    if kind < known.tongue.WITH_MONEY[1]:
        return text + rnd.choice(known.tongue.MONEY_AFTER)
    if kind < known.tongue.WITH_MONEY[1] + 0.13:
        return rnd.choice(["-", "x ", "@", "1 x ", "2 X ", "@2 X ", "@ ", "X ", "3x", "(", ": "]) + text
    return text


def till_line(rnd, known):
    """[(text, place)], place l, m, c or r: left, in the middle, centred, right."""
    tongue = known.tongue
    upper = lambda text: known.upper(rnd, text)
    case = upper if rnd.random() < 0.7 else rnd.choice([str.capitalize, str.lower, str.capitalize])

    def name():
        text = rnd.choice(tongue.TILL) if rnd.random() < 0.3 else known.name(rnd)
        return case(text) + (rnd.choice([":", ",", ".", " :", "(S)", "/", "-", "!", " &", " -", "'S"]) if rnd.random() < 0.1 else "")

    def names(most):
        return " ".join(name() for _ in range(rnd.randint(1, most)))

    def label():
        text = rnd.choice(tongue.LABELS)
        if rnd.random() < 0.4:
            text = f"{rnd.choice(tongue.BEFORE)} {text}"
        if rnd.random() < 0.1:
            text += rnd.choice(tongue.AFTER_LABELS)
        return case(text) if rnd.random() < tongue.OTHER_CASE else text

    def firm():
        return case(names(3)) + " " + rnd.choice(tongue.FIRMS)

    def street():
        return rnd.choice([
            lambda: f"{rnd.choice(['NO ', 'NO.', 'NO. ', 'LOT ', 'UNIT ', ''])}{some(rnd, DIGITS, 1, 3)}{rnd.choice(['', 'A', '-1', '/2', ' & 3'])}, {names(3)}",
            lambda: f"{some(rnd, DIGITS, 5)} {names(2)}{rnd.choice(['', ',', '.'])}",
            lambda: f"{names(2)} {some(rnd, DIGITS, 1, 2)}/{some(rnd, DIGITS, 1, 2)}{rnd.choice('ABC ')}".rstrip() + ",",
            lambda: f"{names(2)}, {names(2)}.",
        ])()

    if tongue.PAPERS and rnd.random() < 0.06:
        return [(of_papers(rnd, known), rnd.choice("lllc"))]
    colon = rnd.choice([":", " :", ": ", " : ", " ", ".: ", ". : "])
    return rnd.choice([
        lambda: [(names(5), "c")],
        lambda: [(rnd.choice([firm, street])(), rnd.choice("cccl"))],
        lambda: [(case(rnd.choice(tongue.THANKS)) if rnd.random() < 0.4 else rnd.choice(tongue.THANKS), "c")],
        lambda: [(rnd.choice(["*** {} ***", "** {} **", "* {} *", "--- {} ---", "<{}>", "[{}]", "***{}***", "== {} ==", "( {} )"]).format(names(3)), "c")],
        lambda: [(names(3), "l"), (price(rnd, known), "r")],
        lambda: [(names(4), "l")],
        lambda: [(sentence(rnd, known) if rnd.random() < 0.6 else net_address(rnd, known), rnd.choice("lc"))],
        lambda: [(label() + colon + code(rnd, known), rnd.choice("lllc"))],
        lambda: [(label() + colon + names(2), "l")],
        lambda: [(label(), "l"), (": " + code(rnd, known), "m")],
        lambda: [(label() + rnd.choice(["", ":", " :"]), "l"), (price(rnd, known), "r")],
        lambda: [(label() + rnd.choice(["", ":", " :"]), "l"), (price(rnd, known), "r")],
        lambda: [(rnd.choice([code(rnd, known), name()]), "l"), (some(rnd, DIGITS, 1, 2), "m"), (price(rnd, known), "r")],
        lambda: [(f"{some(rnd, DIGITS, 1, 2)}{rnd.choice([' ', ' x ', 'X ', 'x', ' X '])}{price(rnd, known)}", "l"), (price(rnd, known), "r")],
        lambda: [(f"{some(rnd, DIGITS, 1, 2)} {names(3)}", "l"), (price(rnd, known), "r")],
        lambda: [(f"{code(rnd, known)} {names(3)}", "l"), (price(rnd, known), "r")],
        lambda: [(code(rnd, known), "l"), (code(rnd, known), "r")],
        lambda: [(f"{names(5)}, {some(rnd, DIGITS, 5)}", "l")],
        lambda: [(f"{name()} {price(rnd, known)}", rnd.choice("lcr"))],
        lambda: [(price(rnd, known), "l"), (price(rnd, known), "m"), (price(rnd, known), "r")],
    ])()
