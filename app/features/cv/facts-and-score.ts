import type { ReadDocument } from "#app/documents/document.ts";
import { AppError } from "#app/platform/errors.ts";
import { unreadLanguage } from "./facts/document-language.ts";
import { extractFacts } from "./facts/extract.ts";
import type { CvFacts, MonthIndex } from "./facts/facts.ts";
import { judgeIsCv } from "./facts/is-cv.ts";
import { scoreCv } from "./rubric/score.ts";
import type { RubricScore, SpellChecker } from "./rubric/score-types.ts";

/**
 * The rules that turn a read document into facts and a score, in separate steps so that the worker can report progress.
 * Pure.
 */

/** @throws AppError: `unread_language`, or `not_a_cv` when the document is positively something else. */
export function findFacts(document: ReadDocument, today: MonthIndex): CvFacts {
  const facts = extractFacts(document, today);
  const named = facts.sections.some((section) => section.heading !== null && section.kind !== "other");
  const language = unreadLanguage(document.text, document.method === "text" && !named);
  if (language !== null)
    throw new AppError(
      "unprocessable",
      `Este archivo parece escrito ${language}. La plataforma lee CV en español, inglés y portugués: sube ` +
        "una versión de tu CV en uno de ellos.",
      { reason: "unread_language" },
    );
  const verdict = judgeIsCv(document, facts);
  if (verdict.isCv) return facts;
  const seems = verdict.looksLike
    ? `Este archivo parece ${verdict.looksLike}, no un CV.`
    : "Este archivo no parece un CV.";
  throw new AppError("unprocessable", `${seems} Sube tu currículum, con tu experiencia y tus estudios.`, {
    reason: "not_a_cv",
  });
}

export function score(document: ReadDocument, facts: CvFacts, spell: SpellChecker, today: MonthIndex): RubricScore {
  return scoreCv(document, facts, spell, today);
}
