import { statSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { setChatModel } from "#app/ai/engine.server.ts";
import {
  calibrationFile,
  keepCalibration,
  mixtureInForce,
  readCalibration,
} from "#app/features/interview/language-model/calibration.server.ts";
import { UNMEASURED } from "#app/features/interview/language-model/combine.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { calibrationOf } from "../support/calibration.ts";
import { interviewModel } from "../support/interview-model.ts";
import { database, student, told } from "../support/interview-student.ts";

/** Interviews while a calibration of the model is kept, or one that is not of it. */

beforeEach(() => setSettings(readSettings({ DATA_DIR: database.folder })));
afterEach(() => {
  setChatModel(null);
  setSettings(undefined);
});

const keep = (fingerprint: string, changes = {}) =>
  keepCalibration(database.folder, calibrationOf(fingerprint, changes));
const doubting = (fingerprint?: string) =>
  interviewModel({ decide: () => 0.02, generate: () => ({ suggestion: "" }), ...(fingerprint && { fingerprint }) });

/** The verdict on a good answer of which the rules are sure, by a model that says no. */
async function verdict(model: ReturnType<typeof interviewModel>) {
  setChatModel(model);
  const { interviewId } = await student.started();
  return student.answered("natalia-1", told(0), { interviewId, messageId: crypto.randomUUID() });
}

describe("a model that says no to an answer of which the rules are sure", () => {
  test("overrules them where its own calibration gives it the weight, at once and without a restart", async () => {
    expect(await verdict(doubting("a"))).toMatchObject({ isRelevant: true });
    await keep("a");
    const reply = await student.answered("natalia-2", told(1), { messageId: "later" });
    expect(reply).toMatchObject({ isRelevant: false, needsSuggestion: true, madeBy: { engine: "llama" } });
    expect(reply.relevanceScore).toBeLessThan(0.3);
  });

  test.each([
    ["is of another model", "b", {}],
    ["was made with other instructions or other rules", "a", { basis: "interview.verdict/1 0" }],
  ])("does not where the calibration %s", async (_, fingerprint, changes) => {
    await keep(fingerprint, changes);
    expect(await verdict(doubting("a"))).toMatchObject({ isRelevant: true });
  });

  test("does not where nobody knows which model it is", async () => {
    await keep("a");
    expect(await verdict(doubting())).toMatchObject({ isRelevant: true });
  });
});

test("form is turned down whatever a calibrated model would say, and it is not asked", async () => {
  const yes = interviewModel({ decide: () => 1, fingerprint: "a" });
  setChatModel(yes);
  await keep("a", { mixture: { share: 0.9, reading: { slope: 5, offset: 0 } } });
  const { interviewId } = await student.started();
  const reply = await student.answered("natalia-1", "asdf qwer zxcv asdf", { interviewId, messageId: "x" });
  expect(reply).toMatchObject({ isRelevant: false, relevanceScore: 0.02, madeBy: { engine: "rules" } });
  expect(yes.asked).toEqual([]);
});

describe("the kept file", () => {
  test("is for its owner alone, and read as it was written", async () => {
    await keep("a");
    expect(statSync(calibrationFile(database.folder)).mode & 0o077).toBe(0);
    expect(await readCalibration(database.folder)).toEqual(calibrationOf("a"));
    expect(await mixtureInForce(doubting("a"))).toEqual(calibrationOf("a").mixture);
  });

  test.each([
    ["cut short", '{"version":1,'],
    ["with more weight than any measurement may give", JSON.stringify(heavy())],
  ])("%s counts for nothing", async (_, text) => {
    writeFileSync(calibrationFile(database.folder), text);
    expect(await readCalibration(database.folder)).toBe("damaged");
    expect(await mixtureInForce(doubting("a"))).toEqual(UNMEASURED);
  });

  test("that is not there is none", async () => {
    expect(await readCalibration(database.folder)).toBeNull();
  });
});

function heavy() {
  return calibrationOf("a", { mixture: { share: 0.95, reading: { slope: 1, offset: 0 } } });
}
