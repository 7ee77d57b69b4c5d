import { FOLLOW_UP_KINDS, type FollowUpKind } from "./follow-up.ts";
import weights from "./weights.json";

/** The trained model of what an interviewer would ask back (scripts/train-follow-ups.ts). */

export const LACKS = [...FOLLOW_UP_KINDS, "nothing"] as const;
export type Lack = (typeof LACKS)[number];

/** What an answer that lacks this has already said: asking for it would show that nobody listened. */
export const SAID_WHERE: Readonly<Record<Lack, readonly FollowUpKind[]>> = {
  example: [],
  role: ["example"],
  result: ["example", "role"],
  figure: ["example", "result"],
  reason: [],
  learning: ["example"],
  nothing: FOLLOW_UP_KINDS,
};

export type Limits = {
  /** Least probability that this lacks. */
  chance: number;
  /** Greatest probability that the answer says it already. */
  said: number;
};

type Model = {
  means: readonly number[];
  /** Standard deviations. */
  spreads: readonly number[];
  /** One row for each of LACKS; the last number of a row is its bias. */
  rows: readonly (readonly number[])[];
  limits: Readonly<Record<FollowUpKind, Limits>>;
};

const model: Model = weights;

/** Probability of each lack, in the order of LACKS. @param measures as measuresOf gives them */
export function chancesOfLack(measures: readonly number[], { means, spreads, rows }: Omit<Model, "limits"> = model) {
  const scaled = measures.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1));
  const sums = rows.map((row) => scaled.reduce((sum, value, at) => sum + value * (row[at] ?? 0), row.at(-1) ?? 0));
  const top = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - top));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/** Probability that the answer says already what would be asked for. */
export function chanceSaid(kind: FollowUpKind, chances: readonly number[]): number {
  return LACKS.reduce((sum, lack, at) => sum + (SAID_WHERE[lack].includes(kind) ? (chances[at] ?? 0) : 0), 0);
}

/** What to ask back for; null where it is not certain enough. @param chances as chancesOfLack gives them */
export function kindToAsk(chances: readonly number[], limits: Model["limits"] = model.limits): FollowUpKind | null {
  const likeliest = LACKS[chances.indexOf(Math.max(...chances))] ?? "nothing";
  if (likeliest === "nothing") return null;
  const { chance, said } = limits[likeliest];
  const isSure = (chances[LACKS.indexOf(likeliest)] ?? 0) >= chance && chanceSaid(likeliest, chances) <= said;
  return isSure ? likeliest : null;
}
