/** Languages that the person speaks, with the level as written. */

import { languageLevelLexicon, languageLexicon, type SpokenLanguage } from "../vocabulary/spoken-languages.ts";
import type { LanguageSkill, Section, SectionKind } from "./facts.ts";
import type { CvLine } from "./lines.ts";

/** Sections where a language counts only with a level: without one it is a subject, a client or a cuisine. */
const ASIDE: ReadonlySet<SectionKind> = new Set([
  "skills",
  "other",
  "personal",
  "summary",
  "contact",
  "certifications",
  "education",
]);

/** Languages in order of appearance, each once; a mention with a level wins over one without. */
export function findLanguages(lines: readonly CvLine[], sections: readonly Section[]): LanguageSkill[] {
  const found = new Map<string, LanguageSkill>();
  for (const section of sections) {
    const own = section.kind === "languages";
    if (!own && !ASIDE.has(section.kind)) continue;
    section.lines.forEach((index, at) => {
      const line = lines[index];
      if (line === undefined || (!own && line.text.length > 400)) return;
      const next = lines[section.lines[at + 1] ?? -1];
      for (const item of languagesOf(line, own ? (next ?? line) : undefined)) {
        const known = found.get(item.name);
        const alone = own || (section.kind === "skills" && languageLexicon.has(line.text));
        if ((item.level !== null || alone) && (known === undefined || (known.level === null && item.level !== null)))
          found.set(item.name, item);
      }
    });
  }
  return [...found.values()];
}

type Mention = { start: number; end: number; language: SpokenLanguage };

function languagesOf(line: CvLine, next: CvLine | undefined): LanguageSkill[] {
  const mentions: Mention[] = languageLexicon
    .matches(line.text)
    .map(({ start, end, value }) => ({ start, end, language: value }));
  return mentions.map((mention, at) => {
    const before = line.text.slice(mentions[at - 1]?.end ?? 0, mention.start);
    const after = line.text.slice(mention.end, mentions[at + 1]?.start ?? line.text.length);
    const below =
      mentions.length === 1 && next !== undefined && next !== line && languageLexicon.matches(next.text).length === 0
        ? next.text
        : "";
    const level =
      levelIn(after) ??
      levelBefore(before) ??
      (below.length <= 40 ? levelIn(below) : null) ??
      (next === undefined ? null : bracketed(after));
    return { name: mention.language.name, level, line: line.index };
  });
}

/** "avanzado (C1)" as written, from the first level word to the last one beside it. */
function levelIn(text: string): string | null {
  const near = /^[^.;|•]{0,60}/.exec(text)?.[0] ?? "";
  const matches = languageLevelLexicon.matches(near);
  const [first] = matches;
  if (first === undefined || first.start > 30) return null;
  const last = matches.filter((match) => match.start - first.end <= 12).at(-1) ?? first;
  const level = near.slice(first.start, last.end).trim();
  return level.includes("(") && near.charAt(last.end) === ")" ? `${level})` : level;
}

/** In a section of languages the text in brackets or after a colon is the level, whatever its words. */
function bracketed(after: string): string | null {
  return (
    /^\s*(?:\(([^()]{2,40})\)|[:–—-]\s*([^,;.|]{2,30})$)/
      .exec(after)
      ?.slice(1)
      .find((part) => part !== undefined)
      ?.trim() ?? null
  );
}

/** "Nativo en español", "Native Spanish speaker": the level directly before the language. */
function levelBefore(text: string): string | null {
  const near = text.slice(-24);
  const last = languageLevelLexicon.matches(near).at(-1);
  return last !== undefined && /^\s*(?:en|in|de|of|:)?\s*$/.test(near.slice(last.end)) ? last.text : null;
}
