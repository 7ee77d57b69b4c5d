import { checked, MUTATIONS, makeTrail, seeded } from "../../tests/support/audit-trails.ts";

/**
 * npm run proof:audit: 10,000 times somebody edits, deletes, inserts, exchanges or cuts off rows of an audit trail.
 * Exits with 1 unless all of them are found, and nothing is found in the trails that nobody touched.
 */

const CHANGES = 10_000;
/** Lengths of the trails, and which part of the changes each gets: long ones take their time. */
const TRAILS = [
  { rows: 200, share: 0.6 },
  { rows: 600, share: 0.385 },
  { rows: 20_000, share: 0.015 },
] as const;
const KEY = Buffer.alloc(32, 41);

const random = seeded(20_261_128);
const names = Object.keys(MUTATIONS);
const table = new Map(names.map((name) => [name, { changes: 0, found: 0 }]));
const falseAlarms: number[] = [];
const missed: string[] = [];
const started = performance.now();

let turn = 0;
for (const { rows, share } of TRAILS) {
  const trail = makeTrail(rows, { key: KEY, every: Math.ceil(rows / 8), seed: rows });
  if (checked(trail, KEY).problems.length > 0) falseAlarms.push(rows);
  for (let index = 0; index < Math.round(CHANGES * share); index += 1, turn += 1) {
    const name = names[turn % names.length] as string;
    const line = table.get(name) as { changes: number; found: number };
    const changed = MUTATIONS[name]?.(trail, random);
    line.changes += 1;
    if (changed && checked(changed, KEY).problems.length > 0) line.found += 1;
    else missed.push(`${name}, a trail of ${rows} rows`);
  }
}

for (const [name, { changes, found }] of table)
  process.stdout.write(`${name.padEnd(60)} ${String(changes).padStart(6)} ${String(found).padStart(6)} found\n`);
const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
const total = [...table.values()].reduce((sum, { changes }) => sum + changes, 0);
const result = { changes: total, missed: missed.length, falseAlarms: falseAlarms.length, seconds };
process.stdout.write(`${JSON.stringify(result)}\n`);
if (missed.length > 0) process.stdout.write(`${missed.slice(0, 20).join("\n")}\n`);
process.exitCode = missed.length > 0 || falseAlarms.length > 0 || total < CHANGES ? 1 : 0;
