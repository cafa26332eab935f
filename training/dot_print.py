"""dot_print.py FOLDER FIRST COUNT [LANGUAGE]: narrow pages as a printer of dots leaves them, scanned poorly.

Set dot by dot, then worn (weak columns, uneven heat, dots that fail), smeared and scanned: scaled, blurred, in
uneven light, with grain, sharpened, compressed. Files as of small_print.py.
"""
import random
import sys

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

import faces
import texts
from looks import compressed, lit, moved, patches, two_tones
from small_print import save

#: Dots across the paper; pixels a dot while it smears, of heads and of needles; pixels of paper around the page.
WIDTHS, FINE, NEEDLE, MARGIN = (384, 512, 576, 576, 640), 3, 5, 30
STRETCHES = ((2, 1), (1, 2), (2, 2), (1.5, 1.5))


def _mostly_upright(rnd, paths):
    path = rnd.choice(paths)
    while ("Italic" in path or "Oblique" in path) and rnd.random() < 0.85:
        path = rnd.choice(paths)
    return path


class Roll:
    """Paper of dots, and what is printed on it, in dots. A dot of a printer of pages is half as large."""

    def __init__(self, rnd, known):
        self.rnd, self.known = rnd, known
        self.fine, self.needles = rnd.choices([(False, False), (True, False), (False, True)], [0.6, 0.18, 0.22])[0]
        times = 2 if self.fine else 1
        self.width = rnd.choice(WIDTHS) * times
        kind, letters = rnd.random(), known.tongue.LETTERS
        if self.needles:
            path, self.size = rnd.choice(faces.of_needles(letters))
            self.width = round(self.size * rnd.uniform(16, 26))
        elif kind < (0.1 if self.fine else 0.5):
            path, self.size = rnd.choice(faces.of_dots(letters))
        else:
            paths = faces.fixed() if kind < 0.7 else faces.sans() if kind < 0.95 else faces.serif()
            path, self.size = _mostly_upright(rnd, faces.with_letters(paths, letters)), rnd.randint(17, 30) * times
        self.face = ImageFont.truetype(path, self.size, layout_engine=ImageFont.Layout.BASIC)
        #: Dots between characters that the face has not, which printers of one pitch leave.
        self.apart = rnd.choice([1, 1, 2, 3, -1]) if rnd.random() < 0.35 else 0
        self.step = round(self.size * rnd.uniform(1.02, 1.7))
        self.most = rnd.randint(20, 36) * self.step
        self.image = Image.new("1", (self.width, 2 * self.most), 0)
        self.words = []

    def long(self, text):
        return self.face.getlength(text) + self.apart * len(text)

    def drawn(self, text):
        tile = Image.new("1", (int(self.long(text)) + 6, sum(self.face.getmetrics()) + 2), 0)
        draw = ImageDraw.Draw(tile)
        if not self.apart:
            draw.text((0, 0), text, font=self.face, fill=1)
            return tile
        x = 0
        for character in text:
            draw.text((round(x), 0), character, font=self.face, fill=1)
            x += self.long(character)
        return tile

    def put(self, text, x, y, across, down):
        tile = self.drawn(text)
        box = tile.getbbox()
        if not box:
            return
        size = (round(tile.width * across), round(tile.height * down))
        self.image.paste(1, (x, y), tile.resize(size, Image.NEAREST))
        for word in text.split(" "):
            end = x + self.long(word) * across
            if word:
                self.words.append([x, y + down * box[1], end, y + down * box[3], word])
            x = end + self.long(" ") * across

    def line(self, y):
        """Prints a line; its height."""
        rnd = self.rnd
        across, down = (1, 1) if rnd.random() < 0.85 else rnd.choice(STRETCHES)
        parts = [(faces.plain(self.face, text), place) for text, place in texts.till_line(rnd, self.known)]

        def long(text):
            return self.long(text) * across

        if sum(long(text) for text, _ in parts) + 20 * len(parts) > self.width - 10:
            parts = parts[:1]
        first, place = parts[0]
        while " " in first and long(first) > self.width - 10:
            first = first.rsplit(" ", 1)[0]
        if long(first) > self.width - 10:
            return 0
        parts[0] = (first, place)
        for text, place in parts:
            free = self.width - 5 - long(text)
            x = {"l": 5, "c": free / 2, "m": self.width * rnd.choice([0.3, 0.45, 0.55]), "r": free}[place]
            if place == "m" and (long(first) + 20 > x or x + long(text) + 20 > self.width - 5 - long(parts[-1][0]) * (len(parts) > 2)):
                continue
            self.put(text, round(x), y, across, down)
        height = round(self.step * down)
        if rnd.random() < 0.03:
            # Light on dark.
            band = (0, y - 2, self.width, y + round(self.size * 1.2 * down) + 2)
            self.image.paste(ImageChops.invert(self.image.crop(band)), band[:2])
            height += 4
        return height

    def printed(self):
        y = 20
        while y < self.most:
            y += self.line(y)
            if self.rnd.random() < 0.08:
                dash, draw = self.rnd.choice([4, 7]), ImageDraw.Draw(self.image)
                for x in range(4, self.width - 4, 8):
                    draw.line([x, y + 4, x + dash, y + 4], fill=1)
                y += 12
        height = min(y + 20, self.image.height)
        self.words = [word for word in self.words if word[3] < height]
        return np.asarray(self.image.crop((0, 0, self.width, height)), np.float32)


