import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import { rutSigns } from "#app/features/users/rut.ts";
import { wordBeginning } from "#db/name-sort-key.ts";
import type { Db } from "#db/open.server.ts";

/** Up to this many matching users are listed by id, and their rows are found through the index on the user id. */
const FEW = 200;

/**
 * Conditions for the rows of the users that match a search text. With few users their rows are fetched and sorted;
 * with many, rows are scanned in sort order until a page is full. The wrong choice is slow (50 to 130 ms instead of
 * 1 ms with 50,000 users and 500,000 rows), and SQLite cannot choose by itself.
 */
export type UserMatch = {
  /** Condition for reading a sorted page. */
  paging(userId: Expression<unknown>): Expression<SqlBool>;
  /** Condition for counting, where the order does not matter. */
  counting(userId: Expression<unknown>): Expression<SqlBool>;
  /** Number of matching users, counted up to `most`. */
  count(most: number): Promise<number>;
  /** True: the condition finds the rows by user id, so the index of the sort key must not be scanned. */
  few: boolean;
};

/** What the lists filter users by: a search text and cohort fields, which must equal the user's. */
export type UserFilter = {
  q?: string | undefined;
  faculty?: string | undefined;
  career?: string | undefined;
  campus?: string | undefined;
  entryYear?: number | undefined;
};

/** @returns null without a filter and for a text without search words: every user matches. */
export async function matchUsers(db: Db, filter: UserFilter): Promise<UserMatch | null> {
  const conditions = [...searchConditions(parseUserSearch(filter.q ?? "")), ...cohortConditions(filter)];
  if (conditions.length === 0) return null;
  const everyone = sql`select id from users where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<{ id: number }>`${everyone} limit ${FEW + 1}`.execute(db);
  if (rows.length > FEW) {
    return {
      paging: (userId) => sql<SqlBool>`+${userId} in (${everyone})`,
      counting: (userId) => sql<SqlBool>`${userId} in (${everyone})`,
      count: (most) => countOf(db, everyone, most),
      few: false,
    };
  }
  const named = (userId: Expression<unknown>) => sql<SqlBool>`${userId} in (${sql.join(rows.map((row) => row.id))})`;
  return { paging: named, counting: named, count: async () => rows.length, few: true };
}

async function countOf(db: Db, everyone: RawBuilder<unknown>, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${everyone} limit ${most})`.execute(db);
  return rows[0]?.count ?? 0;
}

function searchConditions(search: UserSearch | null): RawBuilder<SqlBool>[] {
  if (!search) return [];
  const { match, beginnings } = search;
  const conditions = beginnings.map(beginsWith);
  if (match === null) return conditions;
  const indexed = sql`select rowid from users_search where users_search match ${match}`;
  return [sql<SqlBool>`id in (${indexed})`, ...conditions];
}

/** Condition for the cohort of users; the columns are those of the table users without a prefix. */
export function cohortConditions({ faculty, career, campus, entryYear }: UserFilter): RawBuilder<SqlBool>[] {
  const wanted = { faculty, career, campus, entry_year: entryYear };
  return Object.entries(wanted).flatMap(([column, value]) =>
    value === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} = ${value}`],
  );
}

function beginsWith(word: string): RawBuilder<SqlBool> {
  const beginning = `${word.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`(' ' || name glob ${wordBeginning(word)}
    or rut like ${beginning} escape '\\' or email like ${beginning} escape '\\')`;
}

/** A search text for users, parsed into conditions. */
type UserSearch = {
  /** Full-text query for the table users_search; null if every word is too short for its index. */
  match: string | null;
  /** Words of one or two characters: prefixes of a word of the name, of the RUT or of the e-mail. */
  beginnings: string[];
};

/** The index holds trigrams: shorter words cannot be looked up in it. */
const MIN_INDEXED_LENGTH = 3;
const LOOKS_LIKE_RUT = /^\d[\d.\s]*-?[\dkK]?$/;

/**
 * Every word has to match, in any order and position; a RUT may be written with or without dots and hyphen.
 * Each word is quoted, so that operators of the full-text query language have no effect.
 * @returns null for an empty text, which matches every user.
 */
export function parseUserSearch(text: string): UserSearch | null {
  const clean = text
    .normalize("NFC")
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim();
  if (clean === "") return null;
  const words = LOOKS_LIKE_RUT.test(clean) ? [clean] : clean.split(" ");
  const conditions: string[] = [];
  const beginnings: string[] = [];
  for (const word of words) {
    const signs = LOOKS_LIKE_RUT.test(word) ? rutSigns(word) : "";
    if (signs.length >= MIN_INDEXED_LENGTH) conditions.push(rutCondition(word, signs));
    else if (indexedLength(word) >= MIN_INDEXED_LENGTH && signs === "") conditions.push(quoted(word));
    else beginnings.push(signs || word);
  }
  return { match: conditions.length > 0 ? conditions.join(" AND ") : null, beginnings };
}

/** Digits may also be part of an e-mail; in the RUT they come before the hyphen or on both sides of it. */
function rutCondition(word: string, signs: string): string {
  const hyphenated = `rut : ${quoted(`${signs.slice(0, -1)}-${signs.slice(-1)}`)}`;
  if (word.includes("-")) return hyphenated;
  return `(${quoted(signs)} OR ${hyphenated})`;
}

/** Length in characters without combining marks, which the index ignores. */
function indexedLength(word: string): number {
  return [...word.replace(/\p{M}/gu, "")].length;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
