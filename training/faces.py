"""Typefaces of this machine."""
import functools
import glob
import os

from PIL import ImageFont

LEFT_OUT = ("math", "ocr-a", "nonunicode", "symbol", "emoji", "dingbat", "d05", "standardsymbols", "initials", "light",
            "thin", "hairline", "black", "z003", "junicode", "sample", "csur", "upper", "jp", "stixint", "stixsiz", "stixvar",
            "dancing", "opens___", "tamil", "libertine_i", "libertine_dr", "largelineheight")
COMMON = ("LiberationSans", "LiberationSerif", "Nimbus", "Tinos", "Arimo", "texgyretermes", "texgyreheros", "DejaVuSans-",
          "Carlito", "FreeSans", "FreeSerif", "STIX", "Caladea")
FIXED = ("Mono", "Courier", "Cousine", "Inconsolata", "Hack", "FiraCode", "OCR", "3270", "Terminus", "mononoki", "Hermit",
         "monof", "Fantasque")
#: Faces made of dots, and their height.
OF_DOTS = {**{f"ter-u{size}{weight}_iso-8859-1.pcf.gz": size for size in (14, 16, 18, 20, 22, 24, 28, 32) for weight in "nb"},
           **{f"spleen-{width}x{2 * width}.pcf.gz": 2 * width for width in (8, 12, 16)},
           **{f"{name}-ISO8859-1.pcf.gz": int(name.split("x")[1].rstrip("B"))
              for name in ("6x13", "7x13", "7x14", "8x13", "9x15", "9x18", "9x18B", "10x20")},
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


def _dotted(heights):
    named = [(path, os.path.basename(path).removesuffix(".gz") + ".gz") for path in files()]
    return [(path, heights[name]) for path, name in named if name in heights and _has(path, heights[name])]


#: [(path, height)]
of_dots = functools.cache(lambda: _dotted(OF_DOTS))
of_needles = functools.cache(lambda: _dotted(OF_NEEDLES))


@functools.lru_cache(400)
def face(path, size):
    return ImageFont.truetype(path, size)
