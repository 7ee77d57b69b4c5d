"""Trains the network that finds requirements in job offers (app/features/offers/reading/requirement-network.ts).

usage: python3 train.py TOKENS.json OUT.json [--seeds 3] [--epochs 15] [--test TOKENS.json]
TOKENS.json comes from export-tokens.ts. Needs torch 2.13.0 (CPU). Deterministic for a version of torch and one thread.
With --test it prints precision, recall and F1 for several biases, and trains on nothing of it.
"""

import argparse
import base64
import json
import math
import random
import zlib

import torch
from torch import nn

BUCKETS = 24000
WORD, GRAM, SHAPE, MARK, STATE = 64, 64, 16, 64, 128
NUMBERS, LABELS, KINDS = 7, 5, 9
MOST_GRAMS, UNKNOWN, LINE_END_GRAM = 30, 1, 1
BATCH, TOP_RATE = 16, 4e-3
BIASES = (0.0, 0.5, 1.0, 1.5, 2.0)


def grams_of(word):
    framed = f"<{word}>"
    grams = [framed] + [framed[at : at + size] for size in (3, 4, 5) for at in range(len(framed) - size + 1)]
    return [zlib.crc32(gram.encode()) % BUCKETS for gram in grams[:MOST_GRAMS]]


def vocabulary(offers):
    counts = ({}, {}, {})
    for offer in offers:
        for line in offer["lines"]:
            for token in line["tokens"]:
                for counter, names in zip(counts, ([token["word"]], token["marks"], [token["shape"]])):
                    for name in names:
                        counter[name] = counter.get(name, 0) + 1
    least = (2, 5, 3)
    return tuple([name for name, count in counter.items() if count >= few] for counter, few in zip(counts, least))


def bags(lists):
    offsets = [0]
    for one in lists:
        offsets.append(offsets[-1] + len(one))
    return torch.tensor([x for one in lists for x in one], dtype=torch.long), torch.tensor(offsets[:-1])


def prepared(offer, words, marks, shapes):
    """Tensors of an offer; the end of each line is one more token."""
    word, grams, shape, mark, numbers, label, kind, span = [], [], [], [], [], [], [], []
    for line in offer["lines"]:
        last = len(line["tokens"]) - 1
        position = round(line["position"], 2)
        for at, token in enumerate(line["tokens"]):
            word.append(words.get(token["word"], UNKNOWN))
            grams.append(grams_of(token["word"]))
            shape.append(shapes.get(token["shape"], 0))
            mark.append([marks[name] for name in token["marks"] if name in marks])
            numbers.append(
                [line["isHeading"], line["isListed"], min(line["below"], 8) / 8, position, at == 0, at == last, min(at, 10) / 10]
            )
            label.append(token["label"])
            kind.append(token["kind"] if token["kind"] >= 0 else -100)
            span.append((token["start"], token["end"]))
        word.append(0)
        grams.append([LINE_END_GRAM])
        shape.append(0)
        mark.append([])
        numbers.append([0, 0, 0, position, 0, 0, 0])
        label.append(0)
        kind.append(-100)
        span.append(None)
    return {
        "word": torch.tensor(word),
        "gram": bags(grams),
        "shape": torch.tensor(shape),
        "mark": bags(mark),
        "numbers": torch.tensor([[float(x) for x in row] for row in numbers]),
        "label": torch.tensor(label),
        "kind": torch.tensor(kind),
        "span": span,
        "offer": offer,
    }


class Network(nn.Module):
    def __init__(self, words, marks, shapes):
        super().__init__()
        self.word = nn.Embedding(words + 2, WORD)
        self.gram = nn.EmbeddingBag(BUCKETS, GRAM, mode="mean")
        self.shape = nn.Embedding(shapes + 1, SHAPE)
        self.mark = nn.EmbeddingBag(marks, MARK, mode="sum")
        nn.init.normal_(self.mark.weight, 0, 0.1)
        size = WORD + GRAM + SHAPE + MARK + NUMBERS
        self.drop = nn.Dropout(0.4)
        self.lstm = nn.LSTM(size, STATE, bidirectional=True, batch_first=True)
        self.middle = nn.Linear(2 * STATE + size, STATE)
        self.drop_middle = nn.Dropout(0.3)
        self.label = nn.Linear(STATE, LABELS)
        self.kind = nn.Linear(STATE, KINDS)

    def embedded(self, one):
        word = one["word"]
        if self.training:
            word = torch.where(torch.rand(word.shape) < 0.15, torch.full_like(word, UNKNOWN), word)
        parts = [self.word(word), self.gram(*one["gram"]), self.shape(one["shape"]), self.mark(*one["mark"])]
        return self.drop(torch.cat([*parts, one["numbers"]], 1))

    def forward(self, batch):
        inputs = [self.embedded(one) for one in batch]
        padded = nn.utils.rnn.pad_sequence(inputs, batch_first=True)
        lengths = [len(one) for one in inputs]
        packed = nn.utils.rnn.pack_padded_sequence(padded, lengths, batch_first=True, enforce_sorted=False)
        read, _ = nn.utils.rnn.pad_packed_sequence(self.lstm(packed)[0], batch_first=True)
        middle = self.drop_middle(torch.relu(self.middle(torch.cat([self.drop(read), padded], 2))))
        return self.label(middle), self.kind(middle)


