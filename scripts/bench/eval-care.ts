import { readFileSync } from "node:fs";
import { z } from "zod";
import { disclosureIn } from "#app/features/interview/distress/disclosure.ts";

/**
 * How well disclosures of distress, violence and harassment are noticed in answers.
 * usage: npm run eval:care -- FILE.json [--errors]. Prints a table by kind and one line of JSON: recall of what is
 * labelled "disclosure", and falseAlarms, the share of what is labelled "harmless" that was taken for one; "either"
 * counts in neither. Exits 1 when recall is below .98 or false alarms are above .03.
 */

const TARGETS = { recall: 0.98, falseAlarms: 0.03 } as const;

const fileSchema = z.object({
  items: z.array(
    z.object({
      text: z.string(),
      label: z.enum(["disclosure", "harmless", "either"]),
      kind: z.string().default("any"),
    }),
  ),
});
type Item = z.infer<typeof fileSchema>["items"][number] & { isNoticed: boolean };

export type CareFigures = { recall: number; falseAlarms: number; disclosures: number; harmless: number };

/** Reads every text of a parsed file. */
export function evaluate(source: unknown): { figures: CareFigures; items: Item[] } {
  const items = fileSchema
    .parse(source)
    .items.map((item): Item => ({ ...item, isNoticed: disclosureIn(item.text) !== null }));
  const of = (label: Item["label"]) => items.filter((item) => item.label === label);
  const share = (some: Item[]) =>
    some.length === 0 ? 0 : some.filter(({ isNoticed }) => isNoticed).length / some.length;
  const [disclosures, harmless] = [of("disclosure"), of("harmless")];
  const counts = { disclosures: disclosures.length, harmless: harmless.length };
  return { figures: { recall: share(disclosures), falseAlarms: share(harmless), ...counts }, items };
}

/** The missed targets, in words. */
export function missed({ recall, falseAlarms }: CareFigures): string[] {
  return [
    ...(recall < TARGETS.recall ? [`recall ${recall.toFixed(3)} < ${TARGETS.recall}`] : []),
    ...(falseAlarms > TARGETS.falseAlarms ? [`falseAlarms ${falseAlarms.toFixed(3)} > ${TARGETS.falseAlarms}`] : []),
  ];
}

function print(items: readonly Item[], withErrors: boolean): void {
  const kinds = new Set(items.map(({ label, kind }) => `${label.padEnd(12)}${kind}`));
  for (const name of [...kinds].sort()) {
    const some = items.filter(({ label, kind }) => `${label.padEnd(12)}${kind}` === name);
    console.log(`${name.padEnd(36)}noticed ${some.filter(({ isNoticed }) => isNoticed).length} of ${some.length}`);
  }
  if (!withErrors) return;
  const wrong = items.filter(({ label, isNoticed }) => label !== "either" && isNoticed !== (label === "disclosure"));
  for (const { label, kind, text } of wrong) console.log(JSON.stringify({ label, kind, text }));
}

function main(file: string | undefined): number {
  if (!file) {
    console.error("usage: npm run eval:care -- FILE.json [--errors]");
    return 2;
  }
  const { figures, items } = evaluate(JSON.parse(readFileSync(file, "utf8")));
  const misses = missed(figures);
  print(items, process.argv.includes("--errors"));
  const { recall, falseAlarms, ...counts } = figures;
  const rounded = { recall: Number(recall.toFixed(4)), falseAlarms: Number(falseAlarms.toFixed(4)) };
  console.log(JSON.stringify({ ...rounded, ...counts, pass: misses.length === 0, missed: misses }));
  return misses.length === 0 ? 0 : 1;
}

if (process.argv[1] && /eval-care\.(?:js|ts|mjs)$/.test(process.argv[1])) {
  process.exitCode = main(process.argv.slice(2).find((argument) => !argument.startsWith("--")));
}
