/** Splits the lines of a skill list into items and strips levels, bars and percentages. */

import { regex } from "#app/platform/regex.ts";
import { headingKind } from "../../vocabulary/headings.ts";
import { normalize } from "../../vocabulary/normalize-text.ts";
import { skillLexicon } from "../../vocabulary/skills.ts";
import { languageLevelLexicon } from "../../vocabulary/spoken-languages.ts";
import type { CvLine } from "../lines.ts";
import { startsWithVerb } from "../text-type-scores.ts";

export type Item = { text: string; line: number };

const RATING = /[★☆●○◐◑■□▪▫◆◇⬤◯✦✧⭐▮▯█▓▒░]+|\(?\d{1,3}\s?%\)?|\(?\b\d{1,2}\s?\/\s?(?:5|10|100)\b\)?|[-–—_=.]{4,}/gu;
const LEVEL_TAIL = regex("iu")`
    [\s,:–—-]*\(?\s*(?:a?\s*nivel\s+(?:de\s+)?)?(?:usuario\s+)?(?:(?:muy\s+)?(?:avanzad[oa]s?|intermedi[oa]s?|
    b[áa]sic[oa]s?|medi[oa]|alt[oa]|experto|usuario|fluido|advanced|intermediate|basic|beginner|expert|proficient|
    avan[çc]ado|b[áa]sico|intermedi[áa]rio)(?:\s*[-/]\s*(?:avanzado|intermedio|medio|alto))?)\s*\)?$
  `;
const LEVEL_LEAD = /^(?:nivel\s+(?:avanzado|intermedio|b[áa]sico|medio|usuario)\s+(?:de|en)\s+)/i;
const LEAD = regex("i")`
    ^(?:(?:buen|alto|excelente|s[óo]lidos?|amplios?|gran|buena|conocimientos? b[áa]sicos?)?\s*(?:manejo|dominio|
    uso|utilizaci[óo]n|conocimientos?|experiencia|nociones|experto|experta|command|knowledge|use|experience|
    proficient|conhecimento|dom[íi]nio)(?:\s+(?:b[áa]sicos?|avanzados?|intermedios?|t[ée]cnicos?))?\s+(?:de|del|
    en|with|of|in|em)\s+(?:la\s+|el\s+|los\s+|las\s+)?(?:herramientas?\s+|programas?\s+|software\s+|
    plataformas?\s+)?(?:como\s+|de\s+)?|s[ée] (?:usar|manejar|utilizar|hacer)\s+)
  `;
const AND = /\s+(?:y|e|and|&)\s+/i;

/** Items of the lines, in order. Items that wrap over a line break are joined first. */
export function skillItems(lines: readonly CvLine[]): Item[] {
  return joinWrapped(lines).flatMap(({ text, line }) =>
    splitList(withoutLabel(text))
      .flatMap((part) => splitPair(cleanItem(part)))
      .filter((part) => part !== "")
      .map((part) => ({ text: part, line })),
  );
}