def worn(rnd, dots):
    """Columns and rows that print weakly, uneven heat, dots that fail."""
    height, width = dots.shape
    if rnd.random() < 0.4:
        columns = np.ones(width, np.float32)
        for _ in range(rnd.randint(1, 7)):
            x = rnd.randrange(width)
            columns[x : x + rnd.randint(1, 11)] *= rnd.uniform(0, 0.8)
        dots = dots * columns
    if rnd.random() < 0.15:
        # The paper sticks for a moment, or a ribbon is worn where needles hit it most.
        rows = np.ones(height, np.float32)
        for _ in range(rnd.randint(4, 30)):
            y = rnd.randrange(height)
            rows[y : y + rnd.randint(1, 3)] *= rnd.uniform(0, 0.6)
        dots = dots * rows[:, None]
    if rnd.random() < 0.1:
        every = rnd.randint(6, 20)
        dots = dots * (1 - rnd.uniform(0.2, 0.7) * (np.arange(height) % every < every / 2))[:, None].astype(np.float32)
    if rnd.random() < 0.4:
        dots = dots * np.clip(patches(height, width, rnd.choice([12, 24, 60])) * rnd.uniform(1.5, 3), rnd.uniform(0, 0.5), 1)
    if rnd.random() < 0.35:
        dots = dots * (np.random.rand(height, width) > rnd.uniform(0.01, 0.22))
    if rnd.random() < 0.06:
        dots = np.maximum(dots, (np.random.rand(height, width) < rnd.uniform(0.002, 0.02)).astype(np.float32))
    return dots


def struck(rnd, dots):
    """As needles leave it: round dots through a ribbon, which touch or do not."""
    middle = (NEEDLE - 1) / 2
    along = np.exp(-((np.arange(NEEDLE) - middle) ** 2) / (2 * (NEEDLE * rnd.uniform(0.2, 0.42)) ** 2))
    dots = dots * (1 - rnd.uniform(0, 0.6) * np.random.rand(*dots.shape))
    ink = np.kron(dots, np.outer(along, along) * rnd.uniform(1, 1.6))
    image = Image.fromarray((np.clip(ink, 0, 1) * 255).astype(np.uint8))
    return image.filter(ImageFilter.GaussianBlur(NEEDLE * rnd.uniform(0.1, 0.45)))


