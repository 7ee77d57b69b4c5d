import { readFileSync } from "node:fs";
import { z } from "zod";
import { rebuildLine } from "#app/features/workshop/rebuild-line/rebuild-line.ts";

/**
 * Prints the forms that the workshop offers for lines of CVs, for people who judge them without knowing the rules:
 * whether each is well said, true to the line, and the student's own.
 *
 * usage: npm run eval:lines -- FILE
 * FILE: a JSON array, or one JSON object a line: {"id", "line", "fields": {"did"?, "howMuch"?, "howLong"?, "result"?,
 * "withWhat"?}, "lang"?: "es" | "en"}. Without `lang`, English where the line and the answers have English words only.
 * [Brackets] in what is printed are the student's answers.
 */

const text = z.string().optional();
const caseSchema = z.object({
  id: z.union([z.string(), z.number()]),
  line: z.string(),
  lang: z.enum(["es", "en"]).optional(),
  fields: z.object({ did: text, howMuch: text, howLong: text, result: text, withWhat: text }),
});

const ENGLISH = /\b(?:the|of|and|with|for|to|in|at|a|from|managed|managing|served|customers)\b/giu;
const SPANISH = /\b(?:de|del|la|las|los|el|en|y|con|para|por|al|una?)\b|[áéíóúñ]/giu;

function languageOf(line: string): "es" | "en" {
  return (line.match(ENGLISH)?.length ?? 0) > (line.match(SPANISH)?.length ?? 0) ? "en" : "es";
}

function readCases(file: string): z.infer<typeof caseSchema>[] {
  const written = readFileSync(file, "utf8").trim();
  const values: unknown = written.startsWith("[")
    ? JSON.parse(written)
    : written.split("\n").map((line) => JSON.parse(line) as unknown);
  return z.array(caseSchema).parse(values);
}

function main(): void {
  const [file] = process.argv.slice(2);
  if (file === undefined) {
    process.stderr.write("usage: npm run eval:lines -- FILE\n");
    process.exit(2);
  }
  const cases = readCases(file);
  let offered = 0;
  let without = 0;
  for (const { id, line, lang, fields } of cases) {
    const given = Object.entries(fields).flatMap(([name, said]) => (said === undefined ? [] : [`${name}: ${said}`]));
    const { forms } = rebuildLine({ line, lang: lang ?? languageOf(line), fields });
    console.log(`\n${id}  ${line}\n    ${given.join(" | ")}`);
    forms.forEach(({ parts }, at) => {
      const shown = parts.map((part) => (part.from === "field" ? `[${part.text}]` : part.text)).join("");
      console.log(`  ${at + 1}. ${shown}`);
    });
    if (forms.length === 0) console.log("  (none)");
    const out = given.filter((one) => {
      const said = one
        .slice(one.indexOf(": ") + 2)
        .toLowerCase()
        .split(/[^\p{L}\d]+/u);
      return !said.some((word) => word.length > 1 && forms[0]?.text.toLowerCase().includes(word));
    });
    if (forms.length > 0 && out.length > 0) console.log(`  left out: ${out.join(" | ")}`);
    offered += forms.length;
    without += forms.length === 0 ? 1 : 0;
  }
  console.log(JSON.stringify({ lines: cases.length, forms: offered, withoutForms: without }));
}

if (process.argv[1]?.endsWith("eval-lines.js")) main();
