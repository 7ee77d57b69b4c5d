"""Writes a tiny network with random weights and torch's scores for four tokens, for the test of run-network.ts.

usage: python3 reference.py OUT.json    Needs torch 2.13.0 (CPU).
"""

import json
import sys

import torch
import train

train.BUCKETS, train.WORD, train.GRAM, train.SHAPE, train.MARK, train.STATE = 11, 3, 4, 2, 3, 5
NAMES = (["operario", "excel"], ["section=must", "near1=asks"], ["x", "Xx"])
TOKENS = [
    {"word": 2, "grams": [3, 5, 9], "shape": 1, "marks": [0], "numbers": [0, 1, 0.25, 0.4, 1, 0, 0]},
    {"word": 1, "grams": [10], "shape": 0, "marks": [], "numbers": [0, 1, 0.25, 0.4, 0, 0, 0.1]},
    {"word": 3, "grams": [0, 0, 7, 2], "shape": 2, "marks": [0, 1], "numbers": [0, 1, 0.25, 0.4, 0, 1, 0.2]},
    {"word": 0, "grams": [1], "shape": 0, "marks": [], "numbers": [0, 0, 0, 0.4, 0, 0, 0]},
]


def main():
    torch.manual_seed(7)
    network = train.Network(*(len(names) for names in NAMES)).eval()
    with torch.no_grad():
        for weights in network.parameters():
            weights.copy_(torch.randint(-127, 128, weights.shape) / 64)
            # Rows hold a full scale, so that the file's signed bytes are exact.
            weights.reshape(-1, weights.shape[-1] if weights.dim() > 1 else 1)[:, 0] = 127 / 64
    batch = {
        "word": torch.tensor([token["word"] for token in TOKENS]),
        "gram": train.bags([token["grams"] for token in TOKENS]),
        "shape": torch.tensor([token["shape"] for token in TOKENS]),
        "mark": train.bags([token["marks"] for token in TOKENS]),
        "numbers": torch.tensor([[float(x) for x in token["numbers"]] for token in TOKENS]),
    }
    with torch.no_grad():
        labels, kinds = network([batch])
    reference = {
        "network": train.file_of(network, NAMES),
        "inputs": TOKENS,
        "labels": labels[0].tolist(),
        "kinds": kinds[0].tolist(),
    }
    json.dump(reference, open(sys.argv[1], "w"), separators=(",", ":"))


main()
