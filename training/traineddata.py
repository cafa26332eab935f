"""Tesseract's `.traineddata` files with integer networks: components, matrices, characters."""
import struct

import numpy as np

LSTM, UNICHARSET, RECODER, VERSION = 17, 21, 22, 23
#: Mode of a matrix: integers, scales in double precision.
INTEGERS = 1 | 128
CONTAINERS = ("Series", "Parallel", "RTLReversed", "TTBReversed", "XYTranspose", "ParBidiLSTM")


class Bytes:
    """A little-endian reader."""

    def __init__(self, data, at=0):
        self.data, self.at = data, at

    def take(self, kind):
        (value,) = struct.unpack_from("<" + kind, self.data, self.at)
        self.at += struct.calcsize("<" + kind)
        return value

    def text(self):
        size = self.take("I")
        self.at += size
        return self.data[self.at - size : self.at].decode()


def components(data):
    """(number of slots, {slot: bytes})."""
    (slots,) = struct.unpack_from("<i", data)
    offsets = struct.unpack_from(f"<{slots}q", data, 4)
    ends = sorted(offset for offset in offsets if offset >= 0) + [len(data)]
    parts = {slot: data[o : ends[ends.index(o) + 1]] for slot, o in enumerate(offsets) if o >= 0}
    return slots, parts


def assemble(slots, parts):
    """The inverse of components()."""
    offsets, body = [], b""
    for slot in range(slots):
        offsets.append(4 + 8 * slots + len(body) if slot in parts else -1)
        body += parts.get(slot, b"")
    return struct.pack(f"<i{slots}q", slots, *offsets) + body


class Matrix:
    """Weights, rows x (inputs + bias), as floats, and where in the file they stood."""

    def __init__(self, source):
        self.start = source.at
        mode = source.take("B")
        if mode & INTEGERS != INTEGERS:
            raise ValueError("only integer networks with double scales are read")
        rows, columns = source.take("I"), source.take("I")
        source.take("b")
        weights = np.frombuffer(source.data, np.int8, rows * columns, source.at)
        source.at += rows * columns
        self.scales = source.take("I")  # rows, and what fills the last block
        scales = np.frombuffer(source.data, "<f8", self.scales, source.at)[:rows]
        source.at += 8 * self.scales
        self.end = source.at
        self.weights = (weights.reshape(rows, columns) * scales[:, None]).astype(np.float32)

    def packed(self, weights):
        """`weights` in place of these, each row with a scale of its own."""
        rows, columns = weights.shape
        most = np.abs(weights).max(1)
        most[most == 0] = 1
        integers = np.clip(np.rint(weights / most[:, None] * 127), -127, 127).astype(np.int8)
        scales = np.zeros(self.scales + rows - self.weights.shape[0])
        scales[:rows] = most / 127
        head = struct.pack("<BIIb", INTEGERS, rows, columns, 0)
        return head + integers.tobytes() + struct.pack("<I", len(scales)) + scales.astype("<f8").tobytes()


class Network:
    """The LSTM component: its matrices in the order of the file, and the fields that tell its labels."""

    def __init__(self, data):
        self.data, self.matrices, self.outputs = data, [], []
        source = Bytes(data)
        self._layer(source)
        self.end = source.at
        self.spec = source.text()
        self.rest = data[source.at :]
        (self.null_label,) = struct.unpack_from("<i", self.rest, 12)

    def _layer(self, source):
        source.take("b")
        kind = source.text()
        source.at += 2
        flags = source.take("i")
        source.take("i")
        self.outputs.append(source.at)
        source.at += 8
        source.text()
        if kind in CONTAINERS:
            for _ in range(source.take("I")):
                self._layer(source)
            if flags & 64:
                rates = source.take("I")
                source.at += 4 * rates
        elif kind == "Input":
            source.at += 20
        elif kind in ("Convolve", "Maxpool"):
            source.at += 8
        elif kind in ("LSTM", "SummLSTM"):
            source.take("i")
            self.matrices += [Matrix(source) for _ in range(4)]
        else:
            self.matrices.append(Matrix(source))

    def with_weights(self, weights, null_label):
        """The component with other weights, the last matrix with a row for every label."""
        head = bytearray(self.data)
        before, labels = len(self.matrices[-1].weights), len(weights[-1])
        for at in self.outputs:
            if struct.unpack_from("<i", head, at)[0] == before:
                struct.pack_into("<i", head, at, labels)
        out, at = b"", 0
        for matrix, new in zip(self.matrices, weights, strict=True):
            out += bytes(head[at : matrix.start]) + matrix.packed(new)
            at = matrix.end
        rest = bytearray(self.rest)
        struct.pack_into("<i", rest, 12, null_label)
        spec = self.spec.replace(f"O1c{before}", f"O1c{labels}").encode()
        return out + bytes(head[at : self.end]) + struct.pack("<I", len(spec)) + spec + bytes(rest)


def characters(unicharset):
    """Texts by id."""
    lines = unicharset.decode().split("\n")
    names = [line.split(" ")[0] for line in lines[1 : int(lines[0]) + 1]]
    return [" " if name == "NULL" else name for name in names]


def labels(recoder):
    """Labels by character id."""
    source, codes = Bytes(recoder), []
    for _ in range(source.take("I")):
        source.take("b")
        codes.append([source.take("i") for _ in range(source.take("I"))])
    return codes
