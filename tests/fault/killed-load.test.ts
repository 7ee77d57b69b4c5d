import { expect, test } from "vitest";
import { runKills } from "../../scripts/proof/killed/run-kills.ts";
import { howMany } from "../support/long-run.ts";

/** The long run, with a language model: KILLS=100 npm run proof:killed. */
const KILLS = howMany(4, 12);

test(`${KILLS} power cuts while many write everything at once: what was acknowledged is there once, nothing is ` +
  "half there", async () => {
  const { problems, kinds } = await runKills({ kills: KILLS, seed: 7, answers: 3, settledMs: 120_000 });
  expect(problems).toEqual([]);
  for (const [kind, { cutOff }] of kinds) expect([kind, cutOff > 0]).toEqual([kind, true]);
}, 300_000);
