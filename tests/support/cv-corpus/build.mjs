// Rebuilds a set of fictional CVs and its truth.json: node tests/support/cv-corpus/build.mjs dev|holdout|unseen|fresh
// [id…]
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startBrowser } from "./browser.mjs";
import { convert, markupText, markupToDocx } from "./office.mjs";
import { toJpeg, toPng, toScan } from "./picture.mjs";
import { readSource, YEARS_AS_OF } from "./source.mjs";

const [set, ...only] = process.argv.slice(2);
const here = path.dirname(new URL(import.meta.url).pathname);
const target = path.resolve(here, "../../fixtures/cvs", set);
fs.mkdirSync(target, { recursive: true });
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "cv-corpus-"));
const browser = await startBrowser(path.join(scratch, "page.html"));

// Legacy one-byte Windows text, written with its own byte for the signs outside Latin-1 that keyboards produce.
const WINDOWS = new Map([
  ["–", 0x96],
  ["—", 0x97],
  ["•", 0x95],
  ["“", 0x93],
  ["”", 0x94],
  ["’", 0x92],
  ["…", 0x85],
  ["€", 0x80],
]);

function encode(text, encoding) {
  if (encoding === "utf-16le") return Buffer.from(`\ufeff${text}`, "utf16le");
  if (encoding === "windows-1252")
    return Buffer.from([...text].map((sign) => WINDOWS.get(sign) ?? sign.codePointAt(0)));
  return Buffer.from(encoding === "utf-8-bom" ? `\ufeff${text}` : text, "utf8");
}

const htmlText = async (body) => (await browser.pdf(body, {})).text;

const makers = {
  pdf: ({ body, options }) => browser.pdf(body, options),
  png: async ({ body, options }) => change(await browser.pixels(body, options), (data) => toPng(data, options)),
  jpg: async ({ body, options }) => change(await browser.pixels(body, options), (data) => toJpeg(data, options)),
  scan: async ({ body, options }) => change(await browser.pixels(body, options), (data) => toScan(data, options)),
  docx: async ({ body, options }) => ({ data: await markupToDocx(body, options), text: markupText(body) }),
  office: async ({ body, file }) => {
    const input = path.join(scratch, "input.html");
    fs.writeFileSync(input, `<!doctype html><html><head><meta charset="utf-8"></head><body>${body}</body></html>`);
    return { data: convert(input, path.extname(file).slice(1), scratch), text: await htmlText(body) };
  },
  doc: async ({ body, options }) => {
    const input = path.join(scratch, "input.docx");
    fs.writeFileSync(input, await markupToDocx(body, options));
    return { data: convert(input, "doc", scratch), text: markupText(body) };
  },
  // A Word document saved as PDF, as most CVs are.
  docpdf: async ({ body, options }) => {
    const input = path.join(scratch, "input.docx");
    fs.writeFileSync(input, await markupToDocx(body, options));
    return { data: convert(input, "pdf", scratch), text: markupText(body) };
  },
  txt: ({ body, options }) => {
    const text = options.lines === "crlf" ? body.replaceAll("\n", "\r\n") : body;
    return { data: encode(text, options.encoding), text: body.trim() };
  },
  raw: ({ body }) => ({ data: Buffer.from(body), text: "" }),
  cut: async ({ body, options }) => ({ data: (await markupToDocx(body, options)).subarray(0, 2600), text: "" }),
};

async function change({ data, text }, with_) {
  return { data: await with_(data), text };
}

const documents = [];
for (const name of fs.readdirSync(path.join(here, set)).sort()) {
  const source = readSource(path.join(here, set, name));
  if (only.length && !only.includes(source.id)) continue;
  try {
    const { data, text } = await makers[source.options.kind](source);
    fs.writeFileSync(path.join(target, source.file), data);
    documents.push(source.truth(text));
    console.log(source.id, source.file, data.length);
  } catch (error) {
    console.error(name, error);
    process.exitCode = 1;
  }
}
await browser.close();
fs.rmSync(scratch, { recursive: true, force: true });

const truthFile = path.join(target, "truth.json");
const kept = only.length && fs.existsSync(truthFile) ? JSON.parse(fs.readFileSync(truthFile, "utf8")).documents : [];
const merged = [...kept.filter(({ id }) => !only.includes(id)), ...documents].sort((a, b) => a.id.localeCompare(b.id));
fs.writeFileSync(
  truthFile,
  `${JSON.stringify(
    {
      note: "All persons, employers and institutions are FICTIONAL.",
      years_as_of: YEARS_AS_OF,
      conventions:
        "intervals are [start,end] months inclusive, null = ongoing; years_total = merged paid-work months / 12 " +
        "(internships listed apart); experienceLevel: y<4 -> 0-3, 4<=y<=10 -> 4-10, y>10 -> 10+; tiers A good, B " +
        "fair, C poor",
      documents: merged,
    },
    null,
    1,
  )}` + `\n`,
);
