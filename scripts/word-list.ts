import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { endianness } from "node:os";
import path from "node:path";
import dictionary from "dictionary-es";
import nspell from "nspell";
import { STAMP_BYTES, WORD_LIST } from "#app/features/cv/rubric/spelling/word-list.server.ts";
import { makeWordTable } from "#app/features/cv/rubric/spelling/word-table.ts";

/**
 * Build step: expands the Spanish Hunspell dictionary into the word table used to check the spelling of a CV. The
 * expansion with nspell takes two seconds and 90 MB, which every start of the compute worker would otherwise pay.
 */

/** Changing this value makes the next build regenerate the list. */
const FORMAT = "1";
/** Hunspell options that a plain word list cannot represent. The Spanish dictionary uses none of them. */
const BEYOND_A_LIST = /^(?:FORBIDDENWORD|KEEPCASE|ONLYINCOMPOUND|NEEDAFFIX|COMPOUND\w*|ICONV|IGNORE) /mu;

const aff = Buffer.from(dictionary.aff);
const dic = Buffer.from(dictionary.dic);
const stamp = createHash("sha256").update(FORMAT).update(aff).update(dic).digest();

if (!isMade()) {
  const said = BEYOND_A_LIST.exec(aff.toString("utf8"))?.[0];
  if (said !== undefined) throw new Error(`dictionary-es uses ${said.trim()}: a list of words is not enough for it`);
  // nspell keeps all expanded words in `data` and offers no public way to list them.
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
