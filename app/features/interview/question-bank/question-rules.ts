/** What a question of the office must be like. Pure; each refusal is a Spanish sentence that says what to do. */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { type HunterId, hunterOf } from "../hunters.ts";
import { isUnfitQuestion } from "../language-model/orders.ts";
import { QUESTIONS_PER_INTERVIEW } from "./bank.ts";
import { countForAll, currentVersion, type ManagedQuestion } from "./managed-questions.ts";
import { isKnownCategory } from "./question.ts";
import { QUESTION_LENGTH } from "./question-length.ts";

/** What the office writes. */
export type QuestionDraft = { question: string; category: string; career: string | null };

export type QuestionRefusal = {
  reason: "length" | "no_question" | "unfit" | "doubled" | "category" | "career" | "unchanged" | "too_few";
  text: string;
};

/** A sentence that asks for something without question marks, with tú or usted. */
const REQUEST = new RegExp(
  "(?:^|[.!?:;,]\\s+(?:y\\s+)?)(?:por favor,? )?(?:" +
    "cu[eé]nt[ae](?:me|nos)|tom[ae] un|h[aá]bl[ae](?:me|nos)|d[ií](?:me|game|nos|ganos)|d[aeé](?:me|nos) un|" +
    "descr[ií]b[ae](?:me|nos)?|expl[ií](?:ca|que)(?:me|nos)?|menci[oó]n[ae](?:me|nos)?|nombr[ae](?:me|nos)?|" +
    "pres[eé]nt(?:ate|ese)|compart[ea](?:me|nos)?|relat[ae](?:me|nos)?|comp[aá]r[ae]|res[uú]m[ea](?:me|nos)?)" +
    "(?![\\p{L}])",
  "iu",
);

/** The text as it is stored: one line, single spaces. */
export function oneLine(question: string): string {
  return question.normalize("NFC").replace(/\s+/gu, " ").trim();
}

/** Two questions with the same letters and digits are the same question. */
export function sameness(question: string): string {
  return normalize(question).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** What is wrong with the text by itself; null if nothing is. @param question oneLine */
export function textRefusal(question: string): QuestionRefusal | null {
  const { min, max } = QUESTION_LENGTH;
  const length = [...question].length;
  if (length < min || length > max) {
    return { reason: "length", text: `Escribe una pregunta de ${min} a ${max} caracteres. Tiene ${length}.` };
  }
  const opened = question.split("¿").length;
  const closed = question.split("?").length;
  if (opened !== closed) {
    return { reason: "no_question", text: "Abre y cierra cada pregunta con sus dos signos: ¿…?" };
  }
  if (!question.endsWith("?") && !REQUEST.test(question)) {
    return {
      reason: "no_question",
      text: "Termina con un signo de pregunta, o pide algo: «Cuéntame…», «Describe…», «Explícame…».",
    };
  }
  if (isUnfitQuestion(question)) {
    return {
      reason: "unfit",
      text: "Ese texto parece una orden para un programa, o tiene signos que no se dicen en una conversación.",
    };
  }
  return null;
}

/**
 * What is wrong with a draft; null if it may be saved.
 * @param draft with a oneLine text
 * @param place the hunter, and the question that gets the draft as its new version; `edited` undefined: a new question
 * @param careers that people in the system have
 */
export function draftRefusal(
  draft: QuestionDraft,
  { hunterId, edited }: { hunterId: HunterId; edited?: ManagedQuestion | undefined },
  { questions, careers }: { questions: readonly ManagedQuestion[]; careers: readonly string[] },
): QuestionRefusal | null {
  const wrong = textRefusal(draft.question);
  if (wrong) return wrong;
  if (!isKnownCategory(draft.category)) return { reason: "category", text: "Elige qué mide la pregunta." };
  const before = edited && currentVersion(edited);
  if (draft.career !== null && draft.career !== before?.career && !careers.includes(draft.career)) {
    return { reason: "career", text: "Nadie tiene esa carrera en el sistema. Elige una de la lista, o todas." };
  }
  if (before && isSame(before, draft)) {
    return { reason: "unchanged", text: "No cambiaste nada: sigue la versión que está en uso." };
  }
  const others = questions.filter((one) => one.hunterId === hunterId && one.id !== edited?.id);
  const twin = others.find((one) => sameness(currentVersion(one).question) === sameness(draft.question));
  if (twin) {
    const where = twin.isActive ? "ya tiene" : "ya tiene, apagada,";
    return { reason: "doubled", text: `${hunterOf(hunterId).name} ${where} esa pregunta.` };
  }
  if (!edited) return null;
  const version = { ...draft, version: (before?.version ?? 0) + 1, createdAt: null };
  return tooFew(questions, { ...edited, versions: [...edited.versions, version] });
}

function isSame(one: QuestionDraft, other: QuestionDraft): boolean {
  return one.question === other.question && one.category === other.category && one.career === other.career;
}

/**
 * Whether a change would leave a hunter with fewer questions for everybody than an interview needs.
 * @param changed the question as it would be
 */
export function tooFew(questions: readonly ManagedQuestion[], changed: ManagedQuestion): QuestionRefusal | null {
  const after = questions.map((one) => (one.id === changed.id ? changed : one));
  const left = countForAll(after, changed.hunterId);
  if (left >= QUESTIONS_PER_INTERVIEW || left >= countForAll(questions, changed.hunterId)) return null;
  const { name } = hunterOf(changed.hunterId);
  return {
    reason: "too_few",
    text:
      `${name} quedaría con ${left} preguntas activas para todas las carreras, y su entrevista necesita ` +
      `${QUESTIONS_PER_INTERVIEW}. Agrega o activa otra antes.`,
  };
}
