"""Lines of many_lines.py in the memory of a device, and batches of them."""
import glob
import zlib

import numpy as np
import torch

from lines import HEIGHT

#: One file in so many is kept for testing.
HELD = 40
#: CTC needs a step a label, three pixels each, and one between labels that are the same.
COLUMNS_A_LABEL = 3.3


class Pool:
    """Grows as files appear: read() looks for new ones."""

    def __init__(self, folder, label, device, columns):
        """@param columns room for so many columns of lines"""
        self.folder, self.label, self.device = folder, label, device
        self.pixels = torch.zeros(columns * HEIGHT, dtype=torch.uint8, device=device)
        self.filled, self.seen = 0, set()
        self.kinds = {}  # kind -> [(offset, width, labels)]
        self.held = {}

    def read(self, most=1 << 30):
        """Takes in what is new, so many files at most; how many lines there are."""
        new = [path for path in sorted(glob.glob(f"{self.folder}/*.npz")) if path not in self.seen][:most]
        for path in new:
            self.seen.add(path)
            self._take(path)
        return sum(len(lines) for lines in self.kinds.values())

    def _take(self, path):
        name = path.rsplit("/", 1)[1]
        kind = name.split("-")[0]
        held = zlib.crc32(name.encode()) % HELD == 0
        with np.load(path) as file:
            pixels, widths, texts = file["pixels"], file["widths"], file["texts"]
        if self.filled + len(pixels) > len(self.pixels):
            return
        self.pixels[self.filled : self.filled + len(pixels)] = torch.from_numpy(pixels).to(self.device)
        lines = (self.held if held else self.kinds).setdefault(kind, [])
        at = self.filled
        for width, text in zip(widths.tolist(), texts.tolist()):
            # The first pixel of a line, and those that have one.
            if all(character in self.label for character in text) and width > COLUMNS_A_LABEL * len(text) + 6:
                lines.append((at, width, [self.label[character] for character in text]))
            at += width * HEIGHT
        self.filled += len(pixels)

    def batch(self, lines):
        """(pixels 0..255, lines x HEIGHT x widest, shorter ones going on as they end; widths; labels; counts)."""
        device = self.device
        offsets = torch.tensor([at for at, _, _ in lines], device=device)
        widths = torch.tensor([width for _, width, _ in lines], device=device)
        columns = torch.arange(max(width for _, width, _ in lines), device=device)
        rows = torch.arange(HEIGHT, device=device)
        inside = torch.minimum(columns[None], widths[:, None] - 1)
        places = offsets[:, None, None] + rows[None, :, None] * widths[:, None, None] + inside[:, None]
        labels = torch.tensor([label for _, _, line in lines for label in line])
        return self.pixels[places].float(), widths, labels, torch.tensor([len(line) for _, _, line in lines])
