"""Lines that make-lines.ts cut, each with the figures that stand on it and a mark for every word between."""
import glob
import json
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from lines import cuts

#: Shares of a figure's height and width that lie in its line's box.
HIGH, WIDE = 0.35, 0.3
WHOLE = 0.85
#: What stands for a word.
WORD = "~"


def figures_in(box, words):
    """The figures in `box` from left to right; None when it cuts through one or holds two lines."""
    x0, y0, x1, y1 = box

    def inside(word):
        width, height = word[2] - word[0], word[3] - word[1]
        return min(word[3], y1) - max(word[1], y0) > HIGH * min(height, y1 - y0) and \
            min(word[2], x1) - max(word[0], x0) > WIDE * width

    found = sorted((word for word in words if inside(word)), key=lambda word: word[0])
    middles = [(word[1] + word[3]) / 2 for word in found]
    if not found or max(middles) - min(middles) > 0.3 * (found[0][3] - found[0][1]):
        return None
    numbers = [word for word in found if word[4]]
    if any(min(word[2], x1) - max(word[0], x0) < WHOLE * (word[2] - word[0]) for word in numbers):
        return None
    return " ".join(word[4] or WORD for word in found)


def lines_of(stem):
    """Yields (pixels, text) of a page."""
    with open(f"{stem}.json") as file:
        words = json.load(file)
    for box, pixels in cuts(f"{stem}.lines"):
        text = figures_in(box, words) if 12 <= pixels.shape[1] <= 2400 else None
        if text is not None:
            yield pixels, text


def stems(folder):
    return sorted(path.removesuffix(".lines") for path in glob.glob(f"{folder}/*.lines"))
