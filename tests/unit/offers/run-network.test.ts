import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { loadNetwork, type NetworkFile, type NetworkInput } from "#app/features/offers/reading/requirement-network.ts";
import { runNetwork } from "#app/features/offers/reading/run-network.ts";

/** Made by torch: scripts/training/offers/network/reference.py. */
const reference = JSON.parse(readFileSync("tests/fixtures/offers/tiny-network.json", "utf8")) as {
  network: NetworkFile;
  inputs: NetworkInput[];
  labels: number[][];
  kinds: number[][];
};

it("gives the scores that torch gives, from the packed file", () => {
  const scores = runNetwork(loadNetwork(reference.network), reference.inputs);
  expect(scores).toHaveLength(reference.inputs.length);
  scores.forEach(({ labels, kinds }, token) => {
    reference.labels[token]?.forEach((score, at) => {
      expect(labels[at]).toBeCloseTo(score, 3);
    });
    reference.kinds[token]?.forEach((score, at) => {
      expect(kinds[at]).toBeCloseTo(score, 3);
    });
  });
});
