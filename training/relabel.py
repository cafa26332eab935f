"""relabel.py TRAINED.traineddata STOCK.traineddata OUT.traineddata: TRAINED's network with the characters of STOCK, a language's of its own.

What TRAINED has learned of poor print is worth more than what STOCK has of its language, which is learned sooner. A letter
that TRAINED has not begins as what it looks like.
"""
import sys
import unicodedata

import numpy as np
import traineddata
from network import LESS
from traineddata import LSTM, RECODER, UNICHARSET

LIKE = {"„": '"', "‚": ",", "ı": "i", "ß": "B", "æ": "a", "œ": "o", "Œ": "O", "Æ": "A", "…": ".", "ø": "o"}


def labels_of(parts):
    codes = [code[0] for code in traineddata.labels(parts[RECODER])]
    return dict(zip(traineddata.characters(parts[UNICHARSET]), codes))


def main(trained, stock, out):
    files = []
    for path in (trained, stock):
        with open(path, "rb") as file:
            files.append(traineddata.components(file.read()))
    (_, known), (slots, wanted) = files
    network, other = traineddata.Network(known[LSTM]), traineddata.Network(wanted[LSTM])
    rows, labels = network.matrices[-1].weights, labels_of(known)
    made = np.zeros((len(other.matrices[-1].weights), rows.shape[1]), np.float32)
    made[other.null_label] = rows[network.null_label]
    for character, label in labels_of(wanted).items():
        if label == other.null_label:
            continue
        like = character if character in labels else LIKE.get(character, unicodedata.normalize("NFD", character)[0])
        made[label] = rows[labels[like]]
        made[label, -1] -= 0 if like == character else LESS
    weights = [matrix.weights for matrix in network.matrices[:-1]] + [made]
    with open(out, "wb") as file:
        file.write(traineddata.assemble(slots, {**wanted, LSTM: network.with_weights(weights, other.null_label)}))


main(*sys.argv[1:])
