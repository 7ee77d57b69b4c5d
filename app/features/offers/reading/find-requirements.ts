import { REQUIREMENT_KINDS, type RequirementKind } from "../match/requirement.ts";
import { type OfferLine, offerLines } from "./offer-tokens.ts";
import { type Network, networkInputs } from "./requirement-network.ts";
import { runNetwork, type TokenScores } from "./run-network.ts";

/** Where an offer asks for something. Offsets are those of the NFC form of the text, end exclusive. */
export type FoundRequirement = {
  start: number;
  end: number;
  kind: RequirementKind;
  /** Chance that it is one, 0 to 1: the mean over its tokens. */
  probability: number;
};

/** Labels in the order of the network's scores. */
const OUTSIDE = 0;
const BEGINS = 1;
const GOES_ON = 2;
const FORBIDDEN_BEGINS = 3;
const FORBIDDEN_GOES_ON = 4;
const LABELS = [OUTSIDE, BEGINS, GOES_ON, FORBIDDEN_BEGINS, FORBIDDEN_GOES_ON];

/** "Goes on" only after "begins" or "goes on" of the same. */
const follows = (before: number, after: number) =>
  (after !== GOES_ON || before === BEGINS || before === GOES_ON) &&
  (after !== FORBIDDEN_GOES_ON || before === FORBIDDEN_BEGINS || before === FORBIDDEN_GOES_ON);

/**
 * @param bias added to the score of "outside": more makes fewer requirements of an offer
 * @returns requirements in the order of the text. Linear in its length.
 */
export function findRequirements(networks: readonly Network[], text: string, bias: number): FoundRequirement[] {
  const lines = offerLines(text);
  const all = networks.map((network) => runNetwork(network, networkInputs(network, lines, text.normalize("NFC"))));
  const scores = meanOf(all, bias);
  let at = 0;
  return lines.flatMap((line) => {
    const own = scores.slice(at, at + line.tokens.length);
    at += line.tokens.length + 1;
    return requirementsOf(line, own);
  });
}

type Scored = { logs: number[]; kinds: number[] };

/** The mean of the networks' chances, in logarithms. */
function meanOf(all: readonly TokenScores[][], bias: number): Scored[] {
  const [first = []] = all;
  return first.map((_, token) => {
    const chances = all.map((scores) =>
      softmax([...(scores[token]?.labels ?? [])].map((score, label) => score + (label === OUTSIDE ? bias : 0))),
    );
    const kinds = all.map((scores) => softmax([...(scores[token]?.kinds ?? [])]));
    const mean = (rows: number[][], at: number) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length;
    return {
      logs: LABELS.map((label) => Math.log(mean(chances, label) + 1e-9)),
      kinds: REQUIREMENT_KINDS.map((_, kind) => Math.log(mean(kinds, kind) + 1e-9)),
    };
  });
}

function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** Where one ends with it, it belongs to the next: "normativa tributaria e" of "normativa tributaria e IFRS". */
const JOINS = /^(?:[yeou]|and|or|[,;:])$/;

function requirementsOf({ tokens }: OfferLine, scores: readonly Scored[]): FoundRequirement[] {
  const labels = bestLabels(scores);
  const found: (FoundRequirement & { kinds: number[]; tokens: number })[] = [];
  labels.forEach((label, at) => {
    const [token, score] = [tokens[at], scores[at]];
    if ((label !== BEGINS && label !== GOES_ON) || !token || !score) return;
    const chance = 1 - Math.exp(score.logs[OUTSIDE] ?? 0);
    const open = found.at(-1);
    if (label === BEGINS || !open)
      found.push({
        start: token.start,
        end: token.end,
        kind: "other",
        probability: chance,
        kinds: [...score.kinds],
        tokens: 1,
      });
    else {
      if (!JOINS.test(token.text)) open.end = token.end;
      open.probability += chance;
      open.tokens += 1;
      open.kinds = open.kinds.map((value, kind) => value + (score.kinds[kind] ?? 0));
    }
  });
  return found.map(({ start, end, probability, kinds, tokens: count }) => ({
    start,
    end,
    kind: REQUIREMENT_KINDS[kinds.indexOf(Math.max(...kinds))] ?? "other",
    probability: probability / count,
  }));
}

/** The best sequence of labels for a line (Viterbi). */
function bestLabels(scores: readonly Scored[]): number[] {
  let best = LABELS.map((label) => (follows(OUTSIDE, label) ? 0 : Number.NEGATIVE_INFINITY));
  const from = scores.map(({ logs }, at) => {
    const before = LABELS.map((label) => (at === 0 ? label : bestBefore(best, label)));
    best = LABELS.map((label) => (best[before[label] ?? 0] ?? 0) + (logs[label] ?? 0));
    return before;
  });
  const path: number[] = [];
  let label = best.indexOf(Math.max(...best));
  for (let at = scores.length - 1; at >= 0; at--) {
    path.push(label);
    label = from[at]?.[label] ?? OUTSIDE;
  }
  return path.reverse();
}

function bestBefore(best: readonly number[], label: number): number {
  const possible = LABELS.filter((before) => follows(before, label));
  return possible.reduce((one, other) => ((best[other] ?? 0) > (best[one] ?? 0) ? other : one));
}
