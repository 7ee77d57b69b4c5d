import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { markAllAsFilled, unfilledSince } from "#app/features/users/sample-people.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { storageFailure } from "#app/platform/storage-failure.ts";
import type { Db } from "#db/open.server.ts";
import { enrolPeople } from "./enrol.server.ts";
import { SAMPLE_PEOPLE } from "./people.ts";
import type { SamplePerson, SignIn, Step } from "./plan.ts";
import { ensureSampleCoach } from "./sample-coach.server.ts";
import { bookSession } from "./steps/book-session.server.ts";
import { holdInterview } from "./steps/hold-interview.server.ts";
import { askForReview, rateInterview } from "./steps/rate-or-ask-for-review.server.ts";
import type { Person, StepContext } from "./steps/step-context.ts";
import { uploadCv } from "./steps/upload-cv.server.ts";

/**
 * Fills a new platform with invented people in the background: first the demo student and the panel's first page, then
 * the steps that need computing. Every step first checks whether it was done before, so that a start after a crash
 * continues and creates nothing twice. At the end the database is marked, and the filling never runs again.
 */

type Filling = { abort: AbortController; done: Promise<void> };
// On globalThis: development reloads this module.
const store = globalThis as typeof globalThis & { __sampleFilling?: Filling };

/** Starts or continues the filling; does nothing when the database has no unfinished invented people. */
export function startFilling(db: Db, settings: Settings): void {
  const abort = new AbortController();
  const done = fill(db, { settings, signal: abort.signal }).catch((error: unknown) => {
    if (!abort.signal.aborted) log.error({ err: error }, "the sample data is left for the next start");
  });
  store.__sampleFilling = { abort, done };
}

/** Stops the filling within the current step; the next start continues it. */
export async function stopFilling(): Promise<void> {
  const filling = store.__sampleFilling;
  if (!filling) return;
  delete store.__sampleFilling;
  filling.abort.abort(new Error("the filling is ended"));
  await filling.done;
}

type Planned = { person: Person; step: Step };

/** @param people fewer of them, for tests */
export async function fill(
  db: Db,
  {
    settings,
    signal,
    people = SAMPLE_PEOPLE,
  }: { settings: Settings; signal: AbortSignal; people?: readonly SamplePerson[] },
): Promise<void> {
  // Requests have priority.
  await yieldToEventLoop();
  const since = await unfilledSince(db);
  if (since === null) return;
  await ensureSampleCoach(db);
  const begunAt = new Date(since);
  const enrolled = await enrolPeople(db, people, begunAt);
  const planned = people.flatMap((sample) => {
    const person = enrolled.get(sample.number);
    return person ? [{ number: sample.number, person, steps: sample.steps(begunAt) }] : [];
  });
  const all = planned.flatMap(({ person, steps }) => steps.map((step): Planned => ({ person, step })));
  const demoStudent = planned.find(({ number }) => number === 0)?.person;
  const quick = inOrder(all.filter(({ step }) => step.kind === "sign-in" || step.kind === "booking"));
  const slow = all.filter(({ step }) => step.kind === "cv" || step.kind === "interview");
  const last = inOrder(all.filter(({ step }) => step.kind === "rating" || step.kind === "review"));
  const isOwn = ({ person }: Planned) => person.id === demoStudent?.id;
  const order = [
    ...[...quick, ...slow].filter(isOwn).sort(byTime),
    ...quick.filter((one) => !isOwn(one)),
    ...slow.filter((one) => !isOwn(one)),
    // The panel lists ratings and requests by id, so they are created in chronological order.
    ...last,
  ];
  for (const { person, step } of order) {
    signal.throwIfAborted();
    await yieldToEventLoop();
    await take({ db, settings, person, begunAt, signal }, step);
  }
  await markAllAsFilled(db);
}

const byTime = (left: Planned, right: Planned) => left.step.at.getTime() - right.step.at.getTime();
const inOrder = (planned: readonly Planned[]) => [...planned].sort(byTime);

/** Runs one step; a failure is logged and does not stop the others. */
async function take(context: StepContext, step: Step): Promise<void> {
  try {
    await TAKE[step.kind](context, step as never);
  } catch (error) {
    context.signal.throwIfAborted();
    if (storageFailure(error)) throw error;
    log.error({ err: error, step: step.kind }, "a step of the sample data failed");
  }
}

const TAKE: { [Kind in Step["kind"]]: (context: StepContext, step: Extract<Step, { kind: Kind }>) => Promise<void> } = {
  "sign-in": signIn,
  cv: uploadCv,
  interview: holdInterview,
  booking: bookSession,
  rating: rateInterview,
  review: askForReview,
};

async function signIn({ db, person }: StepContext, { at }: SignIn): Promise<void> {
  const known = await db
    .selectFrom("activities")
    .select("id")
    .where("user_id", "=", person.id)
    .where("created_at", "=", at.toISOString())
    .where("action", "=", "login")
    .executeTakeFirst();
  if (known) return;
  await recordActivity(db, { userId: person.id, action: "login", details: { method: "rut" } }, { now: () => at });
}
