"""mean.py OUT.npz WEIGHTS...: the mean of weights that were trained from each other, which reads what none of them was taught better
than the last. WEIGHTS are .npz, .pt or .traineddata files."""
import sys

import network


def weights_of(path):
    return network.Reader(path).state_dict() if path.endswith(".traineddata") else network.loaded(path)


def main(out, *paths):
    all_of = [weights_of(path) for path in paths]
    network.saved({name: sum(weights[name] for weights in all_of) / len(all_of) for name in all_of[0]}, out)


main(*sys.argv[1:])
