import { describe, expect, test } from "vitest";
import { TEXT_FAMILIES } from "../../../scripts/bench/stall/text-families.ts";
import { textFamily } from "../../../scripts/bench/stall/text-files.ts";
import { outcomeOf } from "../../../scripts/bench/stall/uploads.ts";
import { waitsOf } from "../../../scripts/bench/stall/waits.ts";
import { Random } from "../../support/mutate.ts";

/** What the bench of hold-ups counts: a bench that cannot fail proves nothing. */

const sample = (at: number, ms: number, ok = true) => ({ path: "/healthz", at, ms, ok });

describe("waits", () => {
  test("one request held up for a minute stands for all who would have come meanwhile", () => {
    const quick = Array.from({ length: 1_000 }, (_, index) => sample(index * 25, 2));
    const held = waitsOf([...quick, sample(25_000, 60_000)], 25, 0, 100_000);
    expect(held).toMatchObject({ asked: 1_001, failed: 0, max: 60_000 });
    // 2,400 of the 3,400 who came met the hold-up.
    expect(held).toMatchObject({ p50: 17_500, p99: 59_150 });
    expect(waitsOf(quick, 25, 0, 100_000)).toEqual({ asked: 1_000, failed: 0, p50: 2, p99: 2, max: 2 });
  });

  test("a hold-up that began before a part of the run belongs to it as well; what lies outside does not", () => {
    const samples = [sample(0, 5), sample(900, 400), sample(1_500, 3, false), sample(2_500, 700)];
    expect(waitsOf(samples, 25, 1_000, 2_000)).toMatchObject({ asked: 2, failed: 1, max: 400 });
  });
});

describe("answers", () => {
  const sentence = JSON.stringify({ error: "x", message: "El archivo es demasiado complejo para leerlo." });
  const result = JSON.stringify({ id: 1, results: { structure_evaluation: { puntuacion_total: 70 } }, details: {} });

  test.each([
    ["a result", 200, null, result, "result"],
    ["a refusal in Spanish", 422, null, sentence, "refused"],
    ["a refusal in English", 422, null, JSON.stringify({ message: "The file could not be read." }), "broken"],
    ["no body", 422, null, "", "broken"],
    ["a page instead of a result", 200, null, "<html></html>", "broken"],
    ["busy, and when to come again", 503, "5", sentence, "busy"],
    ["busy, and nobody knows for how long", 503, null, sentence, "broken"],
    ["any other failure of the server", 500, null, sentence, "broken"],
  ])("%s", (_name, status, retryAfter, body, expected) => {
    expect(outcomeOf(status, retryAfter, body).outcome).toBe(expected);
  });
});

test("the same seed makes the same text", async () => {
  const family = textFamily("misspelt", TEXT_FAMILIES.misspelt ?? (() => ""));
  const [one, again, other] = [3, 3, 4].map((seed) => family(0, new Random(seed)));
  expect(await one?.bytes()).toEqual(await again?.bytes());
  expect(await one?.bytes()).not.toEqual(await other?.bytes());
});
