// Renames classes of the palette to classes of roles. Run in the root of the repository, again and again as needed:
//   node /tmp/h-dark-codemod.mjs [file ...]      (without files: every .ts and .tsx under app/)
//
// old class                                            -> role class
// rounded-tr-chip border-patina-700 bg-patina-700 text-white (own bubble) -> border-mine bg-mine text-on-mine
// bg-white text-patina-900 …hover:bg-patina-50 (button on teal)  -> bg-on-deep text-deep …hover:bg-on-deep-2
// bg|border|ring|inset-ring|accent-patina-700           -> …-act      (stroke-, fill- and text-patina-700 stay: they turn over)
// outline-patina-700                                   -> outline-patina-600
// hover:bg-patina-800, active:bg-patina-900            -> hover:bg-act-hover, active:bg-act-press
// bg-patina-800 (bands of news)                        -> bg-banner
// bg-patina-900, bg-patina-950, bg-patina-950/52       -> bg-deep, bg-deep-2, bg-scrim
// text-patina-100, text-cobre-200 (on teal)            -> text-on-deep-2, text-on-deep-mark
// text-white                                           -> text-on-act | -on-mine | -on-banner | -on-deep | -on-bad | -on-ok, and
//                                                         text-paper on bg-ink: by the nearest background in the source
// bg-white/N, border-white/N                           -> bg-on-deep/N, border-on-deep/N;   before:bg-white -> before:bg-on-act
// bg-cobre-50, border-cobre-200                        -> bg-dawn, border-dawn-line
// [#efece6] [#eeebe5] [#ece9e3]                        -> hair
// [#faf9f7] [#fbfaf8] [#f9fbfa]                        -> quiet
// [#d8d4cc] [#c9c5bc]                                  -> edge
// [#bdb8ae] [#cbc6bc]                                  -> trail
// [#a7b8b4]                                            -> line-strong
// [#dedad2] -> star-off, [#6b726e] -> hint, [#6f7570] -> off, [#e4ebea] -> sunken, text-[#3f2d00] -> text-warn-ink
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const HEX = {
  efece6: "hair", eeebe5: "hair", ece9e3: "hair", faf9f7: "quiet", fbfaf8: "quiet", f9fbfa: "quiet", d8d4cc: "edge",
  c9c5bc: "edge", bdb8ae: "trail", cbc6bc: "trail", a7b8b4: "line-strong", dedad2: "star-off", "6b726e": "hint",
  "6f7570": "off", e4ebea: "sunken", "3f2d00": "warn-ink",
};
const RULES = [
  [/border-patina-700 bg-patina-700 text-white(?=")(?<=rounded-tr-chip border-patina-700 bg-patina-700 text-white)/g,
    "border-mine bg-mine text-on-mine"],
  [/bg-white text-patina-900 enabled:hover:bg-patina-50 \[a&\]:hover:bg-patina-50/g,
    "bg-on-deep text-deep enabled:hover:bg-on-deep-2 [a&]:hover:bg-on-deep-2"],
  [/\bbg-transparent text-(?:white|on-bad)\b/g, "bg-transparent text-on-deep"],
  [/\b(bg|border|ring|inset-ring|accent)-patina-700\b/g, "$1-act"],
  [/\boutline-patina-700\b/g, "outline-patina-600"],
  [/\bhover:bg-patina-800\b/g, "hover:bg-act-hover"],
  [/\bactive:bg-patina-900\b/g, "active:bg-act-press"],
  [/\bbg-patina-800\b/g, "bg-banner"],
  [/\bbg-patina-900\b/g, "bg-deep"],
  [/\bbg-patina-950\/52\b/g, "bg-scrim"],
  [/\bbg-patina-950\b/g, "bg-deep-2"],
  [/\btext-patina-100\b/g, "text-on-deep-2"],
  [/\btext-cobre-200\b/g, "text-on-deep-mark"],
  [/\b(bg|border)-white\/(\d+)/g, "$1-on-deep/$2"],
  [/\bbefore:bg-white\b/g, "before:bg-on-act"],
  [/\bbg-cobre-50\b/g, "bg-dawn"],
  [/\bborder-cobre-200\b/g, "border-dawn-line"],
  [/-\[#([0-9a-f]{6})\]/g, (whole, hex) => (HEX[hex] ? `-${HEX[hex]}` : whole)],
];
const SKIP = /app\/(platform|email|documents|http)\/|\/report\/|\.server\.tsx?$/;

function nearestGround(text, at) {
  let best = null;
  for (const found of text.matchAll(/(?<![\w:-])bg-(act|mine|banner|deep|bad|ok|ink)(?![\w-])/g)) {
    const far = Math.abs(found.index - at);
    if (best === null || far < best.far) best = { far, ground: found[1] };
  }
  return best?.ground ?? null;
}

const files = process.argv.length > 2 ? process.argv.slice(2) : readdirSync("app", { recursive: true }).map((one) => `app/${one}`).filter((one) => /\.tsx?$/.test(one));
for (const file of files.map((one) => one.replaceAll("\\", "/")).filter((one) => !SKIP.test(one))) {
  const old = readFileSync(file, "utf8");
  let text = old;
  for (const [from, to] of RULES) text = text.replace(from, to);
  text = text.replace(/\btext-white\b/g, (whole, at) => {
    const ground = nearestGround(text, at);
    if (ground === null) console.log(`by hand: ${file}: text-white without a ground`);
    return ground === null ? whole : ground === "ink" ? "text-paper" : `text-on-${ground}`;
  });
  if (text !== old) writeFileSync(file, text);
  for (const left of text.matchAll(/-\[#[0-9a-f]{3,8}\]|\b(?:bg|text|border)-(?:white|black)\b(?!-)/g)) console.log(`by hand: ${file}: ${left[0]}`);
}
