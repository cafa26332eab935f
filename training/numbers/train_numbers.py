"""train_numbers.py LINES OUT.pt [--hours H] [--from WEIGHTS.pt]: trains the network on lines of make-lines.ts."""
import argparse
import os
import random
import zlib

import torch

from figure_lines import WORD, lines_of, stems
from number_reader import STOCK, NumberReader
from train import error_rate, train

#: One page in so many is kept for testing; so many of the lines without figures are taken.
HELD, WITHOUT = 25, 0.4


def load(folder, label):
    """(lines, lines of pages held back), each pixels and labels."""
    taken, held = [], []
    for stem in stems(folder):
        kept = held if zlib.crc32(os.path.basename(stem).encode()) % HELD == 0 else taken
        for pixels, text in lines_of(stem):
            # CTC needs a step a label, three pixels each.
            if pixels.shape[1] / 3 > 1.15 * len(text) + 2 and (set(text) - {WORD, ' '} or random.random() < WITHOUT):
                kept.append((pixels, [label[character] for character in text]))
    return taken, held


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("lines")
    arguments.add_argument("out")
    arguments.add_argument("--hours", type=float, default=1)
    arguments.add_argument("--from", dest="weights")
    arguments.add_argument("--stock", default=STOCK)
    given = arguments.parse_args()
    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    reader = NumberReader(given.stock)
    if given.weights:
        reader.load_state_dict(torch.load(given.weights))
    taken, held = load(given.lines, reader.label)
    print(len(taken), len(held), flush=True)
    train(reader, lambda: taken, lambda: f"{error_rate(reader, held[:150]):.4f}", given.hours, given.out)


main()
