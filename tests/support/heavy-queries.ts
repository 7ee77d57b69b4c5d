import Database from "better-sqlite3";
import { fill } from "../../scripts/bench/bench-admin-data.ts";
import { makeTestDatabase, type TestDatabase } from "./database.ts";

/** What the statements of a use case are, and how SQLite carries them out, as texts that a review can compare. */

/** A university in small, with interviews, jobs and mails, whose statistics SQLite knows. */
export function filledDatabase(): TestDatabase {
  const database = makeTestDatabase();
  const { raw } = database;
  fill(database, { users: 500, analyses: 1000, activities: 5000, bookings: 1000, feedback: 500 });
  raw.exec(`
    WITH RECURSIVE n (i) AS (VALUES (0) UNION ALL SELECT i + 1 FROM n WHERE i < 999)
    INSERT INTO interviews (user_id, hunter_id, status, is_personalised, seed, student_name, questions, question_index,
      suggestions_given, questions_answered, duration, remaining, counted_until, turn_started_at, said, started_at,
      updated_at)
    SELECT (SELECT min(id) FROM users) + i % 500, 'mia', iif(i < 500 AND i % 50 = 0, 'open', 'completed'), 0, 's',
      'Ana', '[]', 0, 0, 0, 900, 0, 0, 0, '{}', datetime('2025-01-01', i || ' hours'),
      iif(i < 500 AND i % 50 = 0, '2026-11-26T11:59:00.000Z', datetime('2025-01-01', i || ' hours'))
    FROM n;
    INSERT INTO interview_results (interview_id, score, scoring_version, engine, report, created_at)
    SELECT id, id % 101, '1', 'rules', '{}', started_at FROM interviews;
    INSERT INTO interview_messages (interview_id, position, message_id, role, content, created_at)
    SELECT interviews.id, n.i, 'm' || n.i, 'assistant', 'Hola', started_at
    FROM interviews, (SELECT 0 AS i UNION ALL SELECT 1 UNION ALL SELECT 2) AS n;
    INSERT INTO jobs (kind, user_id, payload, status, max_attempts, run_after, created_at)
    SELECT 'cv.analysis', user_id, '{}', iif(id % 20, 'done', 'queued'), 2, started_at, started_at FROM interviews;
    INSERT INTO outbox (dedup_key, topic, message_id, recipient, mail, status, next_attempt_at, created_at)
    SELECT 'k' || id, 't' || id % 300, 'x' || id, 'a' || user_id || '@universidad.example', '{}',
      iif(id % 20, 'sent', 'queued'), started_at, started_at FROM interviews;
    ANALYZE;
  `);
  return database;
}

type Statement = { sql: string; parameters: readonly unknown[] };

/** Runs a use case. @returns each different statement that it gave to SQLite, in the order of their first occurrence */
export async function recorded(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements = new Map<string, Statement>();
  const { prepare } = Database.prototype;
  Database.prototype.prepare = function (this: Database.Database, text: string) {
    const statement = prepare.call(this, text);
    for (const way of ["all", "run", "get", "iterate"] as const) {
      const real = statement[way].bind(statement) as (...given: unknown[]) => never;
      statement[way] = (...given: unknown[]) => {
        if (!statements.has(text)) statements.set(text, { sql: text, parameters: given.flat() });
        return real(...given);
      };
    }
    return statement;
  } as typeof prepare;
  try {
    await work();
  } finally {
    Database.prototype.prepare = prepare;
  }
  return [...statements.values()].filter(({ sql }) => /^\s*(?:select|with|update|delete)\b/i.test(sql));
}

/** One clause a line; what stands in brackets is indented. */
export function formatted(statement: string): string {
  const clauses = /^(?:from|inner join|left join|where|group by|order by|limit|set|values|returning|and|or)\b/i;
  let depth = 0;
  let quoted = "";
  let text = "";
  const plain = statement.trim().replace(/\s+/g, " ");
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at] ?? "";
    if (quoted) quoted = sign === quoted ? "" : quoted;
    else if (sign === "'" || sign === '"') quoted = sign;
    else if (sign === "(") depth += 1;
    else if (sign === ")") depth -= 1;
    else if (sign === " " && clauses.test(plain.slice(at + 1))) {
      text += `\n${"  ".repeat(depth + (/^(?:and|or)\b/i.test(plain.slice(at + 1)) ? 1 : 0))}`;
      continue;
    }
    text += sign;
  }
  return text.split("\n").map(wrapped).join("\n");
}

/** A long list goes on below, behind a comma. */
function wrapped(line: string): string {
  const indent = `${/^ */.exec(line)?.[0] ?? ""}  `;
  return line.replace(/(?=.{111}).{60,105}, /g, (piece) => `${piece.trimEnd()}\n${indent}`);
}

type Step = { id: number; parent: number; detail: string };

/** What EXPLAIN QUERY PLAN says, as indented lines. */
export function planOf(raw: Database.Database, { sql, parameters }: Statement): string[] {
  // With the values: SQLite takes an index of some rows only where it knows that they are meant.
  const steps = raw.prepare<unknown[], Step>(`EXPLAIN QUERY PLAN ${sql}`).all(...parameters);
  const depth = new Map<number, number>([[0, 0]]);
  return steps.map(({ id, parent, detail }) => {
    depth.set(id, (depth.get(parent) ?? 0) + 1);
    return `${"  ".repeat(depth.get(parent) ?? 0)}${detail}`;
  });
}

/** Steps that read a whole table row by row, without any index. @param big names of tables that grow */
export function scansIn({ sql }: Statement, plan: readonly string[], big: readonly string[]): string[] {
  const aliases = new Map([...sql.matchAll(/"(\w+)" as "(\w+)"/g)].map(([, table, alias]) => [alias, table]));
  return plan.filter((line) => {
    const [, name = ""] = /^\s*SCAN (\w+)$/.exec(line) ?? [];
    return big.includes(aliases.get(name) ?? name);
  });
}
