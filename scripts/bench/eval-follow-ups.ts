import { readFileSync } from "node:fs";
import { chooseFollowUp, wordFollowUp } from "#app/features/interview/follow-up/choose-follow-up.ts";
import { SAID_WHERE } from "#app/features/interview/follow-up/follow-up-model.ts";
import { hunterOf } from "#app/features/interview/hunters.ts";
import { itemsSchema, judgedOf, lackOf, questionOf } from "../training/follow-ups-data.ts";

/**
 * What hunters ask back after labelled answers.
 * usage: npm run eval:followups -- FILE.json [FILE.json …] [--each]
 * FILE: {items: [{questionId, hunterId, question, text, missing, alsoFine}]}; `missing`: what its author would ask
 * back.
 * Prints a line for each kind and, as the last line, {apt, asksForWhatWasSaid, asked, lacking, askedOfLacking}.
 * `apt`: the share of what was asked that is `missing` or in `alsoFine`. `asksForWhatWasSaid`: questions for something
 * that an answer with this label contains by the label's own meaning. Exits 1 under .95, or when one asks for what was
 * said. --each: every question asked, as a JSON line, for people to judge.
 */

const LEAST_APT = 0.95;

const files = process.argv.slice(2).filter((one) => !one.startsWith("--"));
if (files.length === 0) {
  process.stderr.write("usage: npm run eval:followups -- FILE.json [FILE.json …] [--each]\n");
  process.exit(2);
}

const read = files
  .flatMap((file) => itemsSchema.parse(JSON.parse(readFileSync(file, "utf8"))).items)
  .map((item) => {
    const question = questionOf(item);
    const choice = chooseFollowUp(question, item.text, judgedOf(item));
    const missing = lackOf(item.missing);
    const isApt = choice !== null && [missing, ...item.alsoFine.map(lackOf)].includes(choice.kind);
    const said: readonly string[] = SAID_WHERE[missing as keyof typeof SAID_WHERE];
    const asksForSaid = choice !== null && !isApt && said.includes(choice.kind);
    const text = choice && wordFollowUp(hunterOf(item.hunterId).asksBack, choice, question, item.questionId);
    return { item, choice, missing, isApt, asksForSaid, text };
  });

if (process.argv.includes("--each"))
  for (const { item, choice, text, isApt } of read)
    if (choice !== null) console.log(JSON.stringify({ ...item, asked: choice.kind, words: text, isApt }));

for (const kind of [...new Set(read.map(({ missing }) => missing))].sort()) {
  const lacking = read.filter(({ missing }) => missing === kind);
  const asked = read.filter(({ choice }) => choice?.kind === kind);
  const apt = asked.filter(({ isApt }) => isApt).length;
  const silent = lacking.filter(({ choice }) => choice === null).length;
  console.log(`${kind.padEnd(9)} labelled ${lacking.length} (silent ${silent}), asked ${asked.length}, apt ${apt}`);
}
const asked = read.filter(({ choice }) => choice !== null);
const lacking = read.filter(({ missing }) => missing !== "nothing");
const apt = asked.length === 0 ? 0 : asked.filter(({ isApt }) => isApt).length / asked.length;
const asksForWhatWasSaid = read.filter(({ asksForSaid }) => asksForSaid).length;
const askedOfLacking = lacking.filter(({ choice }) => choice !== null).length;
console.log(
  JSON.stringify({
    apt: Number(apt.toFixed(3)),
    asksForWhatWasSaid,
    asked: asked.length,
    lacking: lacking.length,
    askedOfLacking,
  }),
);
if (apt < LEAST_APT || asksForWhatWasSaid > 0) process.exitCode = 1;
