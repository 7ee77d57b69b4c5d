import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { endianness } from "node:os";
import path from "node:path";
import dictionary from "dictionary-es";
import nspell from "nspell";
import { STAMP_BYTES, WORD_LIST } from "#app/features/cv/rubric/spelling/word-list.server.ts";
import { makeWordTable } from "#app/features/cv/rubric/spelling/word-table.ts";

/**
 * Part of the build: unfolds the Spanish Hunspell dictionary into the table of words that judging a CV looks into.
 * nspell takes two seconds and 90 MB for it, which every start of the computing child would pay.
 */

/** A change here makes the list anew. */
const FORMAT = "1";
/** What a dictionary may say of a word that a plain list cannot. The Spanish one says none of it. */
const BEYOND_A_LIST = /^(?:FORBIDDENWORD|KEEPCASE|ONLYINCOMPOUND|NEEDAFFIX|COMPOUND\w*|ICONV|IGNORE) /mu;

const aff = Buffer.from(dictionary.aff);
const dic = Buffer.from(dictionary.dic);
const stamp = createHash("sha256").update(FORMAT).update(aff).update(dic).digest();

if (!isMade()) {
  const said = BEYOND_A_LIST.exec(aff.toString("utf8"))?.[0];
  if (said !== undefined) throw new Error(`dictionary-es uses ${said.trim()}: a list of words is not enough for it`);
  // nspell keeps every unfolded word in this table and has no other way to them.
  const { data } = nspell({ aff, dic }) as unknown as { data: Record<string, unknown> };
  const table = Buffer.from(makeWordTable(Object.keys(data)).buffer);
  if (endianness() !== "LE") table.swap32();
  mkdirSync(path.dirname(WORD_LIST), { recursive: true });
  const fresh = `${WORD_LIST}.${process.pid}`;
  writeFileSync(fresh, Buffer.concat([stamp, table]));
  renameSync(fresh, WORD_LIST);
}

function isMade(): boolean {
  return existsSync(WORD_LIST) && readFileSync(WORD_LIST).subarray(0, STAMP_BYTES).equals(stamp);
}
