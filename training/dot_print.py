"""dot_print.py FOLDER FIRST COUNT: narrow pages as a printer of dots leaves them, scanned poorly.

Set dot by dot, then worn (weak columns, uneven heat, dots that fail), smeared and scanned: scaled, blurred, in
uneven light, with grain, sharpened, compressed. Files as of small_print.py.
"""
import random
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

import faces
import texts
from small_print import compressed, save

#: Dots across the paper; pixels a dot while it smears; pixels of paper around the page.
WIDTHS, FINE, MARGIN = (384, 512, 576, 576, 640), 3, 30
STRETCHES = ((2, 1), (1, 2), (2, 2), (1.5, 1.5))


class Roll:
    """Paper of dots, and what is printed on it, in dots."""

    def __init__(self, rnd, known):
        self.rnd, self.known = rnd, known
        self.width = rnd.choice(WIDTHS)
        kind = rnd.random()
        if kind < 0.5:
            path, self.size = rnd.choice(faces.of_dots())
        else:
            path, self.size = rnd.choice(faces.fixed() if kind < 0.75 else faces.sans()), rnd.randint(18, 28)
        self.face = ImageFont.truetype(path, self.size)
        self.step = round(self.size * rnd.uniform(1.05, 1.7))
        self.most = rnd.randint(24, 43) * self.step
        self.image = Image.new("1", (self.width, 2 * self.most), 0)
        self.words = []

    def put(self, text, x, y, across, down):
        tile = Image.new("1", (int(self.face.getlength(text)) + 4, sum(self.face.getmetrics()) + 2), 0)
        ImageDraw.Draw(tile).text((0, 0), text, font=self.face, fill=1)
        box = tile.getbbox()
        if not box:
            return
        size = (round(tile.width * across), round(tile.height * down))
        self.image.paste(1, (x, y), tile.resize(size, Image.NEAREST))
        for word in text.split(" "):
            end = x + self.face.getlength(word) * across
            self.words.append([x, y + down * box[1], end, y + down * box[3], word])
            x = end + self.face.getlength(" ") * across

    def line(self, y):
        """Prints a line; its height."""
        rnd = self.rnd
        across, down = (1, 1) if rnd.random() < 0.85 else rnd.choice(STRETCHES)
        parts = texts.till_line(rnd, self.known)

        def long(text):
            return self.face.getlength(text) * across

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
            x = {"l": 5, "c": free / 2, "m": self.width * 0.55, "r": free}[place]
            if place == "m" and (long(first) + 20 > x or x + long(text) + 20 > self.width - 5 - long(parts[-1][0])):
                continue
            self.put(text, round(x), y, across, down)
        return round(self.step * down)

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


def patches(height, width, cell):
    """Noise of 0..1 in soft patches of `cell` dots."""
    noise = np.random.rand(height // cell + 2, width // cell + 2) * 255
    return np.asarray(Image.fromarray(noise.astype(np.uint8)).resize((width, height), Image.BICUBIC), np.float32) / 255


def worn(rnd, dots):
    """Columns that print weakly, uneven heat, dots that fail."""
    height, width = dots.shape
    if rnd.random() < 0.5:
        columns = np.ones(width, np.float32)
        for _ in range(rnd.randint(1, 7)):
            x = rnd.randrange(width)
            columns[x : x + rnd.randint(1, 11)] *= rnd.uniform(0, 0.8)
        dots = dots * columns
    if rnd.random() < 0.4:
        dots = dots * np.clip(patches(height, width, 24) * rnd.uniform(1.5, 3), rnd.uniform(0, 0.5), 1)
    if rnd.random() < 0.4:
        dots = dots * (np.random.rand(height, width) > rnd.uniform(0.01, 0.22))
    return dots


def smeared(rnd, dots):
    height, width = dots.shape
    image = Image.fromarray((dots * 255).astype(np.uint8)).resize((width * FINE, height * FINE), Image.NEAREST)
    image = image.filter(ImageFilter.GaussianBlur(FINE * rnd.uniform(0.25, 1)))
    kind = rnd.random()
    if kind < 0.35:
        return image.filter(ImageFilter.MaxFilter(3))
    return image.filter(ImageFilter.MinFilter(3)) if kind < 0.5 else image


def scanned(rnd, image, size, em):
    """`image`, white ink on black, as a gray picture of `size` whose letters are `em` pixels high."""
    width, height = size
    image = image.resize(size, rnd.choice([Image.BOX, Image.BILINEAR, Image.LANCZOS]))
    if rnd.random() < 0.5:
        image = image.filter(ImageFilter.GaussianBlur(rnd.uniform(0.2, 1.1) * em / 22))
    ink = np.clip(np.asarray(image, np.float32) / 255 * rnd.uniform(0.8, 1.6), 0, 1)
    paper = rnd.uniform(165, 254)
    black = min(rnd.uniform(15, 130), paper - 45)
    down, across = (np.linspace(rnd.uniform(0.8, 1), rnd.uniform(0.8, 1), n) for n in (height, width))
    pixels = (paper * (1 - ink) + black * ink) * down[:, None] * across
    if rnd.random() < 0.6:
        pixels = pixels + np.random.normal(0, rnd.uniform(1, 11), pixels.shape)
    if rnd.random() < 0.3:
        pixels = (pixels - pixels.mean()) * rnd.uniform(1.2, 2.6) + rnd.uniform(170, 235)
    image = Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))
    if rnd.random() < 0.25:
        image = image.filter(ImageFilter.UnsharpMask(2, rnd.randint(80, 260), 2))
    return compressed(rnd, image, 35, 92) if rnd.random() < 0.8 else image


def page(rnd, known):
    """(picture, words with boxes as shares of it)."""
    roll = Roll(rnd, known)
    dots = roll.printed()
    em = rnd.uniform(11, 34) if rnd.random() < 0.8 else rnd.uniform(9, 13)
    across = em / roll.size
    down = across * rnd.uniform(0.88, 1.12)
    size = (max(80, round(dots.shape[1] * across)), max(80, round(dots.shape[0] * down)))
    scan = scanned(rnd, smeared(rnd, worn(rnd, dots)), size, em)
    whole = Image.new("L", (size[0] + 2 * MARGIN, size[1] + 2 * MARGIN), int(np.median(np.asarray(scan))))
    whole.paste(scan, (MARGIN, MARGIN))

    def shares(x0, y0, x1, y1):
        return [(MARGIN + x0 * across) / whole.width, (MARGIN + y0 * down) / whole.height,
                (MARGIN + x1 * across) / whole.width, (MARGIN + y1 * down) / whole.height]

    return whole, [[*shares(*box), text] for *box, text in roll.words]


def main(folder, first, count):
    known = texts.words()
    for number in range(int(first), int(first) + int(count)):
        rnd = random.Random(f"dots {number}")
        np.random.seed(number)
        picture, words = page(rnd, known)
        save(picture, words, f"{folder}/{number}")


if __name__ == "__main__":
    main(*sys.argv[1:])
