/** Cuts the lines of a list of skills into its items and frees them of levels, bars and percentages. */

import { headingKind } from "../../vocabulary/headings.ts";
import { skillLexicon } from "../../vocabulary/skills.ts";
import { languageLevelLexicon } from "../../vocabulary/spoken-languages.ts";
import { fold } from "../../vocabulary/text.ts";
import type { CvLine } from "../lines.ts";
import { startsWithVerb } from "../signals.ts";

export type Item = { text: string; line: number };

const RATING = /[★☆●○◐◑■□▪▫◆◇⬤◯✦✧⭐▮▯█▓▒░]+|\(?\d{1,3}\s?%\)?|\(?\b\d{1,2}\s?\/\s?(?:5|10|100)\b\)?|[-–—_=.]{4,}/gu;
const LEVEL_TAIL =
  /[\s,:–—-]*\(?\s*(?:a?\s*nivel\s+(?:de\s+)?)?(?:usuario\s+)?(?:(?:muy\s+)?(?:avanzad[oa]s?|intermedi[oa]s?|b[áa]sic[oa]s?|medi[oa]|alt[oa]|experto|usuario|fluido|advanced|intermediate|basic|beginner|expert|proficient|avan[çc]ado|b[áa]sico|intermedi[áa]rio)(?:\s*[-/]\s*(?:avanzado|intermedio|medio|alto))?)\s*\)?$/iu;
const LEVEL_LEAD = /^(?:nivel\s+(?:avanzado|intermedio|b[áa]sico|medio|usuario)\s+(?:de|en)\s+)/i;
const LEAD =
  /^(?:(?:buen|alto|excelente|s[óo]lidos?|amplios?|gran|buena|conocimientos? b[áa]sicos?)?\s*(?:manejo|dominio|uso|utilizaci[óo]n|conocimientos?|experiencia|nociones|experto|experta|command|knowledge|use|experience|proficient|conhecimento|dom[íi]nio)(?:\s+(?:b[áa]sicos?|avanzados?|intermedios?|t[ée]cnicos?))?\s+(?:de|del|en|with|of|in|em)\s+(?:la\s+|el\s+|los\s+|las\s+)?(?:herramientas?\s+|programas?\s+|software\s+|plataformas?\s+)?(?:como\s+|de\s+)?|s[ée] (?:usar|manejar|utilizar|hacer)\s+)/i;
const AND = /\s+(?:y|e|and|&)\s+/i;

/** Items of the lines, in order. Lists that run over a line break are put together first. */
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
    // "Modelamiento de" / "recursos": the name of one skill, cut by a narrow column.
    const cut = /\b(?:de|del|en|con|para|of)$/i.test(last?.text ?? "") && !line.bullet;
    if (last !== undefined && (cut || (open && goesOn)) && line.source.gapBefore < 0.8 && line.label === null)
      last.text = `${last.text} ${line.text}`;
    else result.push({ text: line.text, line: line.index });
    previous = line;
  }
  return result;
}

/** "Software: Excel, Word" lists its value; "Excel: avanzado" is an item itself. */
function withoutLabel(text: string): string {
  // A colon, or the first cell of a table row that is a heading.
  const row = /^([^:,;]{2,40}?) {2,}(\S.*)$/.exec(text);
  const label =
    /^([^:,;]{2,40}):\s+(.+)$/.exec(text) ?? (row !== null && namesRow(row[1] ?? "", row[2] ?? "") ? row : null);
  if (label === null) return text;
  const [, name = "", value = ""] = label;
  const answer = /^(?:s[ií]|no|ok|x)$/i.test(value.trim());
  // "Venta consultiva: cerré contratos con 30 clientes": the name, then what was done with it.
  const told = startsWithVerb(value) && !value.slice(0, 24).includes(",");
  const rating = value.replace(RATING, "").trim() === "" || languageLevelLexicon.has(value) || answer || told;
  if (rating) return name;
  return skillLexicon.has(name) && headingKind(name) === null && value.split(/\s+/).length > 6 ? name : value;
}

/** "Software  EPANET, QGIS": the first cell names what the second lists. */
function namesRow(first: string, second: string): boolean {
  return headingKind(first) !== null || (/[,;]\s/.test(second) && !second.includes("  ") && !skillLexicon.has(first));
}

/** Splits on separators outside brackets; a bracket with a list inside gives its items beside the word before it. */
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

/** "Docker y Kubernetes" are two skills only when each is known by itself and the whole is none. */
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
  // "Soporte vital avanzado" is a name: the level goes only where a known skill stays or it was set apart.
  if (
    bracketed !== text &&
    bracketed.length >= 1 &&
    (skillLexicon.has(bracketed.replace(LEAD, "")) || /nivel|[(:–—-]\s*\S+\)?$/i.test(text.slice(bracketed.length)))
  )
    text = bracketed;
  const named = text.replace(LEAD, "");
  if (named !== text && skillLexicon.has(named)) text = named;
  return fold(text) === "" || languageLevelLexicon.has(text) ? "" : text.replace(/^\(([^()]*)\)$/, "$1");
}
