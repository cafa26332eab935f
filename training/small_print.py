"""small_print.py small|plain FOLDER FIRST COUNT [LANGUAGE]: pages with their words.

Drawn at several times their size and scaled down, as screens and scaled scans show letters. A page is a
PNG and a JSON list of words: box as shares of the page, text.
"""
import json
import random
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

import faces
import texts
from looks import compressed, lit, moved, two_tones

#: Sizes of letters in pixels an em, width of the page in pixels, lines.
KINDS = {
    "small": ([6, 6.5, 7, 7, 7.5, 8, 8, 8.5, 9, 9, 9.5, 10, 11, 12], (420, 760), 34),
    "plain": ([13, 14, 16, 18, 20, 22, 24, 26, 28, 30, 34], (900, 1700), 24),
}


#: Share of plain pages that were photographed, scanned or faxed.
WORN = 0.6


class Paper:
    def __init__(self, rnd, kind, known):
        sizes, widths, self.lines = KINDS[kind]
        self.rnd, self.kind, self.known = rnd, kind, known
        self.size, self.width = rnd.choice(sizes), rnd.randint(*widths)
        self.times = 2 if kind == "plain" else rnd.choice([4, 6, 8]) if self.size < 9 else rnd.choice([3, 4])
        paths = faces.common() if rnd.random() < 0.7 else faces.outlines()
        self.path = rnd.choice(faces.with_letters(paths, known.tongue.LETTERS))
        self.face = self.at(self.path, 1)
        self.step = self.size * rnd.uniform(1.5, 2.1)
        self.height = int(self.step * self.lines + 40)
        self.ink = rnd.randrange(70)
        size = (self.width * self.times, self.height * self.times)
        self.image = Image.new("L", size, rnd.randint(225, 255))
        self.draw = ImageDraw.Draw(self.image)
        self.words = []

    def at(self, path, share):
        return faces.face(path, max(6, round(self.size * self.times * share)))

    def length(self, face, text):
        return face.getlength(text) / self.times

    def band(self, y, gray):
        top, bottom = (y - self.size * 0.3) * self.times, (y + self.size * 1.5) * self.times
        self.draw.rectangle([0, top, self.width * self.times, bottom], fill=gray)

    def write(self, x, y, face, text, ink):
        for word in text.split(" "):
            self.draw.text((x * self.times, y * self.times), word, font=face, fill=ink)
            width = self.length(face, word)
            if self.rnd.random() < 0.035 and x + width + self.size < self.width - 14:
                mark, small = self.rnd.choice(texts.MARKS), self.at(self.path, self.rnd.uniform(0.58, 0.72))
                # Raised by so much of an em, or lowered.
                rise = self.rnd.choice([-0.06, -0.02, 0.03, 0.38])
                self.draw.text(((x + width) * self.times, (y + self.size * rise) * self.times), mark, font=small, fill=ink)
                width += self.length(small, mark)
                word += mark
            box = [x / self.width, (y + self.size * 0.1) / self.height,
                   (x + width) / self.width, (y + self.size * 1.1) / self.height]
            self.words.append([*box, word])
            x += width + self.length(face, " ")

    def line(self, y):
        rnd = self.rnd
        bold = self.path.replace("Regular", "Bold")
        face = self.at(bold, 1) if rnd.random() < 0.12 and bold in faces.outlines() else self.face
        light = rnd.random() < 0.05
        if light:
            self.band(y, rnd.randint(40, 130))
        elif rnd.random() < 0.12:
            self.band(y, rnd.randint(195, 240))
        x = 14 + rnd.random() * 20
        while x < self.width - 30:
            text = faces.plain(face, texts.cell(rnd, self.known))
            while " " in text and x + self.length(face, text) > self.width - 14:
                text = text.rsplit(" ", 1)[0]
            if x + self.length(face, text) > self.width - 14:
                return
            self.write(x, y, face, text, 250 if light else self.ink)
            if rnd.random() < 0.4:
                return
            x += self.length(face, text) + self.size * rnd.uniform(1.6, 6)

    def picture(self):
        rnd, size = self.rnd, (self.width, self.height)
        y = 20 + rnd.random()
        while y < self.height - 30:
            self.line(y)
            y += self.step
        way = rnd.random()
        image = self.image
        if way >= 0.9:
            image = image.filter(ImageFilter.GaussianBlur(self.times * 0.35))
        image = image.resize(size, Image.LANCZOS if 0.5 <= way < 0.75 else Image.BICUBIC if 0.75 <= way < 0.9 else Image.BOX)
        if rnd.random() < 0.15:
            # Out of focus.
            image = image.filter(ImageFilter.GaussianBlur(self.size * rnd.uniform(0.02, 0.07)))
        pixels = np.asarray(image, np.float32)
        if rnd.random() < 0.15:
            # Faint.
            pixels = 255 - (255 - pixels) * rnd.uniform(0.25, 0.8)
        if rnd.random() < 0.35:
            pixels = pixels + np.random.normal(0, rnd.uniform(0.5, 5), pixels.shape)
        image = Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))
        return self.photographed(image) if self.kind == "plain" and rnd.random() < WORN else image

    def photographed(self, image):
        """Or scanned, or faxed: in uneven light, with grain, out of focus, in two tones."""
        rnd = self.rnd
        image = image.filter(ImageFilter.GaussianBlur(self.size * rnd.uniform(0.01, 0.08)))
        if rnd.random() < 0.15:
            image = moved(rnd, image, self.size)
        pixels = np.asarray(image, np.float32)
        if rnd.random() < 0.6:
            pixels = pixels * lit(rnd, *pixels.shape) * rnd.uniform(0.6, 1)
        pixels = pixels + np.random.normal(0, rnd.uniform(0.5, 9), pixels.shape)
        image = Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))
        if rnd.random() < 0.25:
            return two_tones(rnd, image)
        return compressed(rnd, image, 14, 60) if rnd.random() < 0.4 else image


def save(image, words, stem):
    image.save(f"{stem}.png")
    with open(f"{stem}.json", "w") as file:
        json.dump(words, file, ensure_ascii=False)


def page(rnd, kind, known):
    """(picture, words)"""
    paper = Paper(rnd, kind, known)
    image = paper.picture()
    return (compressed(rnd, image, 35, 92) if rnd.random() < 0.45 else image), paper.words


def main(kind, folder, first, count, language="eng"):
    known = texts.Vocabulary(language)
    for number in range(int(first), int(first) + int(count)):
        rnd = random.Random(f"{kind} {number}")
        np.random.seed(number)
        save(*page(rnd, kind, known), f"{folder}/{number}")


if __name__ == "__main__":
    main(*sys.argv[1:])