def smeared(rnd, dots, fine):
    """@param fine pixels a dot"""
    height, width = dots.shape
    image = Image.fromarray((dots * 255).astype(np.uint8)).resize((width * fine, height * fine), Image.NEAREST)
    image = image.filter(ImageFilter.GaussianBlur(fine * rnd.uniform(0.25, 1)))
    kind = rnd.random()
    if kind < 0.35:
        return image.filter(ImageFilter.MaxFilter(rnd.choice([3, 3, 5])))
    return image.filter(ImageFilter.MinFilter(3)) if kind < 0.55 else image


def scanned(rnd, image, size, em):
    """`image`, white ink on black, as a gray picture of `size` whose letters are `em` pixels high."""
    width, height = size
    image = image.resize(size, rnd.choice([Image.BOX, Image.BILINEAR, Image.LANCZOS]))
    if rnd.random() < 0.5:
        image = image.filter(ImageFilter.GaussianBlur(rnd.uniform(0.2, 1.3) * em / 22))
    if rnd.random() < 0.08:
        image = moved(rnd, image, em)
    ink = np.clip(np.asarray(image, np.float32) / 255 * rnd.uniform(0.7, 1.7), 0, 1)
    paper = rnd.uniform(165, 254)
    black = min(rnd.uniform(15, 150), paper - rnd.uniform(25, 60))
    pixels = (paper * (1 - ink) + black * ink) * lit(rnd, height, width)
    if rnd.random() < 0.6:
        pixels = pixels + np.random.normal(0, rnd.uniform(1, 11), pixels.shape)
    if rnd.random() < 0.3:
        pixels = (pixels - pixels.mean()) * rnd.uniform(1.2, 2.6) + rnd.uniform(170, 235)
    image = Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))
    if rnd.random() < 0.25:
        image = image.filter(ImageFilter.UnsharpMask(2, rnd.randint(80, 260), 2))
    if rnd.random() < 0.06:
        image = two_tones(rnd, image)
    return compressed(rnd, image, 28, 92) if rnd.random() < 0.8 else image


def page(rnd, known):
    """(picture, words with boxes as shares of it). A page may lie askew: boxes are those of one that does not."""
    roll = Roll(rnd, known)
    dots = roll.printed()
    em = rnd.uniform(11, 34) if rnd.random() < 0.7 else rnd.uniform(8.5, 15)
    across = em / roll.size
    down = across * (rnd.uniform(0.88, 1.12) if rnd.random() < 0.65 else rnd.uniform(0.75, 1.4))
    size = (max(80, round(dots.shape[1] * across)), max(80, round(dots.shape[0] * down)))
    dots = worn(rnd, dots)
    scan = scanned(rnd, struck(rnd, dots) if roll.needles else smeared(rnd, dots, 2 if roll.fine else FINE), size, em)
    paper = int(np.median(np.asarray(scan)))
    whole = Image.new("L", (size[0] + 2 * MARGIN, size[1] + 2 * MARGIN), paper)
    whole.paste(scan, (MARGIN, MARGIN))
    if rnd.random() < 0.25:
        whole = whole.rotate(rnd.gauss(0, 0.6), Image.BICUBIC, fillcolor=paper)

    def shares(x0, y0, x1, y1):
        return [(MARGIN + x0 * across) / whole.width, (MARGIN + y0 * down) / whole.height,
                (MARGIN + x1 * across) / whole.width, (MARGIN + y1 * down) / whole.height]

    return whole, [[*shares(*box), text] for *box, text in roll.words]


def main(folder, first, count, language="eng"):
    known = texts.Vocabulary(language)
    for number in range(int(first), int(first) + int(count)):
        rnd = random.Random(f"dots {number}")
        np.random.seed(number)
        picture, words = page(rnd, known)
        save(picture, words, f"{folder}/{number}")


if __name__ == "__main__":
    main(*sys.argv[1:])
