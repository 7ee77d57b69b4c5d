import { z } from "zod";
import { type HunterId, savedHunterId } from "#app/features/interview/hunters.ts";
import { doesNotObject } from "#app/features/users/objections.server.ts";
import { stripAccents } from "#app/platform/strip-accents.ts";
import type { Db } from "#db/open.server.ts";

/** Disputes that the office resolved in the person's favour, as labelled answers for `npm run calibrate`. */

/** One labelled answer in the format of the calibration program; it contains no name, id or date. */
export type DisputedAnswer = {
  question: string;
  category: string;
  hunterId: HunterId;
  text: string;
  label: "relevant";
  kind: "dispute";
};

const idsSchema = z.array(z.string());
const questionsSchema = z.array(z.looseObject({ id: z.string(), question: z.string(), category: z.string() }));

/**
 * The disputed answers whose owners have consented, have active accounts and whose texts are still stored. Sorted by
 * text, because the order of the rows would reveal which answers belong to the same person.
 */
export async function disputedAnswers(db: Db): Promise<DisputedAnswer[]> {
  const rows = await db
    .selectFrom("review_requests as request")
    .innerJoin("users as user", "user.id", "request.user_id")
    .innerJoin("interviews as interview", (join) =>
      join.onRef("interview.id", "=", "request.subject_id").onRef("interview.user_id", "=", "request.user_id"),
    )
    .select(["interview.id", "interview.hunter_id", "interview.questions", "request.disputed_answers", "user.name"])
    .where("request.subject", "=", "interview")
    .where("request.consented_at", "is not", null)
    .where("request.answered_at", "is not", null)
    .where("request.in_favour", "=", 1)
    .where("user.is_active", "=", 1)
    .where("user.blocked_at", "is", null)
    .where(doesNotObject("request.user_id", "answer_labels"))
    .execute();
  const found = new Map<string, DisputedAnswer>();
  for (const row of rows) {
    const questions = questionsSchema.parse(JSON.parse(row.questions));
    for (const message of await messagesOf(db, row.id, idsSchema.parse(JSON.parse(row.disputed_answers ?? "[]")))) {
      const asked = questions.find(({ id }) => id === message.question_id);
      if (!asked) continue;
      // An answer that was disputed twice counts once.
      found.set(`${row.id} ${message.answer_id}`, {
        question: withoutNames(asked.question, row.name),
        category: asked.category,
        hunterId: savedHunterId(row.hunter_id),
        text: withoutNames(message.content, row.name),
        label: "relevant",
        kind: "dispute",
      });
    }
  }
  const words = ({ question, text }: DisputedAnswer) => `${question} ${text}`;
  return [...found.values()].sort((left, right) => (words(left) < words(right) ? -1 : 1));
}

/** The disputed answers of an interview with their full texts. */
export async function messagesOf(db: Db, interviewId: number, answerIds: readonly string[]) {
  if (answerIds.length === 0) return [];
  return await db
    .selectFrom("interview_messages")
    .select(["answer_id", "question_id", "content"])
    .where("interview_id", "=", interviewId)
    .where("answer_id", "in", answerIds)
    .orderBy("position")
    .execute();
}

/**
 * Removal of everything that identifies the author of a text: names, e-mails, RUTs and phone numbers. When in doubt,
 * the text is removed.
 */

const MARK = "[nombre]";

/** Particles of names, which identify nobody. */
const PARTICLES = new Set(["de", "del", "la", "las", "los", "el", "y", "e", "da", "do", "dos", "san", "santa"]);
const WORD = /[\p{L}\p{M}]+/gu;
/** Shorter names are also ordinary words; they are treated as names only when capitalised. */
const SURELY_A_NAME = 3;

const EMAIL =
  /[^\s@<>(),;:]+(?:@|\s*[([]\s*(?:at|arroba)\s*[)\]]\s*|\s+arroba\s+)[\w-]+(?:(?:\.|\s+punto\s+)[\w-]+)+/giu;
const RUT = /(?<![\d.])\d{1,2}(?:\.?\d{3}){2}\s?[-‐-–]\s?[\dkK](?![\w])/gu;
/** A number of at least seven digits, however it is grouped. */
const NUMBER = /\+?\(?\d[\d\s().-]{5,}\d/gu;
const FEWEST_DIGITS = 7;
const GROUPED_DIGITS = 8;
/** "12.500.000" is money, "2019-2020" and "2019 2020 2021" are years. */
const AMOUNT = /^\d{1,3}(?:\.\d{3})+$/u;
const YEARS = /^(?:(?:19|20)\d\d[\s.()-]*)+$/u;

/** @param name the person's full name, as it is in the account */
export function withoutNames(text: string, name: string): string {
  const own = new Set((normalized(name).match(WORD) ?? []).filter((word) => word.length > 1 && !PARTICLES.has(word)));
  return text
    .normalize("NFC")
    .replace(EMAIL, MARK)
    .replace(RUT, MARK)
    .replace(NUMBER, (number) => (isPersonal(number) ? MARK : number))
    .replace(WORD, (word) => (isOwn(word, own) ? MARK : word))
    .replace(/\[nombre\](?:[\s,-]+\[nombre\])+/gu, MARK);
}

function isOwn(word: string, own: ReadonlySet<string>): boolean {
  if (!own.has(normalized(word))) return false;
  return word.length >= SURELY_A_NAME || word.charAt(0) !== word.charAt(0).toLowerCase();
}

/** Lower case without accents, ñ as n: names as people type them quickly. */
function normalized(text: string): string {
  return stripAccents(text).toLowerCase();
}

function isPersonal(number: string): boolean {
  const digits = number.replace(/\D/gu, "").length;
  if (AMOUNT.test(number) || YEARS.test(number)) return false;
  return digits >= (/\d{7}/u.test(number) ? FEWEST_DIGITS : GROUPED_DIGITS);
}
