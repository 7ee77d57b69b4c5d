import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface, type Interface } from "node:readline";
import PostalMime from "postal-mime";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { bundleProgram } from "../support/bundle-program.ts";
import { makeTestDatabase, type TestDatabase } from "../support/database.ts";
import { howMany } from "../support/long-run.ts";
import { outboxRows } from "../support/mail-settings.ts";
import { TestSmtp } from "../support/smtp.ts";

let program: string;
beforeAll(async () => {
  program = await bundleProgram("tests/support/mail-process.ts");
});

let database: TestDatabase;
let smtp: TestSmtp;
let children: ChildProcess[];

beforeEach(async () => {
  database = makeTestDatabase();
  smtp = await new TestSmtp().start();
  children = [];
});
afterEach(async () => {
  await Promise.all(children.map((child) => end(child, "SIGKILL")));
  await smtp.stop();
  await database.dispose();
});

type Program = { child: ChildProcess; line(expected: string): Promise<void> };

async function start(clockAhead = 0): Promise<Program> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      DATABASE: database.file,
      DATA_DIR: database.folder,
      SMTP_URL: smtp.url,
      CLOCK_AHEAD: String(clockAhead),
    },
    stdio: ["pipe", "pipe", "inherit"],
  });
  children.push(child);
  const lines: Interface = createInterface({ input: child.stdout });
  const seen: string[] = [];
  lines.on("line", (line) => seen.push(line));
  const running: Program = {
    child,
    async line(expected) {
      while (!seen.includes(expected)) await once(lines, "line");
    },
  };
  await running.line("ready");
  return running;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill(signal);
  await exited;
}

/** Message-ID and subject of what the server took, one entry for each time. */
const taken = async () =>
  (await Promise.all(smtp.accepted.map(({ raw }) => PostalMime.parse(raw)))).map(
    ({ messageId, subject }) => `${messageId} ${subject}`,
  );

/** Resolves at the moment at which the process is to be killed, and lets the mail server misbehave until then. */
function moment(when: "committed" | "greeted" | "handed over" | "accepted", batch: string, running: Program) {
  const never = new Promise<undefined>(() => undefined);
  if (when === "committed") return running.line(`committed ${batch}`);
  return new Promise<void>((resolve) => {
    if (when === "greeted") {
      smtp.behaviour.sender = () => {
        resolve();
        return undefined;
      };
    } else {
      smtp.behaviour.data = () => {
        if (when === "handed over") {
          resolve();
          return never;
        }
        // The answer leaves first; whether the process still gets to mark the message is up to chance.
        setImmediate(resolve);
        return undefined;
      };
    }
  });
}

test("killed at any moment between commit and mark, each message arrives at least once, is marked, and none is " +
  "lost", async () => {
  const moments = ["committed", "greeted", "handed over", "accepted"] as const;
  const kills = Array.from({ length: howMany(1, 3) }, () => moments).flat();
  for (const [round, when] of kills.entries()) {
    // Each start is later than the lease of the one before.
    const running = await start(round * 60);
    const due = moment(when, `r${round}`, running);
    running.child.stdin?.write(`r${round} 3\n`);
    await running.line(`committed r${round}`);
    await due;
    await end(running.child, "SIGKILL");
    smtp.behaviour = { recipient: () => undefined, sender: () => undefined, data: () => undefined };
  }
  expect(database.raw.pragma("integrity_check", { simple: true })).toBe("ok");
  const last = await start(kills.length * 60 + 3600);
  const all = kills.length * 3;
  await expect
    .poll(async () => (await outboxRows(database.db)).map(({ status }) => status), { timeout: 60_000, interval: 100 })
    .toEqual(Array(all).fill("sent"));
  last.child.stdin?.end();
  await once(last.child, "exit");
  const expected = (await outboxRows(database.db)).map(({ message_id, dedup_key }) => `${message_id} ${dedup_key}`);
  const arrived = await taken();
  expect([...new Set(arrived)].sort()).toEqual(expected.sort());
  // At most the two messages under way at each kill were sent again.
  expect(arrived.length).toBeLessThanOrEqual(all + 2 * kills.length);
}, 180_000);

test("two processes on one database send each message once", async () => {
  const [one, two] = await Promise.all([start(), start()]);
  one.child.stdin?.write("a 60\n");
  two.child.stdin?.write("b 60\n");
  await expect
    .poll(async () => (await outboxRows(database.db)).map(({ status }) => status), { timeout: 60_000, interval: 100 })
    .toEqual(Array(120).fill("sent"));
  const expected = (await outboxRows(database.db)).map(({ message_id, dedup_key }) => `${message_id} ${dedup_key}`);
  expect((await taken()).sort()).toEqual(expected.sort());
  // Both took part, with two connections each at most.
  expect(smtp.mostConnections).toBeGreaterThan(2);
  expect(smtp.mostConnections).toBeLessThanOrEqual(4);
}, 120_000);
