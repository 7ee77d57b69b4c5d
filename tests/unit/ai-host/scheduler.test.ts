import { expect, test } from "vitest";
import type { PriorityClass } from "#app/ai/chat-model.ts";
import { createScheduler, inSteps } from "#app/ai/host/scheduler.ts";

const never = (): AbortSignal => new AbortController().signal;
/** All that can go on without anything from outside has gone on. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function gate(): { open: () => void; opened: Promise<void> } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test("an interview job goes between two steps of a CV job, whole", async () => {
  const scheduler = createScheduler();
  const log: string[] = [];
  const first = gate();
  const cv = inSteps(scheduler, "cv", never(), async (step) => {
    await step(async () => {
      log.push("cv 1 begins");
      await first.opened;
      log.push("cv 1 ends");
    });
    await step(async () => void log.push("cv 2"));
  });
  const interview = inSteps(scheduler, "interview", never(), async (step) => {
    await step(async () => void log.push("interview 1"));
    await settled();
    await step(async () => void log.push("interview 2"));
  });
  await settled();
  expect(log).toEqual(["cv 1 begins"]);
  first.open();
  await Promise.all([cv, interview]);
  expect(log).toEqual(["cv 1 begins", "cv 1 ends", "interview 1", "interview 2", "cv 2"]);
});

test("who waits in the interview class goes before who waited longer in the CV class", async () => {
  const scheduler = createScheduler();
  const giveBack = await scheduler.take("cv", never());
  const order: string[] = [];
  const queue = (priority: PriorityClass, name: string): Promise<void> =>
    scheduler.take(priority, never()).then((back) => {
      order.push(name);
      back();
    });
  const all = [queue("cv", "cv a"), queue("interview", "interview a"), queue("cv", "cv b"), queue("interview", "b")];
  giveBack();
  await Promise.all(all);
  expect(order).toEqual(["interview a", "b", "cv a", "cv b"]);
});

test("a job that is given up while it waits ends at once and does not block the turn", async () => {
  const scheduler = createScheduler();
  const giveBack = await scheduler.take("interview", never());
  const abort = new AbortController();
  const waiting = scheduler.take("cv", abort.signal);
  const after = scheduler.take("cv", never());
  abort.abort(new Error("given up"));
  await expect(waiting).rejects.toThrow("given up");
  giveBack();
  expect(await after).toBeTypeOf("function");
});

test("an error in a step gives the turn back", async () => {
  const scheduler = createScheduler();
  for (const priority of ["cv", "interview"] as const) {
    const failing = inSteps(scheduler, priority, never(), (step) => step(() => Promise.reject(new Error("broken"))));
    await expect(failing).rejects.toThrow("broken");
  }
  expect(await scheduler.take("cv", never())).toBeTypeOf("function");
});

test("an aborted job does not begin another step", async () => {
  const scheduler = createScheduler();
  for (const priority of ["cv", "interview"] as const) {
    const abort = new AbortController();
    let steps = 0;
    const job = inSteps(scheduler, priority, abort.signal, async (step) => {
      for (;;) {
        await step(async () => {
          steps += 1;
        });
        if (steps === 2) abort.abort(new Error("enough"));
      }
    });
    await expect(job).rejects.toThrow("enough");
    expect(steps).toBe(2);
  }
});
