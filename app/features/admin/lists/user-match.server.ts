import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import { rutSigns } from "#app/features/users/rut.ts";
import { wordBeginning } from "#db/name-sort-key.ts";
import type { Db } from "#db/open.server.ts";

/** Up to so many people are named one by one, and their rows are looked up by the index on the person. */
const FEW = 200;

/**
 * The rows of the people that a search text means. With few people their rows are fetched and ordered; with many the
 * rows are walked in their order until a page is full. Either is slow in the other's place (50 to 130 ms against 1 ms
 * with 50,000 people and 500,000 rows), and SQLite cannot tell beforehand.
 */
export type UserMatch = {
  /** For a page in order. */
  paging(userId: Expression<unknown>): Expression<SqlBool>;
  /** For counting, where no order matters. */
  counting(userId: Expression<unknown>): Expression<SqlBool>;
  /** The people themselves, counted up to `most`. */
  count(most: number): Promise<number>;
  /** True: the condition finds the rows itself, and the order's index must not be walked. */
  few: boolean;
};

/** @returns null when the text says nothing: everybody matches. */
export async function matchUsers(db: Db, text: string | undefined): Promise<UserMatch | null> {
  const search = parseUserSearch(text ?? "");
  if (!search) return null;
  const everyone = idsOf(search);
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

function idsOf({ match, beginnings }: UserSearch): RawBuilder<unknown> {
  const indexed = sql`select rowid as id from users_search where users_search match ${match}`;
  if (beginnings.length === 0) return indexed;
  const conditions = beginnings.map(beginsWith);
  if (match !== null) conditions.unshift(sql<SqlBool>`id in (${indexed})`);
  return sql`select id from users where ${sql.join(conditions, sql` and `)}`;
}

function beginsWith(word: string): RawBuilder<SqlBool> {
  const beginning = `${word.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`(' ' || name glob ${wordBeginning(word)}
    or rut like ${beginning} escape '\\' or email like ${beginning} escape '\\')`;
}

/** What somebody typed to find people, as conditions. Pure. */
type UserSearch = {
  /** Query of the table users_search; null where every word is too short for it. */
  match: string | null;
  /** Words of one or two signs: beginnings of a word of the name, of the RUT or of the e-mail. */
  beginnings: string[];
};

/** The index knows groups of three signs: shorter words cannot be looked up in it. */
const MIN_INDEXED_LENGTH = 3;
const LOOKS_LIKE_RUT = /^\d[\d.\s]*-?[\dkK]?$/;

/**
 * Every word has to be found, in any order and place; a RUT may be written with or without dots and hyphen.
 * Each word becomes a quoted text, so that the signs and words of the query language mean nothing in it.
 * @returns null for an empty text: everybody.
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

/** Digits may stand in an e-mail too; in the RUT they stand before the hyphen or around it. */
function rutCondition(word: string, signs: string): string {
  const hyphenated = `rut : ${quoted(`${signs.slice(0, -1)}-${signs.slice(-1)}`)}`;
  if (word.includes("-")) return hyphenated;
  return `(${quoted(signs)} OR ${hyphenated})`;
}

/** Accents that stand alone are no signs for the index. */
function indexedLength(word: string): number {
  return [...word.replace(/\p{M}/gu, "")].length;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
