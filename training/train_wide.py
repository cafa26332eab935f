"""train_wide.py LINES OUT [--device cuda] [--seconds S] [--from WEIGHTS] [--stock FILE]: as train.py, on a device that takes many lines at once.

LINES is a folder that many_lines.py fills, also while this goes on. Batches are of lines of about a width, each line altered anew each
time it is taught, read in the integers that the file will have. OUT gets `weights.npz` (the mean of the last steps') as it goes.
"""
import argparse
import math
import os
import random
import time

import torch
from torch import nn

from altered import altered, network_input
from network import STOCK, Reader, loaded, saved
from pool import Pool
from train import PAPER, edits

#: Kinds of pages and how often lines come from them.
SHARES = {"dots": 0.42, "small": 0.3, "plain": 0.28}
#: Lines that are drawn at once and sorted by width; share of the mean of weights that a step keeps.
ROUND = 16384
RATE, WARM_UP, LAST_RATE, MOST_GRADIENT, KEPT = 0.0015, 150, 0.01, 2, 0.998
#: Loss a label above which a line cannot be read at all, once the network reads: most are blank or cut wrongly.
HOPELESS = 2.5
GRAIN = 0.01
MOST_LINES = 2048


def loss_of(reader, images, labels, counts):
    """Of each line, a label."""
    read = reader(images, integers=True).transpose(0, 1)
    steps = torch.full((read.shape[1],), read.shape[0])
    # Lengths stay here: losses on a device ask for them here.
    ctc = nn.functional.ctc_loss(read.float(), labels.to(read.device), steps, counts, reader.null_label, "none", zero_infinity=True)
    return ctc / counts.to(read.device)


def batches(pool, columns):
    """Batches of lines of about a width, of so many columns."""
    kinds = [kind for kind in SHARES if pool.kinds.get(kind)]
    drawn = []
    for kind in random.choices(kinds, [SHARES[kind] for kind in kinds], k=min(ROUND, 4 * sum(len(pool.kinds[kind]) for kind in kinds))):
        drawn.append(random.choice(pool.kinds[kind]))
    drawn.sort(key=lambda line: line[1])
    parts, at = [], 0
    while at < len(drawn):
        # Of a batch the last is the widest, or about so.
        size = min(MOST_LINES, max(16, columns // drawn[at][1]))
        parts.append(drawn[at : at + size])
        at += size
    random.shuffle(parts)
    return parts


@torch.no_grad()
def error_rate(reader, pool, lines, columns):
    """Of characters, taking the best label of each step."""
    wrong = count = 0
    lines = sorted(lines, key=lambda line: line[1])
    for at in range(0, len(lines), 256):
        part = lines[at : at + 256]
        images, widths, _, _ = pool.batch(part)
        best = reader(network_input(images, widths, PAPER), integers=True).argmax(2).cpu().tolist()
        for row, (_, width, labels) in zip(best, part):
            row = row[: width // 3]
            read = [x for x, before in zip(row, [None, *row]) if x != before and x != reader.null_label]
            wrong, count = wrong + edits(read, labels), count + len(labels)
    return wrong / max(1, count)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("lines")
    arguments.add_argument("out")
    arguments.add_argument("--device", default="cuda")
    arguments.add_argument("--seconds", type=float, default=420)
    arguments.add_argument("--from", dest="weights")
    arguments.add_argument("--stock", default=STOCK)
    arguments.add_argument("--columns", type=int, default=240_000, help="of a batch")
    arguments.add_argument("--room", type=int, default=400_000_000, help="columns of all lines")
    arguments.add_argument("--first", type=int, default=8000, help="lines that are waited for")
    arguments.add_argument("--every", type=float, default=45, help="seconds between tests")
    arguments.add_argument("--rate", type=float, default=RATE)
    given = arguments.parse_args()
    os.makedirs(given.out, exist_ok=True)
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    device = torch.device(given.device)
    reader = Reader(given.stock)
    if given.weights:
        reader.load_state_dict(loaded(given.weights))
    label = reader.label
    reader.to(device).train()
    weights = {name: values for name, values in reader.state_dict().items()}
    mean = {name: values.clone() for name, values in weights.items()}
    pool = Pool(given.lines, label, device, given.room)
    begun = time.time()
    while pool.read() < given.first and time.time() - begun < given.seconds:
        time.sleep(0.2)
    trained = [weight for weight in reader.parameters() if weight.requires_grad]
    optimizer = torch.optim.Adam(trained, given.rate)
    tested, step, sum_, taught = 0, 0, torch.zeros((), device=device), 0
    steps_since, end = 0, begun + given.seconds

    def report():
        now = {name: values.clone() for name, values in weights.items()}
        reader.load_state_dict(mean)
        reader.eval()
        rates = " ".join(f"{kind} {error_rate(reader, pool, lines[:600], given.columns):.4f}" for kind, lines in sorted(pool.held.items()))
        reader.load_state_dict(now)
        reader.train()
        lines = {kind: len(lines) for kind, lines in pool.kinds.items()}
        print(f"{time.time() - begun:.0f} s, {step} steps, {taught} lines taught of {lines}, "
              f"loss {float(sum_) / max(1, steps_since):.4f}, errors {rates}", flush=True)
        saved(mean, f"{given.out}/weights.npz")

    report()
    while time.time() < end:
        pool.read(200)
        for part in batches(pool, given.columns):
            left = (end - time.time()) / given.seconds
            if left <= 0:
                break
            # Half a wave of a cosine.
            rate = given.rate * min(1, (step + 1) / WARM_UP) * max(LAST_RATE, (1 - math.cos(math.pi * left)) / 2)
            for group in optimizer.param_groups:
                group["lr"] = rate
            images, widths, labels, counts = pool.batch(part)
            with torch.no_grad():
                images = network_input(*altered(images, widths), PAPER)
                images = images + torch.randn_like(images) * GRAIN
            losses = loss_of(reader, images, labels, counts)
            readable = (losses.detach() < HOPELESS).float()
            loss = (losses * readable).sum() / len(part)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(trained, MOST_GRADIENT)
            optimizer.step()
            step, taught, steps_since = step + 1, taught + len(part), steps_since + 1
            sum_ += loss.detach()
            with torch.no_grad():
                kept = min(KEPT, step / (step + 20))
                for name, values in weights.items():
                    mean[name].lerp_(values, 1 - kept)
            if time.time() - begun - tested > given.every:
                report()
                tested = time.time() - begun
                steps_since, sum_ = 0, torch.zeros((), device=device)
    report()


if __name__ == "__main__":
    main()
