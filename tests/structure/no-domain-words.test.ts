// Prevents: layers that know no domain telling people of CVs or interviews, as the reader of documents once did.
import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

const files = globSync("{app/{documents,ai,jobs,email,platform,ui}/**/*.{ts,tsx},db/*.ts}");
const DOMAIN_WORDS = /\bCVs?\b|\bcurr[ií]cul|\bentrevist|\bcoach|\bpostulaci|\bestudiantes?\b|\balumn|\bcitas?\b/i;
/** Names of programs and tables: no sentence for people. */
const isForPrograms = (text: string) => /^[\w./#:-]*$/.test(text);

/** Texts of a source file: strings, templates and what stands between tags; no comments. */
function textsOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true));
  return found;
}

test("documents, ai, jobs, email, platform, ui and db have no word of the product's subjects", () => {
  const texts = files.flatMap((file) => textsOf(file).map((text) => ({ file, text })));
  expect(texts.length).toBeGreaterThan(2000);
  const found = texts.filter(({ text }) => !isForPrograms(text) && DOMAIN_WORDS.test(text));
  expect(found.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});
