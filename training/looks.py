"""What cameras, scanners and faxes leave of pages."""
import io

import numpy as np
from PIL import Image, ImageChops


def patches(height, width, cell):
    """Noise of 0..1 in soft patches of `cell` dots."""
    noise = np.random.rand(height // cell + 2, width // cell + 2) * 255
    return np.asarray(Image.fromarray(noise.astype(np.uint8)).resize((width, height), Image.BICUBIC), np.float32) / 255


def moved(rnd, image, em):
    """As a camera that moves shows it."""
    far = max(1.0, em * rnd.uniform(0.05, 0.16))
    dx, dy = far * rnd.uniform(-1, 1), far * rnd.uniform(-1, 1)
    times = 5
    shifted = [ImageChops.offset(image, round(dx * i / times), round(dy * i / times)) for i in range(times)]
    return Image.fromarray(np.mean([np.asarray(one, np.float32) for one in shifted], 0).astype(np.uint8))


def lit(rnd, height, width):
    """Light on paper, 0..1: it falls off evenly, and now and then in soft shadows."""
    down, across = (np.linspace(rnd.uniform(0.8, 1), rnd.uniform(0.8, 1), n) for n in (height, width))
    light = down[:, None] * across
    if rnd.random() < 0.25:
        light = light * (1 - rnd.uniform(0.1, 0.5) * patches(height, width, max(40, width // rnd.randint(2, 5))))
    return light


def compressed(rnd, image, least, most):
    """As a JPEG of some quality shows it."""
    file = io.BytesIO()
    image.save(file, "JPEG", quality=rnd.randint(least, most))
    return Image.open(file).convert("L")


def two_tones(rnd, image):
    """As faxes have them, some of which have half as many rows as columns."""
    rows = rnd.choice([1, 1, 0.5])
    small = image.resize((image.width, max(1, round(image.height * rows))), Image.BOX) if rows < 1 else image
    level = int(np.asarray(small).mean() * rnd.uniform(0.75, 0.92))
    return small.point(lambda gray: 255 if gray > level else 0).resize(image.size, Image.NEAREST)
