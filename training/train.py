"""train.py LINES OUT.pt [--hours H] [--from WEIGHTS.pt]: trains the network on lines of make-lines.ts."""
import argparse
import glob
import random
import time
import zlib

import numpy as np
import torch
from torch import nn

from lines import lines_of, network_input
from network import Reader

#: Kinds of pages and how often a batch comes from them.
SHARES = {"small": 0.42, "dots": 0.43, "plain": 0.15}
BATCH, RATE, WARM_UP, LAST_RATE, MOST_GRADIENT = 16, 0.0015, 200, 0.02, 3
#: One page in so many is kept for testing; batches are taken from so many lines, sorted by width.
HELD, DRAWN = 40, 160
#: Paper to the right of shorter lines, and grain.
PAPER, GRAIN = 0.9, 0.01
REPORT = 500


def load(folder, label):
    """({kind: [(pixels, labels)]}, the same of pages held back)."""
    taken, held = {}, {}
    for kind in SHARES:
        taken[kind], held[kind] = [], []
        for path in sorted(glob.glob(f"{folder}/{kind}/*.lines")):
            for pixels, text in lines_of(path.removesuffix(".lines")):
                # CTC needs a step a label, three pixels each.
                if all(character in label for character in text) and pixels.shape[1] / 3 > 1.15 * len(text) + 2:
                    kept = held if zlib.crc32(path.encode()) % HELD == 0 else taken
                    kept[kind].append((pixels, [label[character] for character in text]))
    return taken, held


def stretched(pixels):
    """Now and then up to 7 % wider or narrower."""
    pixels = pixels.astype(np.float32)
    if random.random() > 0.3:
        return pixels
    width = pixels.shape[1]
    places = np.linspace(0, width - 1, max(12, int(width * random.uniform(0.93, 1.07))))
    left = places.astype(int)
    share = (places - left).astype(np.float32)
    return pixels[:, left] * (1 - share) + pixels[:, np.minimum(left + 1, width - 1)] * share


def batch_of(lines):
    """(images, labels of all, steps, number of labels each)."""
    images = [network_input(stretched(pixels)) for pixels, _ in lines]
    width = max(image.shape[1] for image in images)
    padded = np.full((len(lines), images[0].shape[0], width), PAPER, np.float32)
    for row, image in zip(padded, images):
        row[:, : image.shape[1]] = image
    padded += np.random.normal(0, GRAIN, padded.shape).astype(np.float32)
    labels = [label for _, line in lines for label in line]
    return torch.tensor(padded), torch.tensor(labels), torch.tensor([len(line) for _, line in lines])


def edits(a, b):
    """Levenshtein distance."""
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        last, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (x != y))
    return row[-1]


def error_rate(reader, lines):
    """Of characters, taking the best label of each step."""
    wrong = count = 0
    with torch.no_grad():
        for pixels, labels in lines:
            best = reader(torch.tensor(network_input(pixels))[None])[0].argmax(1).tolist()
            read = [x for x, before in zip(best, [None, *best]) if x != before and x != reader.null_label]
            wrong, count = wrong + edits(read, labels), count + len(labels)
    return wrong / max(1, count)


def train(reader, pool, rates, hours, out):
    """Trains for some hours and writes the weights to a file as it goes.

    pool() gives the lines that a step may take, rates() what is printed of the errors.
    """
    trained = [weight for weight in reader.parameters() if weight.requires_grad]
    optimizer = torch.optim.Adam(trained, RATE)
    loss_of = nn.CTCLoss(blank=reader.null_label, reduction="none", zero_infinity=True)
    start, step, mean = time.time(), 0, None
    while (gone := (time.time() - start) / (hours * 3600)) < 1:
        for group in optimizer.param_groups:
            group["lr"] = RATE * min(1, step / WARM_UP) * max(LAST_RATE, 1 - gone)
        lines = pool()
        drawn = sorted(random.sample(lines, min(DRAWN, len(lines))), key=lambda line: line[0].shape[1])
        first = random.randrange(max(1, len(drawn) - BATCH))
        images, labels, counts = batch_of(drawn[first : first + BATCH])
        read = reader(images).transpose(0, 1)
        steps = torch.full((read.shape[1],), read.shape[0])
        loss = (loss_of(read, labels, steps, counts) / counts.clamp(min=1)).mean()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(trained, MOST_GRADIENT)
        optimizer.step()
        mean = loss.item() if mean is None else 0.99 * mean + 0.01 * loss.item()
        step += 1
        if step % REPORT == 0:
            print(f"{step} steps, {time.time() - start:.0f} s, loss {mean:.3f}, error rate {rates()}", flush=True)
            torch.save(reader.state_dict(), out)
    torch.save(reader.state_dict(), out)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("lines")
    arguments.add_argument("out")
    arguments.add_argument("--hours", type=float, default=1.5)
    arguments.add_argument("--from", dest="weights")
    given = arguments.parse_args()
    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    reader = Reader()
    if given.weights:
        reader.load_state_dict(torch.load(given.weights))
    taken, held = load(given.lines, reader.label)
    print({kind: len(lines) for kind, lines in taken.items()}, flush=True)

    def pool():
        return taken[random.choices(list(SHARES), list(SHARES.values()))[0]]

    def rates():
        return " ".join(f"{kind} {error_rate(reader, lines[:100]):.4f}" for kind, lines in held.items())

    train(reader, pool, rates, given.hours, given.out)


if __name__ == "__main__":
    main()
