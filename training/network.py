"""Networks of tessdata_fast in PyTorch, with layers as English has them: 1,36,0,1 Ct3,3,16 Mp3,3 Lfys48 Lfx96 Lrx96 Lfx192 O1c."""
import os

import numpy as np
import torch
from torch import nn

import traineddata

STOCK = "/usr/share/tesseract-ocr/5/tessdata/eng.traineddata"
#: Characters the stock model lacks, and what they look like to it.
MORE = {"±": "+", "×": "x", "≤": "<", "≥": ">", "µ": "u", "α": "a", "β": "B", "†": "t", "‡": "t"}
#: Those that papers in its language have as well.
MORE_OF = {"deu": {"§": "S", "²": "2", "³": "3", "à": "a", "é": "e", "•": "*"}, "fra": {"§": "S", "²": "2", "³": "3", "ö": "o", "•": "*"}}
#: How much less likely a new character is than its likeness, as the training begins.
LESS = 3


def _lstm(gates, inputs):
    """Tesseract has the gates in the order ci, gi, gf1, go; PyTorch in i, f, g, o."""
    states = gates[0].weights.shape[0]
    ci, gi, gf, go = (torch.tensor(gate.weights) for gate in gates)
    layer = nn.LSTM(inputs, states, batch_first=True)
    ordered = [gi, gf, ci, go]
    with torch.no_grad():
        layer.weight_ih_l0.copy_(torch.cat([gate[:, :inputs] for gate in ordered]))
        layer.weight_hh_l0.copy_(torch.cat([gate[:, inputs : inputs + states] for gate in ordered]))
        layer.bias_ih_l0.copy_(torch.cat([gate[:, -1] for gate in ordered]))
        layer.bias_hh_l0.zero_()
    layer.bias_hh_l0.requires_grad_(False)
    return layer


def _gates(layer):
    bias = layer.bias_ih_l0 + layer.bias_hh_l0
    whole = torch.cat([layer.weight_ih_l0, layer.weight_hh_l0, bias[:, None]], 1).detach().numpy()
    i, f, g, o = np.split(whole, 4)
    return [g, i, f, o]


def rounded(weights):
    """As integers of a file, each row with a scale of its own; gradients pass as if they were not rounded."""
    most = weights.detach().abs().amax(1, keepdim=True).clamp(min=1e-9) / 127
    return weights + ((weights / most).round() * most - weights).detach()


def steps(values):
    """Activations in steps of 1/127, as the engine has them; gradients as above."""
    return values + ((values * 127).round() / 127 - values).detach()


def _run(layer, values, integers):
    if not integers:
        return layer(values)[0]
    inputs, states = layer.input_size, layer.hidden_size
    whole = rounded(torch.cat([layer.weight_ih_l0, layer.weight_hh_l0, layer.bias_ih_l0[:, None]], 1))
    weights = [whole[:, :inputs].contiguous(), whole[:, inputs:-1].contiguous(), whole[:, -1].contiguous(), layer.bias_hh_l0]
    start = torch.zeros(1, len(values), states, device=values.device)
    return steps(torch._VF.lstm(values, (start, start), weights, True, 1, 0.0, layer.training, False, True)[0])


def saved(state, path):
    """Weights as numpy's .npz, which any version of PyTorch can have written; the file is whole or not there."""
    with open(f"{path}.part", "wb") as file:
        np.savez(file, **{name: values.detach().float().cpu().numpy() for name, values in state.items()})
    os.replace(f"{path}.part", path)


def loaded(path):
    if not path.endswith(".npz"):
        return torch.load(path)
    with np.load(path) as file:
        return {name: torch.from_numpy(file[name]) for name in file.files}


