"""Trains the convolutional network of libs/mind/src/understanding/text-network.ts.

Usage: network.py FOLDER. Reads `rows.jsonl` and `tokens.jsonl`, which network.mjs writes there, and leaves the weights beside
them as 32-bit floating-point numbers. Deterministic: one thread, fixed seeds. Needs PyTorch 1.13 or later.
"""

import json
import random
import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

FOLDER = Path(sys.argv[1])
SEED = 1
EPOCHS = 6
BATCH = 256
LEARNING_RATE = 3e-3
CHANNELS = 256
WINDOW = 3
WORD_SIZE = 64
SUBWORD_SIZE = 32
MAX_TOKENS = 120
# Shares of values that are set to 0 while training: of the pooled channels, and of whole words.
DROPOUT = 0.5
WORD_DROPOUT = 0.1
LABEL_SMOOTHING = 0.05
# Weight of the loss of each head. Those of BINARY have independent yes-or-no outputs, the others are distributions.
LOSS_WEIGHTS = {"risk": 1.5, "intents": 1, "importance": 1.5, "act": 0.7, "tone": 0.7, "gravity": 0.5, "matter": 0.7, "whose": 0.3}
BINARY = ("risk", "intents", "importance")


class Network(nn.Module):
    """Word and subword vectors, one convolution, the largest and the mean value of each channel, and a linear layer for each head."""

    def __init__(self, tokens, words, subwords, heads):
        super().__init__()
        self.starts = np.cumsum([0] + [len(token["subwords"]) for token in tokens])
        self.pieces = np.concatenate([np.array(token["subwords"], dtype=np.int64) for token in tokens])
        self.word_of = np.array([token["word"] for token in tokens], dtype=np.int64)
        # Vectors of tokens that have no trained vector; they stay as they are.
        self.fixed = torch.tensor([token["vector"] or [0.0] * WORD_SIZE for token in tokens], dtype=torch.float32)
        self.words = nn.Embedding(words, WORD_SIZE, sparse=True)
        for token, vector in zip(tokens, self.fixed):
            if token["word"] >= 0:
                self.words.weight.data[token["word"]] = vector
        self.subwords = nn.Embedding(subwords, SUBWORD_SIZE, sparse=True)
        nn.init.normal_(self.subwords.weight, 0, 0.3)
        self.convolution = nn.Conv1d(WORD_SIZE + SUBWORD_SIZE, CHANNELS, WINDOW, padding=WINDOW // 2)
        self.heads = nn.ModuleDict({name: nn.Linear(2 * CHANNELS, count) for name, count in heads.items()})

    def embed(self, tokens):
        pieces = np.concatenate([self.pieces[self.starts[token] : self.starts[token + 1]] for token in tokens])
        offsets = np.cumsum([0] + [self.starts[token + 1] - self.starts[token] for token in tokens])[:-1]
        subwords = F.embedding_bag(
            torch.from_numpy(pieces), self.subwords.weight, torch.from_numpy(offsets.astype(np.int64)), mode="mean", sparse=True
        )
        places = torch.from_numpy(self.word_of[tokens])
        own = self.words(places.clamp(min=0))
        vectors = torch.where((places >= 0)[:, None], own, self.fixed[torch.from_numpy(tokens)])
        return torch.cat([vectors, subwords], 1)

    def forward(self, texts):
        width = max(WINDOW, max(len(text) for text in texts))
        grid = np.full((len(texts), width), -1, dtype=np.int64)
        for row, text in enumerate(texts):
            grid[row, : len(text)] = text
        present = grid >= 0
        unique, inverse = np.unique(grid[present], return_inverse=True)
        vectors = torch.cat([self.embed(unique), torch.zeros(1, WORD_SIZE + SUBWORD_SIZE)])
        places = np.full(grid.shape, len(unique), dtype=np.int64)
        places[present] = inverse
        places = torch.from_numpy(places)
        if self.training:
            places = torch.where(torch.rand(places.shape) < WORD_DROPOUT, torch.full_like(places, len(unique)), places)
        mask = torch.from_numpy(present).float()
        channels = F.relu(self.convolution(vectors[places].transpose(1, 2))) * mask[:, None, :]
        length = mask.sum(1).clamp(min=1)
        pooled = torch.cat([channels.max(2).values, channels.sum(2) / length.sqrt()[:, None]], 1)
        pooled = F.dropout(pooled, DROPOUT, self.training)
        return {name: head(pooled) for name, head in self.heads.items()}


def loss_of(outputs, labels, weights):
    """Sum of the losses of all heads over the rows that have a label for them (-1: none), for each row of the batch."""
    total = 0
    for name, weight in LOSS_WEIGHTS.items():
        wanted = torch.tensor([label[name] for label in labels])
        if name in BINARY:
            known = (wanted >= 0).float() * weights[:, None]
            each = F.binary_cross_entropy_with_logits(outputs[name], wanted.clamp(min=0).float(), reduction="none")
            total = total + weight * (each * known).sum() / len(labels)
        elif (wanted >= 0).any():
            rows = wanted >= 0
            each = F.cross_entropy(outputs[name][rows], wanted[rows], reduction="sum", label_smoothing=LABEL_SMOOTHING)
            total = total + weight * each / len(labels)
    return total


def main():
    torch.manual_seed(SEED)
    random.seed(SEED)
    torch.set_num_threads(1)
    torch.use_deterministic_algorithms(True)
    tokens = [json.loads(line) for line in (FOLDER / "tokens.jsonl").open()]
    rows = [json.loads(line) for line in (FOLDER / "rows.jsonl").open()]
    shape = json.loads((FOLDER / "shape.json").read_text())
    network = Network(tokens, shape["words"], shape["subwords"], shape["heads"])
    sparse = [network.words.weight, network.subwords.weight]
    dense = [parameter for parameter in network.parameters() if all(parameter is not other for other in sparse)]
    optimisers = [torch.optim.SparseAdam(sparse, lr=LEARNING_RATE), torch.optim.AdamW(dense, lr=LEARNING_RATE, weight_decay=0.01)]
    steps = EPOCHS * (len(rows) // BATCH + 1)
    step = 0
    started = time.time()
    network.train()
    for epoch in range(EPOCHS):
        random.shuffle(rows)
        # Rows of similar length share a batch, so that little is computed for padding.
        blocks = [sorted(rows[at : at + 50 * BATCH], key=lambda row: len(row["tokens"])) for at in range(0, len(rows), 50 * BATCH)]
        batches = [block[at : at + BATCH] for block in blocks for at in range(0, len(block), BATCH)]
        random.shuffle(batches)
        total = 0.0
        for batch in batches:
            # Warm-up over a tenth of the steps, then a cosine.
            rate = min(1.0, step / (0.1 * steps)) * 0.5 * (1 + np.cos(np.pi * min(1.0, step / steps)))
            for optimiser in optimisers:
                for group in optimiser.param_groups:
                    group["lr"] = LEARNING_RATE * max(rate, 1e-3)
                optimiser.zero_grad()
            outputs = network([row["tokens"][:MAX_TOKENS] for row in batch])
            loss = loss_of(outputs, [row["labels"] for row in batch], torch.tensor([row["weight"] for row in batch]))
            loss.backward()
            nn.utils.clip_grad_norm_(dense, 2.0)
            for optimiser in optimisers:
                optimiser.step()
            total += float(loss)
            step += 1
        print(f"epoch {epoch + 1} of {EPOCHS}: loss {total / len(batches):.3f}, {time.time() - started:.0f} s", flush=True)
    save(network)


def save(network):
    def write(name, tensor):
        tensor.detach().numpy().astype("<f4").tofile(FOLDER / f"{name}.f32")

    write("words", network.words.weight)
    write("subwords", network.subwords.weight)
    # By place in the window, then by input, then by channel.
    write("kernel", network.convolution.weight.permute(2, 1, 0).contiguous())
    write("kernel-bias", network.convolution.bias)
    for name, head in network.heads.items():
        write(f"head-{name}", head.weight.t().contiguous())
        write(f"head-{name}-bias", head.bias)


main()
