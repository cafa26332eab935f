"""export.py WEIGHTS OUT.traineddata [STOCK]: the trained network in integers, its characters, no word lists.

STOCK is the file that the training began with, where that was not the stock model.
"""
import struct
import sys

import network
import traineddata
from traineddata import LSTM, RECODER, UNICHARSET, VERSION


def unicharset(stock, more):
    """With a line for each new character: kind of character, script, direction, itself."""
    lines = stock.decode().rstrip("\n").split("\n")
    known = int(lines[0])
    for i, character in enumerate(more):
        letter = character in "αβµàéö"
        # Bits of Tesseract's properties: 1 letter, 2 lower case, 10 (hexadecimal) punctuation.
        kind = 3 if letter else 10 if character in "†‡" else 0
        direction = 0 if letter else 10
        script = "Greek" if character in "αβ" else "Latin" if character in "àéö" else "Common"
        lines.append(
            f"{character} {kind} 0,255,0,255,0,0,0,0,0,0 {script} {known + i} {direction} {known + i} {character}"
        )
    lines[0] = str(known + len(more))
    return ("\n".join(lines) + "\n").encode()


def recoder(stock, old_null, null, more):
    codes = [[null if label == old_null else label for label in code] for code in traineddata.labels(stock)]
    codes += [[old_null + i] for i in range(len(more))]
    plain = stock[4:5]
    packed = [plain + struct.pack(f"<i{len(code)}i", len(code), *code) for code in codes]
    return struct.pack("<I", len(codes)) + b"".join(packed)


def main(weights, out, stock=network.STOCK):
    reader = network.Reader(stock)
    reader.load_state_dict(network.loaded(weights))
    old, parts = reader.stock, reader.parts
    made = {
        LSTM: old.with_weights(reader.weights(), reader.null_label),
        UNICHARSET: unicharset(parts[UNICHARSET], reader.more),
        RECODER: recoder(parts[RECODER], old.null_label, reader.null_label, reader.more),
        VERSION: parts[VERSION],
    }
    with open(out, "wb") as file:
        file.write(traineddata.assemble(reader.slots, made))


main(*sys.argv[1:])
