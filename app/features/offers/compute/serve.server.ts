import { applyCorrections } from "#app/features/cv/corrections/apply-corrections.ts";
import { borneOut } from "#app/features/cv/corrections/facts-supported-by-text.ts";
import { unpackDocument } from "#app/features/cv/corrections/pack-document.ts";
import { withPlaces } from "#app/features/cv/facts/personal-remarks.ts";
import { findFacts } from "#app/features/cv/facts-and-score.ts";
import { type ServedTask, serve } from "#app/platform/work/serve-tasks.ts";
import { matchOffer } from "../match/match-offer.ts";
import { proposalsFor } from "../match/near-lines.ts";
import { plainValue } from "../reading/plain-value.ts";
import { type ReadRequirement, readOffer } from "../reading/read-offer.ts";
import { MAX_REQUIREMENTS, type StoredRequirement } from "../stored-offer.ts";
import { matchOfferTask, readOfferTask } from "./tasks.ts";

/** The worker process's side of job offers: the networks that read them are loaded nowhere else. */

/** Below this chance the student is asked whether the offer asks for it. */
const SURE_FROM = 0.6;
const LAST_THIRD = 2 / 3;

export const offerTasks: readonly ServedTask[] = [
  serve(readOfferTask, ({ text }) => {
    const { isOffer, post, requirements, discriminating } = readOffer(text);
    return {
      isOffer,
      post,
      reading: { requirements: requirements.slice(0, MAX_REQUIREMENTS).map(asStored), discriminating },
    };
  }),
  serve(matchOfferTask, async ({ kept, corrections, today, text, post, requirements, asksModel }) => {
    const { document } = withPlaces(await unpackDocument(Buffer.from(kept, "base64")));
    const read = findFacts(document, today);
    // Only what the CV's own text shows is a finding: a correction without a line says nothing here.
    const facts =
      corrections === null ? read : borneOut(document, read, applyCorrections(read, corrections, today)).said;
    const offer = { text, post, requirements: requirements.map(withValue) };
    const places = new Map(document.lines.map((line, index) => [line.text, index]).reverse() as [string, number][]);
    const isLow = (line: string | undefined) => (places.get(line ?? "") ?? 0) >= document.lines.length * LAST_THIRD;
    const found = matchOffer(offer, document, facts, today);
    const proposals = asksModel ? proposalsFor(offer, found, document, facts, today) : [];
    return {
      findings: found.map(({ verdict, quotes, because }) => ({ verdict, quotes, because, isLow: isLow(quotes[0]) })),
      proposals: proposals.map((one) => ({ ...one, isLow: isLow(one.line) })),
    };
  }),
];

function asStored(read: ReadRequirement, index: number): StoredRequirement {
  const { kind, text, start, end, level, value, probability } = read;
  const isAsked = probability < SURE_FROM;
  return { id: `r${index + 1}`, kind, text, start, end, level, value, source: "read", isAsked };
}

/** What the student wrote has not been read yet. */
const withValue = (requirement: StoredRequirement): StoredRequirement =>
  requirement.source === "own"
    ? { ...requirement, value: plainValue(requirement.kind, requirement.text) }
    : requirement;