function joinWrapped(lines: readonly CvLine[]): Item[] {
  const result: Item[] = [];
  let previous: CvLine | undefined;
  for (const line of lines) {
    const last = result.at(-1);
    const open = previous !== undefined && /[,;]/.test(last?.text ?? "") && !/[.;:]$/.test(previous.text);
    const goesOn =
      (/^[\p{Ll}(]/u.test(line.text) && !line.bullet) ||
      /(?:,|\b(?:y|e|de|del|en|and|of|con|para))$/i.test(previous?.text ?? "");
    // "Modelamiento de" / "recursos": one skill, cut by a narrow column.
    const cut = /\b(?:de|del|en|con|para|of)$/i.test(last?.text ?? "") && !line.bullet;
    if (last !== undefined && (cut || (open && goesOn)) && line.source.gapBefore < 0.8 && line.label === null)
      last.text = `${last.text} ${line.text}`;
    else result.push({ text: line.text, line: line.index });
    previous = line;
  }
  return result;
}

/** "Software: Excel, Word" lists skills after the colon; "Excel: avanzado" is itself an item. */
function withoutLabel(text: string): string {
  // A colon, or a first table cell that is a heading.
  const row = /^([^:,;]{2,40}?) {2,}(\S.*)$/.exec(text);
  const label =
    /^([^:,;]{2,40}):\s+(.+)$/.exec(text) ?? (row !== null && namesRow(row[1] ?? "", row[2] ?? "") ? row : null);
  if (label === null) return text;
  const [, name = "", value = ""] = label;
  const answer = /^(?:s[ií]|no|ok|x)$/i.test(value.trim());
  // "Venta consultiva: cerré contratos con 30 clientes": the skill, then what was done with it.
  const told = startsWithVerb(value) && !value.slice(0, 24).includes(",");
  const rating = value.replace(RATING, "").trim() === "" || languageLevelLexicon.has(value) || answer || told;
  if (rating) return name;
  return skillLexicon.has(name) && headingKind(name) === null && value.split(/\s+/).length > 6 ? name : value;
}

/** "Software EPANET, QGIS": the first cell is the label of the second. */
function namesRow(first: string, second: string): boolean {
  return headingKind(first) !== null || (/[,;]\s/.test(second) && !second.includes("  ") && !skillLexicon.has(first));
}

/** Splits on separators outside brackets; a list in brackets gives its items in addition to the word before it. */
function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  const cut = (to: number, next: number): void => {
    parts.push(text.slice(from, to));
    from = next;
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === "(") depth += 1;
    else if (char === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0 && /[,;|·•●▪✓\t]/.test(char)) cut(at, at + 1);
    else if (depth === 0 && /^\s[/–—-]\s/.test(text.slice(at, at + 3))) cut(at, at + 3);
    else if (depth === 0 && text.startsWith("  ", at)) cut(at, at + 2);
    else if (depth === 0 && char === "." && /^\.\s+\p{Lu}/u.test(text.slice(at, at + 4)) && at - from > 3)
      cut(at, at + 1);
  }
  cut(text.length, text.length);
  return parts.flatMap((part) => openBracket(part));
}

function openBracket(part: string): string[] {
  const bracket = /^(.*?)\(([^()]*[,/;][^()]*)\)\s*(.*)$/.exec(part);
  if (bracket === null) return [part];
  const [, before = "", inside = "", after = ""] = bracket;
  return [`${before} ${after}`.trim(), ...inside.split(/[,/;]|\s+(?:y|e|and)\s+/)].filter((item) => item.trim() !== "");
}

/** "Docker y Kubernetes" is split only when both are known skills and the whole is not. */
function splitPair(text: string): string[] {
  if (!AND.test(text) || skillLexicon.has(text)) return [text];
  const parts = text.split(AND).map((part) => cleanItem(part));
  return parts.length <= 3 && parts.every((part) => skillLexicon.has(part)) ? parts : [text];
}

export function cleanItem(part: string): string {
  let text = part
    .replace(RATING, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.:*+–—-]+|[\s.:–—-]+$/g, "")
    .trim();
  text = text
    .replace(/^(?:y|e|and|o)\s+/i, "")
    .replace(LEVEL_LEAD, "")
    .replace(/\s+etc\.?$/i, "");
  const bare = text.replace(LEVEL_TAIL, "").trim();
  const bracketed = /\([^)]*$/.test(bare) ? bare.replace(/\s*\([^)]*$/, "") : bare;
  // "Soporte vital avanzado" is a name: the level is removed only where it was set apart or a known skill remains.
  if (
    bracketed !== text &&
    bracketed.length >= 1 &&
    (skillLexicon.has(bracketed.replace(LEAD, "")) || /nivel|[(:–—-]\s*\S+\)?$/i.test(text.slice(bracketed.length)))
  )
    text = bracketed;
  const named = text.replace(LEAD, "");
  if (named !== text && skillLexicon.has(named)) text = named;
  return normalize(text) === "" || languageLevelLexicon.has(text) ? "" : text.replace(/^\(([^()]*)\)$/, "$1");
}