def trained(offers, vocabularies, seed, epochs):
    torch.manual_seed(seed)
    random.seed(seed)
    network = Network(*(len(names) for names in vocabularies))
    optimiser = torch.optim.AdamW(network.parameters(), lr=TOP_RATE, weight_decay=1e-2)
    steps = epochs * math.ceil(len(offers) / BATCH)
    rate = torch.optim.lr_scheduler.OneCycleLR(optimiser, max_lr=TOP_RATE, total_steps=steps)
    loss_of = nn.CrossEntropyLoss(ignore_index=-100, reduction="sum")
    for epoch in range(epochs):
        order = sorted(range(len(offers)), key=lambda at: len(offers[at]["word"]) + random.random() * 60)
        batches = [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
        random.shuffle(batches)
        total = 0.0
        for batch in batches:
            own = [offers[at] for at in batch]
            labels, kinds = network(own)
            wanted = nn.utils.rnn.pad_sequence([one["label"] for one in own], batch_first=True, padding_value=-100)
            kind = nn.utils.rnn.pad_sequence([one["kind"] for one in own], batch_first=True, padding_value=-100)
            loss = loss_of(labels.reshape(-1, LABELS), wanted.reshape(-1))
            loss = (loss + 0.5 * loss_of(kinds.reshape(-1, KINDS), kind.reshape(-1))) / len(own)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 20.0)
            optimiser.step()
            rate.step()
            total += loss.item()
        print(f"seed {seed} epoch {epoch} loss {total / len(batches):.2f}", flush=True)
    return network.eval()


def packed(matrix):
    """Signed bytes with a factor for each row, deflated, in base64."""
    rows = matrix.reshape(-1, matrix.shape[-1]) if matrix.dim() > 1 else matrix.reshape(-1, 1)
    factors = rows.abs().amax(1).clamp(min=1e-8) / 127
    values = torch.round(rows / factors[:, None]).to(torch.int8)
    squeezed = zlib.compressobj(9, zlib.DEFLATED, -15)
    bytes_ = squeezed.compress(values.numpy().tobytes()) + squeezed.flush()
    return {
        "rows": rows.shape[0],
        "columns": rows.shape[1],
        "factors": [float(f"{factor:.5g}") for factor in factors],
        "bytes": base64.b64encode(bytes_).decode(),
    }


def file_of(network, vocabularies):
    words, marks, shapes = vocabularies
    state = network.state_dict()
    lstm = lambda name, side: state[f"lstm.{name}_l0{side}"]  # noqa: E731
    layers = {name: state[f"{name}.weight"] for name in ("word", "gram", "shape", "mark", "middle", "label", "kind")}
    layers |= {f"{name}Bias": state[f"{name}.bias"] for name in ("middle", "label", "kind")}
    for name, side in (("forward", ""), ("backward", "_reverse")):
        layers[f"{name}Input"] = lstm("weight_ih", side)
        layers[f"{name}State"] = lstm("weight_hh", side)
        layers[f"{name}Bias"] = lstm("bias_ih", side) + lstm("bias_hh", side)
    return {
        "words": words,
        "marks": marks,
        "shapes": shapes,
        "buckets": BUCKETS,
        "layers": {name: packed(matrix) for name, matrix in layers.items()},
    }


def spans(scores, offer, bias):
    """Stretches of "begins, goes on …" by the best label of each token, given the one before."""
    scores = scores.clone()
    scores[:, 0] += bias
    found, before = [], 0
    for row, span in zip(scores, offer["span"]):
        if span is None:
            before = 0
            continue
        allowed = [0, 1, 3] + ([2] if before in (1, 2) else []) + ([4] if before in (3, 4) else [])
        before = max(allowed, key=lambda at: float(row[at]))
        if before == 1:
            found.append([*span])
        elif before == 2:
            found[-1][1] = span[1]
    return found


def matches(one, other):
    common = max(0, min(one[1], other[1]) - max(one[0], other[0]))
    lengths = sorted((one[1] - one[0], other[1] - other[0]))
    return common >= lengths[0] / 2 and common >= lengths[1] * 0.3


def measured(networks, offers):
    offers = [one for one in offers if one["offer"]["isOffer"]]
    with torch.no_grad():
        scores = [sum(torch.softmax(net([one])[0][0], 1) for net in networks).log() for one in offers]
    for bias in BIASES:
        right = wrong = missed = 0
        for one, score in zip(offers, scores):
            found = spans(score, one, bias)
            used = set()
            for place in one["offer"]["places"]:
                if place["kind"] == "discriminating":
                    continue
                at = next((k for k, span in enumerate(found) if k not in used and matches(span, (place["start"], place["end"]))), None)
                if at is not None:
                    used.add(at)
                right += at is not None and not place["optional"]
                missed += at is None and not place["optional"]
            wrong += len(found) - len(used)
        precision, recall = right / max(1, right + wrong), right / max(1, right + missed)
        f1 = 2 * precision * recall / max(1e-9, precision + recall)
        print(f"bias {bias} F1 {f1:.4f} precision {precision:.3f} recall {recall:.3f}", flush=True)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("tokens")
    options.add_argument("out")
    options.add_argument("--seeds", type=int, default=3)
    options.add_argument("--epochs", type=int, default=15)
    options.add_argument("--test")
    args = options.parse_args()
    torch.set_num_threads(1)
    offers = json.load(open(args.tokens))
    vocabularies = vocabulary(offers)
    indexes = [{name: at + first for at, name in enumerate(names)} for names, first in zip(vocabularies, (UNKNOWN + 1, 0, 1))]
    ready = [prepared(offer, *indexes) for offer in offers]
    test = [prepared(offer, *indexes) for offer in json.load(open(args.test))] if args.test else []
    networks = []
    for seed in range(1, args.seeds + 1):
        networks.append(trained(ready, vocabularies, seed, args.epochs))
        json.dump([file_of(network, vocabularies) for network in networks], open(args.out, "w"), separators=(",", ":"))
        if test:
            measured(networks, test)
    json.dump([file_of(network, vocabularies) for network in networks], open(args.out, "w"), separators=(",", ":"))


if __name__ == "__main__":
    main()
