"""A network that reads the figures of a line and a mark for each of its words, begun with Persian's of tessdata_fast."""
import os
import sys

import torch
from torch import nn

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import network
import traineddata

STOCK = "/usr/share/tesseract-ocr/5/tessdata/fas.traineddata"
#: What it writes, the space first. The digits of Arabic and Persian are the same labels: three of
#: them differ in shape, and which a page has is told from its language.
CHARACTERS = " 0123456789٠١٢٣٤٥٦٧٨٩.,/-:٫٬~"
PERSIAN = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "٠١٢٣٤٥٦٧٨٩")
#: How the stock network names what it knows.
STOCK_NAMES = str.maketrans("٠١٢٣٤٥٦٧٨٩٫٬~", "۰۱۲۳۴۵۶۷۸۹,,ن")


class NumberReader(network.Reader):
    def __init__(self, stock=STOCK):
        super().__init__(stock)

    def _outputs(self, stock):
        known = traineddata.characters(self.parts[traineddata.UNICHARSET])
        codes = [code[0] for code in traineddata.labels(self.parts[traineddata.RECODER])]
        label = dict(zip(known, codes))
        rows = torch.cat([stock[label[c.translate(STOCK_NAMES)]][None] for c in CHARACTERS] + [stock[self.stock.null_label][None]])
        self.label = {character: i for i, character in enumerate(CHARACTERS)}
        self.label |= {p: self.label[chr(a)] for p, a in ((chr(k), v) for k, v in PERSIAN.items())}
        self.null_label = len(CHARACTERS)
        self.out = nn.Linear(rows.shape[1] - 1, len(rows))
        with torch.no_grad():
            self.out.weight.copy_(rows[:, :-1])
            self.out.bias.copy_(rows[:, -1])
