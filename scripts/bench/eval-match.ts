import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { DocumentLine, ReadDocument } from "#app/documents/document.ts";
import { extractFacts } from "#app/features/cv/facts/extract.ts";
import { type CvFacts, monthIndex } from "#app/features/cv/facts/facts.ts";
import { withoutPersonalRemarks } from "#app/features/cv/facts/personal-remarks.ts";
import { readCv } from "#app/features/cv/read-cv.server.ts";
import { matchOffer, type Offer } from "#app/features/offers/match/match-offer.ts";
import { type Finding, VERDICTS } from "#app/features/offers/match/requirement.ts";
import { offerSchema } from "../training/offers/labelled-offers.ts";

/**
 * Verdicts on labelled offers and CVs (tests/fixtures/offers/README.md).
 * usage: npm run eval:match -- OFFERS.json PAIRS.json CV_FOLDER [--each]
 * Prints a line for each kind of requirement and, as the last line, {agreement, unquoted, gainedByPasting, p95Ms}.
 * `agreement`: the share of requirements whose verdict is the labelled one or one that the labeller accepts.
 * `unquoted`: verdicts "cumple" and "parecido" without a verbatim quote. `gainedByPasting`: verdicts that become
 * "cumple" when the offer, or its requirements as a line of skills, is put into the CV. `p95Ms`: CPU time of a match.
 * Exits 1 when agreement is under .88, something is unquoted or gained, or a match takes more than 2 s. --each: every
 * wrong verdict and gain.
 */

const isLong = process.argv.includes("--each");
const LEAST_AGREEMENT = 0.88;
const MOST_MS = 2000;

const pairSchema = z.object({
  id: z.string(),
  offer: z.string(),
  cvFile: z.string(),
  verdicts: z.array(
    z.object({
      requirement: z.string(),
      verdict: z.enum(VERDICTS),
      quotes: z.array(z.string()),
      accept: z.array(z.enum(VERDICTS)).default([]),
    }),
  ),
});

type Cv = { document: ReadDocument; facts: CvFacts };

const [offersFile, pairsFile, folder] = process.argv.slice(2).filter((one) => !one.startsWith("--"));
if (!offersFile || !pairsFile || !folder) {
  process.stderr.write("usage: npm run eval:match -- OFFERS.json PAIRS.json CV_FOLDER [--each]\n");
  process.exit(2);
}
const now = new Date();
const today = monthIndex(now.getUTCFullYear(), now.getUTCMonth() + 1);
const offers = new Map(
  z
    .array(offerSchema)
    .parse(json(offersFile))
    .map((offer) => [offer.id, offer]),
);
const cvs = new Map<string, Cv>();
const byKind = new Map<string, { right: number; all: number }>();
const times: number[] = [];
let unquoted = 0;
let gained = 0;

function json(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

async function cvOf(file: string): Promise<Cv> {
  const known = cvs.get(file);
  if (known) return known;
  const document = withoutPersonalRemarks(
    await readCv(path.join(folder ?? "", file), { fileName: path.basename(file) }),
  );
  const cv = { document, facts: extractFacts(document, today) };
  cvs.set(file, cv);
  return cv;
}

function timed(offer: Offer, { document, facts }: Cv): Finding[] {
  const before = process.cpuUsage();
  const found = matchOffer(offer, document, facts, today);
  const { user, system } = process.cpuUsage(before);
  times.push((user + system) / 1000);
  return found;
}

/** The CV with further lines at its end, read as a new one. */
function withLines({ document }: Cv, texts: readonly string[], last: DocumentLine): Cv {
  const added = texts.map((text) => text.trim().replace(/\s+/g, " ")).filter((text) => text !== "");
  const lines = [
    ...document.lines,
    ...added.map((text): DocumentLine => ({ ...last, text, role: "text", gapBefore: 0 })),
  ];
  const changed = { ...document, lines, text: lines.map(({ text }) => text).join("\n") };
  return { document: changed, facts: extractFacts(changed, today) };
}

function pastes({ text, requirements }: Offer): string[][] {
  const texts = requirements.map((one) => one.text);
  const named = requirements.filter(({ kind }) => kind === "tool" || kind === "skill").map((one) => one.text);
  const words = [...new Set(texts.join(" ").split(/[\s,.;:()]+/))].filter((word) => word.length > 3);
  const wrapped = (line: string): string[] => line.match(/.{1,90}(?:\s|$)/gu) ?? [];
  return [
    text.split("\n"),
    wrapped(text.replaceAll("\n", " ")),
    [`Habilidades: ${texts.join(", ")}`],
    wrapped(`Habilidades: ${texts.join(", ")}`),
    ["HABILIDADES", ...texts],
    [`Herramientas: ${named.join(", ")}`],
    [`Habilidades: ${words.join(", ")}`],
    [`Habilidades: ${requirements.map(({ value }) => value).join(", ")}`],
  ];
}

const isClaim = ({ verdict }: Finding) => verdict === "cumple" || verdict === "parecido";

for (const pair of z.array(pairSchema).parse(json(pairsFile))) {
  const offer = offers.get(pair.offer);
  if (!offer) throw new Error(`no offer ${pair.offer}`);
  const cv = await cvOf(pair.cvFile);
  const found = timed(offer, cv);
  for (const finding of found.filter(isClaim))
    if (finding.quotes.length === 0 || finding.quotes.some((quote) => !cv.document.text.includes(quote))) unquoted++;
  const last = cv.document.lines.at(-1);
  for (const lines of last ? pastes(offer) : []) {
    const pasted = withLines(cv, lines, last as DocumentLine);
    matchOffer(offer, pasted.document, pasted.facts, today).forEach((finding, at) => {
      if (finding.verdict !== "cumple" || found[at]?.verdict === "cumple") return;
      gained++;
      if (isLong) console.log(pair.id, "gained", offer.requirements[at]?.text, JSON.stringify(finding.quotes));
    });
  }
  for (const { requirement, verdict, accept } of pair.verdicts) {
    const at = offer.requirements.findIndex(({ id }) => id === requirement);
    const [asked, finding] = [offer.requirements[at], found[at]];
    if (!asked || !finding) throw new Error(`${pair.id}: no requirement ${requirement}`);
    const count = byKind.get(asked.kind) ?? { right: 0, all: 0 };
    const isRight = [verdict, ...accept].includes(finding.verdict);
    byKind.set(asked.kind, { right: count.right + Number(isRight), all: count.all + 1 });
    if (!isRight && isLong)
      console.log(pair.id, asked.kind, asked.text, `${verdict} > ${finding.verdict}`, JSON.stringify(finding.quotes));
  }
}

const total = (key: "right" | "all") => [...byKind.values()].reduce((sum, count) => sum + count[key], 0);
for (const [kind, { right, all }] of [...byKind].toSorted())
  console.log(`${kind.padEnd(10)} ${String(all).padStart(4)}  ${(right / all).toFixed(3)}`);
const agreement = Math.round((total("right") / total("all")) * 1000) / 1000;
const p95Ms = Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0);
console.log(JSON.stringify({ agreement, unquoted, gainedByPasting: gained, p95Ms, verdicts: total("all") }));
process.exit(agreement < LEAST_AGREEMENT || unquoted > 0 || gained > 0 || p95Ms > MOST_MS ? 1 : 0);
