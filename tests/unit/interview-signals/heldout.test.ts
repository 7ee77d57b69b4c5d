import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSignals } from "#app/features/interview/signals/read-signals.ts";
import { THINGS, type Thing } from "#app/features/interview/signals/signal.ts";

type Line = { text: string; labels: Readonly<Record<Thing, string | null>> };
const lines: Line[] = readFileSync("tests/fixtures/interviews/signals-heldout.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const read = lines.map((line) => ({ ...line, reading: readSignals(line.text) }));

/** What was claimed of a thing on the texts that nothing is trained on, and what their reader found. */
function countOf(thing: Thing) {
  const labels = (state: string) => {
    const found = read.filter(({ reading }) => reading[thing].state === state).map((one) => one.labels[thing]);
    const none = found.filter((label) => label === null).length;
    const weak = found.filter((label) => label === "weak").length;
    return { claims: found.length, none, weak, shown: found.length - none - weak };
  };
  const shown = read.filter(({ labels: { [thing]: label } }) => label !== null && label !== "weak").length;
  return { present: labels("present"), absent: labels("absent"), shown };
}

describe("what is claimed of 200 answers that nothing was trained on", () => {
  // Of one claim the part that is right: as half where the reader called it disputable.
  it.each([
    ["example", 0.95, 0.33],
    ["role", 0.95, 0.33],
    ["result", 0.95, 0.33],
    // Its 36 claims hold two that the reader of this file calls no figure.
    ["figure", 0.92, 0.33],
    ["time", 0.95, 0.33],
  ] as const)(
    "a present %s is right in %d of its claims, and %d of those that are there are found",
    (thing, right, part) => {
      const { present, shown } = countOf(thing);
      expect((present.shown + present.weak / 2) / present.claims).toBeGreaterThanOrEqual(right);
      // Of fewer than forty claims two may be wrong.
      expect(present.none).toBeLessThanOrEqual(Math.max(2, present.claims / 20));
      expect(present.shown / shown).toBeGreaterThanOrEqual(part);
    },
  );

  it.each(THINGS)("an absent %s is there in at most one of twenty", (thing) => {
    const { absent } = countOf(thing);
    expect(absent.claims).toBeGreaterThanOrEqual(10);
    // Of fewer than twenty claims one may be wrong.
    expect(absent.shown).toBeLessThanOrEqual(Math.max(1, Math.floor(absent.claims / 20)));
  });

  it("no reason or lesson is called present that the answer does not have", () => {
    for (const thing of ["reason", "learning"] as const) expect(countOf(thing).present.none).toBe(0);
  });

  it("a quotation is of the answer's own words, whole and short, and most present things have one", () => {
    const quotes = read.flatMap(({ text, reading }) =>
      THINGS.flatMap((thing) => {
        const { state, quote } = reading[thing];
        expect(quote === null || state === "present").toBe(true);
        return state === "present" ? [{ quote, text: text.normalize("NFC").replace(/\s+/gu, " ") }] : [];
      }),
    );
    const given = quotes.filter(({ quote }) => quote !== null);
    for (const { quote, text } of given) {
      expect(text).toContain(quote);
      expect(quote?.length).toBeLessThanOrEqual(90);
    }
    expect(given.length / quotes.length).toBeGreaterThan(0.6);
  });
});
