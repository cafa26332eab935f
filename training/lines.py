"""Lines that line_crops.cc cut, each with the text that stands on it."""
import json
import struct

import numpy as np

HEIGHT, RECORD = 36, "<6f"
#: Lines narrower than so many heights are a letter or two.
NARROW = 2


def cuts(path):
    """Yields (box, pixels): shares of the page, HEIGHT x width bytes."""
    with open(path, "rb") as file:
        data = file.read()
    at, head = 0, struct.calcsize(RECORD)
    while at + head <= len(data):
        x0, y0, x1, y1, _, width = struct.unpack_from(RECORD, data, at)
        size = HEIGHT * int(width)
        yield (x0, y0, x1, y1), np.frombuffer(data, np.uint8, size, at + head).reshape(HEIGHT, int(width))
        at += head + size


def text_of(box, words):
    """The words of one line that lie in `box`, None when it cuts through words or holds two lines."""
    x0, y0, x1, y1 = box

    def inside(word):
        width, height = word[2] - word[0], word[3] - word[1]
        return min(word[3], y1) - max(word[1], y0) > 0.35 * height and min(word[2], x1) - max(word[0], x0) > 0.3 * width

    found = sorted((word for word in words if inside(word)), key=lambda word: word[0])
    if not found:
        return None
    height = found[0][3] - found[0][1]
    tops = [word[1] for word in found]
    cut = any(min(word[2], x1) - max(word[0], x0) < 0.85 * (word[2] - word[0]) for word in found)
    beyond = found[0][0] < x0 - height / 2 or max(word[2] for word in found) > x1 + height / 2
    if cut or beyond or max(tops) - min(tops) > 0.6 * height:
        return None
    return " ".join(word[4] for word in found)


def lines_of(stem):
    """Yields (pixels, text) of a page."""
    with open(f"{stem}.json") as file:
        words = json.load(file)
    for box, pixels in cuts(f"{stem}.lines"):
        text = text_of(box, words) if 12 <= pixels.shape[1] <= 2400 else None
        if text:
            yield pixels, text


def network_input(pixels):
    """-1 black to 1 white, as native/recognize/network/line_image.cc: by quartiles of the middle row's extremes, of
    narrow lines by those of all rows."""
    narrow = pixels.shape[1] < NARROW * HEIGHT
    rows = (pixels if narrow else pixels[HEIGHT // 2][None]).astype(int)
    before, here, after = rows[:, :-2], rows[:, 1:-1], rows[:, 2:]
    middle = (int(pixels.max()) + int(pixels.min())) / 2
    low = here[(((here < before) & (here <= after)) | ((here <= before) & (here < after))) & ((here <= middle) | (not narrow))]
    high = here[(((here > before) & (here >= after)) | ((here >= before) & (here > after))) & ((here > middle) | (not narrow))]

    def quartile(values, share, none):
        return np.sort(values)[min(len(values) - 1, int(len(values) * share))] if len(values) else none

    black, white = quartile(low, 0.25, 0), quartile(high, 0.75, 255)
    contrast = (white - black) / 2
    return np.clip((pixels - black) / (contrast if contrast > 0 else 1) - 1, -1, 1).astype(np.float32)