class Reader(nn.Module):
    """Lines to log probabilities of labels; the labels of MORE stand before the null label, the last."""

    def __init__(self, stock=STOCK):
        super().__init__()
        with open(stock, "rb") as file:
            self.slots, self.parts = traineddata.components(file.read())
        self.stock = traineddata.Network(self.parts[traineddata.LSTM])
        m = self.stock.matrices
        self.conv = nn.Conv2d(1, 16, 3)
        self.down = _lstm(m[1:5], 16)
        self.right, self.left, self.last = (_lstm(m[at : at + 4], m[at - 4].weights.shape[0]) for at in (5, 9, 13))
        first = torch.tensor(m[0].weights)
        with torch.no_grad():
            self.conv.weight.copy_(first[:, :9].reshape(16, 1, 3, 3).transpose(2, 3))
            self.conv.bias.copy_(first[:, 9])
        self._outputs(torch.tensor(m[17].weights))

    def _outputs(self, stock):
        known = traineddata.characters(self.parts[traineddata.UNICHARSET])
        codes = [code[0] for code in traineddata.labels(self.parts[traineddata.RECODER])]
        self.label = dict(zip(known, codes))
        old_null = self.stock.null_label
        rows = [stock[:old_null]]
        # A network that this one was trained from has them.
        language = self.parts.get(traineddata.VERSION, b"").decode().split(":")[1:2]
        more = {**MORE, **MORE_OF.get(*language, {})} if language else MORE
        self.more = {character: likeness for character, likeness in more.items() if character not in self.label}
        for i, (character, likeness) in enumerate(self.more.items()):
            row = stock[self.label[likeness]].clone()
            row[-1] -= LESS
            rows.append(row[None])
            self.label[character] = old_null + i
        # The network writes one dash.
        self.label["–"] = self.label["-"]
        rows = torch.cat([*rows, stock[old_null:]])
        self.null_label = len(rows) - 1
        self.out = nn.Linear(rows.shape[1] - 1, len(rows))
        with torch.no_grad():
            self.out.weight.copy_(rows[:, :-1])
            self.out.bias.copy_(rows[:, -1])

    def forward(self, lines, integers=False):
        """lines: batch x 36 x width, -1 black to 1 white. Returns batch x width / 3 x labels.

        @param integers read as the integers that a file gets will"""
        batch, height, width = lines.shape
        # Tesseract's convolution sees noise beyond the edges.
        padded = torch.rand(batch, height + 2, width + 2, device=lines.device) * 2 - 1
        padded[:, 1:-1, 1:-1] = steps(lines) if integers else lines
        weight, bias = self.conv.weight, self.conv.bias
        if integers:
            whole = rounded(torch.cat([weight.reshape(16, 9), bias[:, None]], 1))
            weight, bias = whole[:, :9].reshape(16, 1, 3, 3), whole[:, 9]
        maps = nn.functional.max_pool2d(torch.tanh(nn.functional.conv2d(padded[:, None], weight, bias)), 3)
        if integers:
            maps = steps(maps)
        count = maps.shape[3]
        columns = maps.permute(0, 3, 2, 1).reshape(batch * count, maps.shape[2], 16)
        across = _run(self.down, columns, integers)[:, -1].reshape(batch, count, self.down.hidden_size)
        across = _run(self.right, across, integers)
        across = _run(self.left, across.flip(1), integers).flip(1)
        across = _run(self.last, across, integers)
        if not integers:
            return self.out(across).log_softmax(2)
        whole = rounded(torch.cat([self.out.weight, self.out.bias[:, None]], 1))
        return nn.functional.linear(across, whole[:, :-1], whole[:, -1]).log_softmax(2)

    def weights(self):
        """In the order of the file's matrices."""
        conv = self.conv.weight.detach().numpy()[:, 0].transpose(0, 2, 1).reshape(16, 9)
        out = torch.cat([self.out.weight, self.out.bias[:, None]], 1).detach().numpy()
        first = np.concatenate([conv, self.conv.bias.detach().numpy()[:, None]], 1)
        layers = (self.down, self.right, self.left, self.last)
        return [first, *(gate for layer in layers for gate in _gates(layer)), out]
