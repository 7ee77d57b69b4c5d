import { INTENTS } from "../question-bank/intents.ts";
import type { Asked, Scores } from "./question-intent-model.ts";

const clamp = (value: number, top: number) => Math.max(-top, Math.min(top, value));
/** A sigmoid that rises from 0 to 1 around `at`. */
const step = (value: number, at: number, width: number) => 1 / (1 + Math.exp(-(value - at) / width));

/**
 * Features for the judge's last step: how much the text reads like an answer at all, how well it fits what was asked,
 * and how well it fits something else. The trained weights depend on the order; each is about -1 to 1.
 * @param form log odds that the text is an attempt to answer, whatever was asked
 * @param scores by intent, 1 for a typical answer to it
 * @param words number of words
 */
export function verdictFeatures(form: number, scores: Scores, asked: Asked, words: number): number[] {
  let own = -1;
  let other = -1;
  for (const intent of INTENTS) {
    const score = clamp(scores.get(intent) ?? 0, 2);
    const share = asked.intents.get(intent) ?? 0;
    if (share > 0) own = Math.max(own, share * score);
    if (share < 1) other = Math.max(other, (1 - share) * score);
  }
  const { sure } = asked;
  const statedFlag = sure === 1 ? 1 : 0;
  const laterFlag = asked.isLater ? 1 : 0;
  const lead = clamp(own - other, 2);
  const sureOwn = sure * own;
  const reads = clamp(form / 4, 1.5);
  const few = words <= 4 ? 1 : 0;
  const some = words <= 12 ? 1 : 0;
  const vague = clamp(scores.get("vague") ?? 0, 2);
  const off = clamp(scores.get("off") ?? 0, 2);
  const place = [
    own,
    lead,
    step(own, 0.2, 0.06),
    step(own, 0.4, 0.08),
    step(own, 0.8, 0.15),
    step(lead, -0.6, 0.12),
    step(lead, -0.25, 0.1),
    step(lead, 0.1, 0.12),
  ];
  return [
    reads,
    reads < 0 ? reads : 0,
    reads * sureOwn,
    sureOwn,
    sure * other,
    vague,
    vague * sureOwn,
    off,
    statedFlag,
    sure,
    few,
    few * sureOwn,
    few * reads,
    some,
    some * sure * lead,
    Math.min(1, Math.log2(1 + words) / 8),
    ...place.map((value) => statedFlag * value),
    ...place.map((value) => (1 - statedFlag) * sure * value),
    ...[1, reads, vague, off, ...place].map((value) => laterFlag * value),
  ];
}
