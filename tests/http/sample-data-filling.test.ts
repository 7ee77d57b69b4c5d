import { afterEach, beforeEach, expect, test } from "vitest";
import { setChatModel } from "#app/ai/engine.server.ts";
import { enqueueDueReminders } from "#app/features/coaching/mail/reminders.server.ts";
import { SAMPLE_PEOPLE } from "#app/features/demo/people.ts";
import type { SamplePerson } from "#app/features/demo/plan.ts";
import { jobEvents } from "#app/jobs/queue.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { stopComputing } from "#app/platform/work/compute-child.server.ts";
import { BEGUN, type DemoPlatform, FILLING_TIMEOUT, openDemoPlatform, PEOPLE } from "../support/demo-platform.ts";
import { scriptedChatModel } from "../support/scripted-chat-model.ts";

/** Filling a new platform with invented people: the real worker, the real judge. */

let platform: DemoPlatform;
beforeEach(async () => {
  platform = await openDemoPlatform();
});
afterEach(async () => {
  setChatModel(null);
  await platform.dispose();
  await stopComputing();
  setSettings(undefined);
});

const count = (sql: string) => platform.count(sql);

/** The people of the test, where the first question with this index ends the filling while it is being answered. */
function duringInterview(questionIndex: number) {
  return (abort: AbortController): SamplePerson[] => {
    let ended = false;
    return PEOPLE.map((person) => ({
      ...person,
      steps: (begunAt) =>
        person.steps(begunAt).map((step) => {
          if (step.kind !== "interview") return step;
          const answersTo: typeof step.answersTo = (question, index) => {
            if (index === questionIndex && !ended) {
              ended = true;
              abort.abort(new Error("broken off"));
            }
            return step.answersTo(question, index);
          };
          return { ...step, answersTo };
        }),
    }));
  };
}

function duringAnalysis(abort: AbortController): readonly SamplePerson[] {
  jobEvents.once("queued", () => abort.abort(new Error("broken off")));
  return PEOPLE;
}

test(
  "gives the invented people what the product's own rules make of it, once",
  async () => {
    await platform.fillUp();
    const made = platform.everythingMade();
    expect(count("sample_people")).toBe(PEOPLE.length);
    expect(count("sample_people where filled_at is null")).toBe(0);
    expect(count("cv_analyses where processing_status = 'processing'")).toBe(0);
    expect(count("cv_analyses where processing_status = 'completed' and engine = 'rules'")).toBeGreaterThan(2);
    expect(count("interviews where status = 'open'")).toBe(0);
    expect(count("interview_results where engine = 'rules'")).toBeGreaterThan(3);
    expect(made.sessions?.length).toBeGreaterThan(1);
    // Nothing that happened lies in the future, and nothing is dated by the moment of its making.
    for (const table of ["activities", "cv_analyses", "interviews", "interview_feedback", "coach_sessions"]) {
      const mine = table === "activities" ? " and user_id > 1" : "";
      const at = table === "interviews" ? "started_at" : "created_at";
      expect(count(`${table} where ${at} >= '${BEGUN}'${mine}`), table).toBe(0);
    }
    await platform.fillUp();
    expect(platform.everythingMade()).toEqual(made);
  },
  FILLING_TIMEOUT,
);

test(
  "sends no mail: no confirmation, no notice to a coach, no reminder",
  async () => {
    await platform.fillUp(SAMPLE_PEOPLE.slice(0, 1));
    expect(count("coach_sessions where status = 'scheduled'")).toBe(1);
    const { starts_at: startsAt } = await platform.database.db
      .selectFrom("coach_sessions")
      .select("starts_at")
      .where("status", "=", "scheduled")
      .executeTakeFirstOrThrow();
    const dayBefore = { now: () => new Date(Date.parse(startsAt) - 3_600_000) };
    expect(await enqueueDueReminders(platform.database.db, { settings: platform.settings, clock: dayBefore })).toBe(0);
    expect(count("outbox")).toBe(0);
  },
  FILLING_TIMEOUT,
);

test(
  "asks no language model, whatever is installed",
  async () => {
    const asked: unknown[] = [];
    setChatModel(scriptedChatModel((prompt) => asked.push(prompt)));
    await platform.fillUp(SAMPLE_PEOPLE.slice(0, 1));
    expect(asked).toEqual([]);
    expect(count("jobs where kind = 'interview_report'")).toBe(0);
    expect(count("interview_results where engine = 'rules'")).toBe(3);
  },
  FILLING_TIMEOUT,
);

test(
  "broken off within an interview and within an analysis, it goes on where it was and makes nothing twice",
  async () => {
    await platform.fillUp();
    const whole = platform.everythingMade();
    await platform.dispose();
    platform = await openDemoPlatform();
    for (const breakOff of [duringInterview(3), duringAnalysis, duringInterview(8)]) {
      const abort = new AbortController();
      await expect(platform.fillUp(breakOff(abort), abort.signal)).rejects.toThrow();
      expect(count("sample_people where filled_at is not null")).toBe(0);
    }
    expect(count("interviews where status = 'open'")).toBe(1);
    await platform.fillUp();
    expect(platform.everythingMade()).toEqual(whole);
  },
  FILLING_TIMEOUT,
);

test("touches no database that was there before", async () => {
  await platform.database.db.deleteFrom("sample_people").execute();
  const before = platform.everythingMade();
  await platform.fillUp();
  expect(platform.everythingMade()).toEqual(before);
  expect(count("users")).toBe(2);
});
