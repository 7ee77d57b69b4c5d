import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { examineDatabase } from "#db/copy.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { TestServer } from "../../tests/support/server.ts";
import { oneDecimal, percentile } from "../bench/statistics.ts";
import { Writer } from "./backup-writer.ts";

/**
 * npm run proof:backup: makes 20 backups while the built server runs and another process writes 50 activities a second,
 * restores all of them, and then tries damaged copies. Exits with 1 unless every restored database is sound and
 * contains each write confirmed before its backup began, and every damaged backup is refused.
 */

const BACKUPS = 20;
const WRITES_A_SECOND = 50;
/** MB of text in the database, so that a copy takes some time. */
const FILLING_MB = 100;
const WAIT_MS = 1000;

const madeSchema = z.object({ name: z.string(), folder: z.string(), bytes: z.number(), seconds: z.number() });
type Made = z.infer<typeof madeSchema> & { confirmed: number };

async function run(program: string, dataDir: string, backupDir: string, ...args: string[]) {
  const child = spawn(process.execPath, [`build/scripts/${program}.js`, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, BACKUP_DIR: backupDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
  const [code] = await once(child, "close");
  return { code: code as number | null, output };
}

async function fill(file: string): Promise<number> {
  const { db, raw, close } = openDatabase(file);
  const { id } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  raw.exec(`INSERT INTO activities (user_id, action, details, created_at)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT ${FILLING_MB * 100})
    SELECT ${id}, 'filling', json_object('text', hex(randomblob(5000))), '2026-01-01T00:00:00.000Z' FROM n`);
  await close();
  return id;
}

/** Counts how many of the first `confirmed` writes are missing from a database. */
async function missing(file: string, confirmed: number): Promise<number> {
  const { raw, close } = openDatabase(file);
  const found = raw
    .prepare<[number], number>(
      "SELECT count(*) FROM activities WHERE action = 'proof' AND json_extract(details, '$.number') <= ?",
    )
    .pluck()
    .get(confirmed);
  await close();
  return confirmed - (found ?? 0);
}

type Damage = { name: string; do: (folder: string) => void };
const flip = (file: string, place: number) => {
  const bytes = readFileSync(file);
  const at = Math.floor(place * (bytes.length - 1));
  bytes.writeUInt8(bytes.readUInt8(at) ^ 0x40, at);
  writeFileSync(file, bytes);
};
const inFolder = (name: string, change: (file: string) => void) => (folder: string) => change(path.join(folder, name));
const DAMAGES: Damage[] = [
  ...[0, 0.01, 0.3, 0.5, 0.7, 0.99, 1].flatMap((place) =>
    ["app.sqlite", "secrets.json", "backup.json"].map((file) => ({
      name: `${file}: one bit at ${place}`,
      do: inFolder(file, (found) => flip(found, place)),
    })),
  ),
  ...["app.sqlite", "secrets.json", "backup.json"].flatMap((file) => [
    {
      name: `${file}: one byte less`,
      do: inFolder(file, (found) => truncateSync(found, readFileSync(found).length - 1)),
    },
    { name: `${file}: one byte more`, do: inFolder(file, (found) => appendFileSync(found, "x")) },
    { name: `${file}: gone`, do: inFolder(file, (found) => rmSync(found)) },
  ]),
];

async function damaged(made: Made, root: string): Promise<string[]> {
  const accepted: string[] = [];
  for (const damage of DAMAGES) {
    const folder = path.join(root, "damaged");
    cpSync(made.folder, folder, { recursive: true });
    damage.do(folder);
    const { code } = await run("restore", path.join(root, "nothing"), path.join(root, "none"), folder, "--yes");
    if (code !== 1) accepted.push(damage.name);
    rmSync(folder, { recursive: true });
  }
  return accepted;
}

async function main(): Promise<number> {
  const root = mkdtempSync(path.join(tmpdir(), "proof-backup-"));
  const backupDir = path.join(root, "backups");
  mkdirSync(backupDir);
  const server = await new TestServer({ DEMO: "0" }).start();
  try {
    const file = path.join(server.dataDir, "app.sqlite");
    const writer = new Writer(file, await fill(file), WRITES_A_SECOND);
    await pause(WAIT_MS * 5);
    const spans: [number, number][] = [];
    const backups: Made[] = [];
    for (let number = 0; number < BACKUPS; number += 1) {
      await pause(WAIT_MS);
      const confirmed = writer.writes.length;
      const from = performance.now();
      const { code, output } = await run("backup", server.dataDir, backupDir, "--json");
      spans.push([from, performance.now()]);
      if (code === 0) backups.push({ ...madeSchema.parse(JSON.parse(output)), confirmed });
      else console.error(output);
    }
    await writer.stop();
    const during = writer.writes.filter(({ confirmedAt, ms }) =>
      spans.some(([a, b]) => confirmedAt > a && confirmedAt - ms < b),
    );
    const quiet = writer.writes.filter((write) => !during.includes(write));
    let sound = 0;
    let lost = 0;
    for (const { name, confirmed } of backups) {
      const target = path.join(root, `restored-${name}`);
      const { code, output } = await run("restore", target, backupDir, name, "--yes");
      if (code !== 0) console.error(output);
      const restored = path.join(target, "app.sqlite");
      if (code === 0 && examineDatabase(restored).problems.length === 0) sound += 1;
      lost += code === 0 ? await missing(restored, confirmed) : 0;
      rmSync(target, { recursive: true, force: true });
    }
    const [first] = backups;
    const accepted = first ? await damaged(first, root) : ["no backup"];
    const p99 = (writes: readonly { ms: number }[]) =>
      oneDecimal(
        percentile(
          writes.map(({ ms }) => ms),
          0.99,
        ),
      );
    const line = {
      megabytes: Math.round((first?.bytes ?? 0) / 1e6),
      backups: backups.length,
      secondsEach: oneDecimal(
        percentile(
          backups.map(({ seconds }) => seconds),
          0.5,
        ),
      ),
      restored: sound,
      confirmedWritesLost: lost,
      damaged: DAMAGES.length,
      accepted,
      writes: writer.writes.length,
      p99QuietMs: p99(quiet),
      p99DuringMs: p99(during),
      slowestDuringMs: oneDecimal(Math.max(...during.map(({ ms }) => ms))),
    };
    console.table(Object.entries(line).map(([figure, value]) => ({ figure, value: String(value) })));
    const ok = backups.length === BACKUPS && sound === BACKUPS && lost === 0 && accepted.length === 0;
    console.log(JSON.stringify({ ...line, ok }));
    return ok ? 0 : 1;
  } finally {
    await server.dispose();
    rmSync(root, { recursive: true, force: true });
  }
}

process.exitCode = await main();
