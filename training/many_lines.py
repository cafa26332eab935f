"""many_lines.py FOLDER --cut PROGRAM [--workers N] [--seconds S | --bunches B] [--first N] [--language eng|deu|fra]: lines for train_wide.py.

What make-lines.ts makes, by all processors of a machine that has no Node: pages are made, cut by PROGRAM (line_crops.cc, built; it may
be several words) and packed, a file a bunch of them: `pixels` (rows of all lines, one line after the other), `widths`, `texts`.
"""
import argparse
import multiprocessing
import os
import random
import shlex
import subprocess
import tempfile
import time

import numpy as np

import dot_print
import small_print
import texts
from lines import lines_of

BUNCH = 6
#: Kinds of pages, in the order in which workers make them.
ORDER = ("dots", "plain", "small", "dots", "dots", "small", "dots", "plain")
NARROWEST, WIDEST = 12, 1600


def made(kind, number, known):
    rnd = random.Random(f"{kind} {number}")
    np.random.seed(number)
    return dot_print.page(rnd, known) if kind == "dots" else small_print.page(rnd, kind, known)


def bunch(kind, first, known, cut):
    """[(pixels, text)] of some pages."""
    with tempfile.TemporaryDirectory() as folder:
        stems = [f"{folder}/{number}" for number in range(first, first + BUNCH)]
        for number, stem in enumerate(stems, first):
            small_print.save(*made(kind, number, known), stem)
        subprocess.run([*cut, *(f"{stem}.{end}" for stem in stems for end in ("png", "lines"))], check=True)
        return [line for stem in stems for line in lines_of(stem)]


def pack(path, lines):
    lines = [line for line in lines if NARROWEST <= line[0].shape[1] <= WIDEST]
    pixels = np.concatenate([image.ravel() for image, _ in lines]) if lines else np.zeros(0, np.uint8)
    with open(f"{path}.part", "wb") as file:
        np.savez(file, pixels=pixels, widths=np.array([image.shape[1] for image, _ in lines], np.int32),
                 texts=np.array([text for _, text in lines], dtype=str))
    os.rename(f"{path}.part", path)


def work(given, worker):
    known = texts.Vocabulary(given.language)
    end, cut, at = time.time() + given.seconds, shlex.split(given.cut), worker
    while time.time() < end and at < given.bunches:
        kind, first = ORDER[at % len(ORDER)], given.first + at * BUNCH
        path = f"{given.folder}/{kind}-{first}.npz"
        if not os.path.exists(path):
            try:
                pack(path, bunch(kind, first, known, cut))
            except Exception as error:  # One bunch is no reason to stop.
                print(kind, first, repr(error), flush=True)
        at += given.workers


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("folder")
    arguments.add_argument("--cut", required=True)
    arguments.add_argument("--workers", type=int, default=os.cpu_count())
    arguments.add_argument("--seconds", type=float, default=1e9)
    arguments.add_argument("--bunches", type=int, default=10**9)
    arguments.add_argument("--first", type=int, default=0)
    arguments.add_argument("--language", default="eng")
    given = arguments.parse_args()
    os.makedirs(given.folder, exist_ok=True)
    workers = [multiprocessing.Process(target=work, args=(given, worker)) for worker in range(given.workers)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()


if __name__ == "__main__":
    main()
