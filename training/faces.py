"""Typefaces of this machine."""
import functools
import glob
import os

from PIL import Image, ImageDraw, ImageFont

LEFT_OUT = ("math", "ocr-a", "nonunicode", "symbol", "emoji", "dingbat", "d05", "standardsymbols", "initials", "light",
            "thin", "hairline", "black", "z003", "junicode", "sample", "csur", "upper", "jp", "stixint", "stixsiz", "stixvar",
            "dancing", "opens___", "tamil", "libertine_i", "libertine_dr", "largelineheight")
COMMON = ("LiberationSans", "LiberationSerif", "Nimbus", "Tinos", "Arimo", "texgyretermes", "texgyreheros", "DejaVuSans-",
          "Carlito", "FreeSans", "FreeSerif", "STIX", "Caladea")
FIXED = ("Mono", "Courier", "Cousine", "Inconsolata", "Hack", "FiraCode", "OCR", "3270", "Terminus", "mononoki", "Hermit",
         "monof", "Fantasque", "Anonymous", "agave", "Proggy", "Monoid", "Typewriter", "cmuntt", "cmuntx")
#: Faces made of dots, and their height.
OF_DOTS = {**{f"ter-u{size}{weight}_iso-8859-1.pcf.gz": size for size in (14, 16, 18, 20, 22, 24, 28, 32) for weight in "nb"},
           **{f"spleen-{width}x{2 * width}.pcf.gz": 2 * width for width in (8, 12, 16)},
           **{f"{name}-ISO8859-1.pcf.gz": int(name.split("x")[1].rstrip("B"))
              for name in ("6x13", "7x13", "7x14", "8x13", "9x15", "9x18", "9x18B", "10x20")},
           **{f"{name}.pcf.gz": int(name.split("x")[1].rstrip("B")) for name in ("6x13", "7x13", "7x14", "8x13", "9x15", "9x18", "9x18B", "10x20")},
         "8x16rk.pcf.gz": 16, "12x24rk.pcf.gz": 24}


#: Those as low as nine needles print, and their height.
OF_NEEDLES = {f"{name}-ISO8859-1.pcf.gz": int(name.split("x")[1].rstrip("B"))
              for name in ("5x8", "6x9", "6x10", "6x12", "6x13", "7x13", "6x13B", "7x13B", "8x13")} | {
    "spleen-6x12.pcf.gz": 12, "ter-u12n_iso-8859-1.pcf.gz": 12}


@functools.cache
def files():
    """Of this machine; those made of dots may be unpacked, which some builds of FreeType want."""
    found = glob.glob("/usr/share/fonts/**/*", recursive=True)
    return sorted(path for path in found if path.endswith((".ttf", ".otf", ".pcf", ".pcf.gz")))


def _named(names):
    return [path for path in outlines() if any(name in os.path.basename(path) for name in names)]


@functools.cache
def outlines():
    def fits(path):
        name = os.path.basename(path).lower()
        latin = not name.startswith("noto") or name.startswith(("notosans-", "notoserif-", "notosansdisplay-",
                                                                "notoserifdisplay-", "notosansmono"))
        latin = latin and not (name.startswith("cmun") and name[4:6] not in ("rm", "ss", "bx", "ti", "tt", "tx"))
        return latin and not name.endswith((".gz", ".pcf")) and not any(part in name for part in LEFT_OUT)

    return [path for path in files() if fits(path)]


common = functools.cache(lambda: _named(COMMON))
fixed = functools.cache(lambda: _named(FIXED))
serif = functools.cache(lambda: [path for path in common() if path not in sans()])
sans = functools.cache(lambda: [path for path in common() if "Sans" in path or "Arimo" in path or "heros" in path])


def _has(path, height):
    try:
        return bool(ImageFont.truetype(path, height))
    except OSError:
        return False


@functools.cache
def _dotted(letters, of_needles):
    heights = OF_NEEDLES if of_needles else OF_DOTS
    named = [(path, os.path.basename(path).removesuffix(".gz") + ".gz") for path in files()]
    return [(path, heights[name]) for path, name in named
            if name in heights and _has(path, heights[name]) and not lacks(face(path, heights[name]), [x for x in letters if x not in RARE_LETTERS])]


@functools.lru_cache(400)
def face(path, size):
    return ImageFont.truetype(path, size)


#: What typewriters and old tills print in place of signs that they have not.
PLAIN = {"„": '"', "“": '"', "”": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "‚": "'", "–": "-", "—": "-", "€": "EUR", "œ": "oe", "Œ": "OE",
         "²": "2", "³": "3", "µ": "u", "§": "Par.", "°": "o", "±": "+-", "×": "x", "≤": "<=", "≥": ">=", "Ÿ": "Y"}
#: A character that no face has: it looks like whatever a face lacks.
NONE = "\uffff"
#: Letters that faces may lack.
RARE_LETTERS = "œŒÿŸæÆ"
_lacking = {}


def _drawn(one, text):
    tile = Image.new("L", (80, 80), 0)
    ImageDraw.Draw(tile).text((20, 20), text, font=one, fill=255)
    return tile.tobytes()


def lacks(one, text):
    """The characters of `text` that a face has not."""
    known = _lacking.setdefault(one.path, {})

    def is_lacking(character):
        if character not in known:
            known[character] = not character.isascii() and _drawn(one, character) == _drawn(one, NONE)
        return known[character]

    return [character for character in text if is_lacking(character)]


def plain(one, text):
    """`text` in what the face has; parts that it has not at all are left out."""
    if text.isascii():
        return text
    text = "".join(PLAIN.get(x, x) if x in lacks(one, x) else x for x in text)
    return " ".join(part for part in text.split(" ") if not lacks(one, part))


@functools.cache
def _with(path, letters):
    return not lacks(face(path, 24), [x for x in letters if x not in RARE_LETTERS])


def with_letters(paths, letters):
    return [path for path in paths if _with(path, letters)]


#: [(path, height)]
def of_dots(letters=""):
    return _dotted(letters, False)


def of_needles(letters=""):
    return _dotted(letters, True)
