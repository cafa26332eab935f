"""train_numbers.py LINES OUT.pt [--hours H] [--from WEIGHTS.pt]: trains the network on lines of make-lines.ts."""
import argparse
import os
import random
import time
import zlib

import torch
from torch import nn

from figure_lines import WORD, lines_of, stems
from number_reader import STOCK, NumberReader
from train import BATCH, DRAWN, LAST_RATE, MOST_GRADIENT, RATE, WARM_UP, batch_of, error_rate

#: One page in so many is kept for testing; so many of the lines without figures are taken.
HELD, WITHOUT = 25, 0.4
REPORT = 200


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


def train(reader, taken, held, hours, out):
    trained = [weight for weight in reader.parameters() if weight.requires_grad]
    optimizer = torch.optim.Adam(trained, RATE)
    loss_of = nn.CTCLoss(blank=reader.null_label, reduction="none", zero_infinity=True)
    start, step, mean = time.time(), 0, None
    while (gone := (time.time() - start) / (hours * 3600)) < 1:
        for group in optimizer.param_groups:
            group["lr"] = RATE * min(1, step / WARM_UP) * max(LAST_RATE, 1 - gone)
        drawn = sorted(random.sample(taken, min(DRAWN, len(taken))), key=lambda line: line[0].shape[1])
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
            rate = error_rate(reader, held[:150])
            print(f"{step} steps, {time.time() - start:.0f} s, loss {mean:.3f}, error rate {rate:.4f}", flush=True)
            torch.save(reader.state_dict(), out)
    torch.save(reader.state_dict(), out)


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
    train(reader, taken, held, given.hours, given.out)


main()
