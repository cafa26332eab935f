"""export_numbers.py WEIGHTS.pt OUT.traineddata: the trained network in integers, and its characters."""
import struct
import sys

import torch

from number_reader import CHARACTERS, STOCK, NumberReader
import traineddata
from traineddata import LSTM, RECODER, UNICHARSET, VERSION

#: Bits of Tesseract's properties: 8 digit, 10 (hexadecimal) punctuation.
DIGIT, PUNCTUATION = "8", "10"


def unicharset():
    lines = [str(len(CHARACTERS))]
    for i, character in enumerate(CHARACTERS):
        name = "NULL" if character == " " else character
        kind = "0" if character == " " else DIGIT if character.isdigit() else PUNCTUATION
        lines.append(f"{name} {kind} 0,255,0,255,0,0,0,0,0,0 Common {i} 2 {i} {name}")
    return ("\n".join(lines) + "\n").encode()


def recoder():
    return struct.pack("<I", len(CHARACTERS)) + b"".join(struct.pack("<bIi", 0, 1, i) for i in range(len(CHARACTERS)))


def main(weights, out, stock=STOCK):
    reader = NumberReader(stock)
    reader.load_state_dict(torch.load(weights))
    made = {
        LSTM: reader.stock.with_weights(reader.weights(), reader.null_label),
        UNICHARSET: unicharset(),
        RECODER: recoder(),
        VERSION: reader.parts[VERSION],
    }
    with open(out, "wb") as file:
        file.write(traineddata.assemble(reader.slots, made))


main(*sys.argv[1:])
