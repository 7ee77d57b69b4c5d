/**
 * A line of a CV, told anew with the student's own answers. A form holds the words of the line, those of the answers
 * and joining words, nothing else, and is offered only where its grammar is certain.
 */

import { cleanAnswer, cleanLine } from "./clean-text.ts";
import { type Answers, coreFirst, resultFirst } from "./compose-form.ts";
import { english } from "./english/english.ts";
import { NO_ANSWER_ENGLISH } from "./english/words.ts";
import { FIELD_NAMES, type Fields, type LanguageRules } from "./language-rules.ts";
import { joining, merged, type Part, textOf } from "./parts.ts";
import { spanish } from "./spanish/spanish.ts";
import { NO_ANSWER_SPANISH } from "./spanish/words.ts";

export type Form = { text: string; parts: Part[] };
type Request = { line: string; lang: "es" | "en"; fields: Fields };

const RULES: Record<Request["lang"], { rules: LanguageRules; noAnswer: ReadonlySet<string> }> = {
  es: { rules: spanish, noAnswer: NO_ANSWER_SPANISH },
  en: { rules: english, noAnswer: NO_ANSWER_ENGLISH },
};
const MAX_FORMS = 3;

/** At most three forms, the best first; none where nothing certain can be made. Pure; linear in the text. */
export function rebuildLine({ line, lang, fields }: Request): { forms: Form[] } {
  const { rules, noAnswer } = RULES[lang];
  const clean = cleanLine(line);
  const read = clean && rules.readLine(clean.text);
  if (clean === null || read === null) return { forms: [] };
  const answers = readAnswers(fields, clean.text, rules, noAnswer);
  const best = read.asVerb ?? read.standing;
  const candidates = [
    coreFirst(best, answers, rules.words),
    resultFirst(best, answers, rules.words),
    // "Atender público: ordené la fila": an infinitive or a gerund beside a past reads as two hands.
    read.asVerb !== null && (rules.isOpen(clean.text) || /^que /iu.test(answers.result?.text ?? ""))
      ? null
      : coreFirst(read.standing, answers, rules.words),
  ];
  const told = new Set([clean.text + clean.stop]);
  const forms: Form[] = [];
  for (const parts of candidates) {
    if (parts === null) continue;
    const whole = merged([...parts, joining(clean.stop)]);
    const text = textOf(whole);
    if (told.has(text)) continue;
    told.add(text);
    forms.push({ text, parts: whole });
  }
  return { forms: forms.slice(0, MAX_FORMS) };
}

const plain = (text: string) => text.normalize("NFC").toLocaleLowerCase("es").replace(/\s+/gu, " ");

/**
 * The answers that can stand in a line; one whose form is not certain is left out, and its field shows that. What the
 * line or another answer says already is not said twice.
 */
function readAnswers(fields: Fields, line: string, rules: LanguageRules, noAnswer: ReadonlySet<string>): Answers {
  const answers: Answers = {};
  const said = FIELD_NAMES.flatMap((name) => {
    const text = cleanAnswer(fields[name], noAnswer);
    return text === null ? [] : [{ name, text }];
  });
  said.forEach(({ name, text }, at) => {
    const isSaid = said.some(
      (other, index) => index !== at && (index < at || plain(other.text) !== plain(text)) && holds(other.text, text),
    );
    if (isSaid || holds(line, text)) return;
    if (name === "did" && (opensAlike(line, text) || opensAlike(fields.howMuch ?? "", text))) return;
    const answer = rules.readAnswer(name, text);
    if (answer !== null) answers[name] = answer;
  });
  // "Apoya a la educadora" and "con la educadora": said already.
  for (const name of ["withWhat", "howLong"] as const)
    if (answers[name] && repeats(line, answers[name].text)) delete answers[name];
  // "Se desempeñó como apoyo: ordené": she is not told of by two.
  if (rules.isOfOther(line)) for (const name of FIELD_NAMES) if (answers[name]?.shape === "deed") delete answers[name];
  // "150 por turno" of what was done, where that has no place.
  if (fields.did && !answers.did && BARE.test(answers.howMuch?.text ?? "")) delete answers.howMuch;
  // A rate without its quantity is another claim.
  if (answers.howLong?.shape === "frequency" && fields.howMuch && !answers.howMuch) delete answers.howLong;
  return answers;
}

const BARE = /^(?:\p{L}+ )?\d[\d.,]*(?: a \d+)? (?:por|al|a la|cada|per|an?|every) /iu;
const LEAST_STEM = 5;

/** "Ordenar bodega" and "ordené las bodegas": the deed would be told twice. */
function opensAlike(line: string, text: string): boolean {
  const [word = ""] = plain(text).split(" ");
  const stem = word.slice(0, Math.max(LEAST_STEM, word.length - 2));
  return (
    word.length >= LEAST_STEM &&
    plain(line)
      .split(/[^\p{L}]+/u)
      .some((own) => own.startsWith(stem))
  );
}

function repeats(line: string, text: string): boolean {
  const own = new Set(plain(line).match(/\p{L}+/gu) ?? []);
  return (plain(text).match(/\p{L}{5,}/gu) ?? []).some((word) => own.has(word));
}

function holds(whole: string, text: string): boolean {
  return ` ${plain(whole)} `.includes(` ${plain(text)} `);
}
