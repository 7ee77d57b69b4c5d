import { contentStems, isFunctionWord, type ReadText, wordsOf } from "./read-text.ts";

/** Words that people add when they only repeat the question. */
const FILLER = new Set(
  (
    "pregunta preguntas preguntan pregunto pregunta respuesta responder respondo contestar claro " +
    "bueno buena esa eso gracias mmm eh ah ehh repito quiere quieren saber sabe dice dijo seria " +
    "interesante entiendo ok ya listo verdad honestamente question answer good please"
  ).split(/\s+/),
);

const ASKING = new Set(
  "que como cual cuales quien cuando donde cuanto cuantos cuentame hableme hablame relate describa dame".split(" "),
);

/** A question that offers options ("¿solo o en equipo?") may be answered with its own words. */
export function offersChoice(question: ReadText): boolean {
  return / (?:prefier[ea]s?|prefer|eliges?|elegirias?) | (?:solo|sola) o | (?:o|u|or) \w+(?: \w+)? $/.test(
    question.padded,
  );
}

/**
 * Share of the answer's content words that come from the question, and share of the question's that are repeated; both
 * 0..1.
 */
export function overlap(answer: ReadText, question: ReadText): { ofAnswer: number; ofQuestion: number; fresh: number } {
  const asked = new Set(contentStems(question.words));
  const answerStems = contentStems(answer.words.filter((word) => !FILLER.has(word)));
  if (answerStems.length === 0) return { ofAnswer: 0, ofQuestion: 0, fresh: 0 };
  const shared = answerStems.filter((word) => asked.has(word));
  return {
    ofAnswer: shared.length / answerStems.length,
    ofQuestion: asked.size === 0 ? 0 : new Set(shared).size / asked.size,
    fresh: new Set(answerStems.filter((word) => !asked.has(word))).size,
  };
}

/** The question repeated, word for word, in the first person, or wrapped in "esa es la pregunta". */
export function isQuestionCopy(answer: ReadText, question: ReadText): boolean {
  if (answer.words.length < 3) return false;
  const share = overlap(answer, question);
  const first = answer.words.find((word) => !FILLER.has(word));
  const asks = first !== undefined && (ASKING.has(first) || answer.clauses.some((clause) => clause.asks));
  const grammar = answer.words.filter(isFunctionWord).length;
  // "No he aprendido" and "La revisa otra área" answer with the question's own verb.
  const answers = !asks && (answer.words[0] === "no" || share.ofQuestion < 0.6) && answer.words.length <= 5;
  if (share.ofAnswer >= 0.99 && !answers && (share.ofQuestion >= 0.5 || asks))
    return !offersChoice(question) || (asks && grammar > 0);
  if (share.ofAnswer >= 0.8 && share.ofQuestion >= 0.6 && share.fresh <= 1) return true;
  return asks && share.ofAnswer >= 0.7 && share.ofQuestion >= 0.6 && share.fresh <= 2;
}

/**
 * `share`: from this share of content words taken from the question on, the answer only rephrases it as a statement.
 */
const ECHO = { share: 0.45, words: 8 } as const;

/**
 * Detects answers such as "Renuncié a un buen resultado por un principio y lo expliqué como un principio"; honest
 * answers have a share under a third.
 */
export function echoesQuestion(answer: ReadText, question: ReadText): boolean {
  return (
    answer.words.length >= ECHO.words && !offersChoice(question) && overlap(answer, question).ofAnswer >= ECHO.share
  );
}

/**
 * True when the answer is nearly identical to one already given in this interview.
 * @param earlier words of the earlier answers, from wordsOf()
 */
export function repeatsEarlier(answer: ReadText, earlier: Iterable<readonly string[]>): boolean {
  if (answer.words.length < 5) return false;
  const own = new Set(answer.words);
  for (const words of earlier) {
    const theirs = new Set(words);
    let shared = 0;
    for (const word of own) if (theirs.has(word)) shared++;
    if (shared / (own.size + theirs.size - shared) >= 0.9) return true;
  }
  return false;
}

/** With fewer content words, a text is too short to be distinguished from a similar one. */
const FEWEST_STEMS = 6;
/**
 * Share of an answer's content words that occurred before, from which it is the same story; honest answers stay under
 * .35.
 */
const RETOLD = 0.7;

/**
 * True when most of the answer was already said in answers to other questions: a story told again with a new
 * beginning. Words of the question are left out, because everybody may use them.
 * @param elsewhere words of the answers to other questions, from wordsOf()
 */
export function isRetold(answer: ReadText, question: ReadText, elsewhere: Iterable<readonly string[]>): boolean {
  const asked = new Set(contentStems(question.words));
  const own = new Set(contentStems(answer.words).filter((word) => !asked.has(word)));
  if (own.size < FEWEST_STEMS) return false;
  for (const words of elsewhere) {
    const theirs = new Set(contentStems(words));
    const shared = [...own].filter((word) => theirs.has(word)).length;
    if (shared / own.size >= RETOLD) return true;
  }
  return false;
}

/**
 * `stems`: minimum content words of a story; `shared`: share of the shorter one's words from which two are the same
 * story.
 */
const STORY = { stems: 20, shared: 0.38, read: 4000 } as const;

/** The content words of an answer. */
export type Story = ReadonlySet<string>;

/** From its first 4,000 characters. */
export function storyOf(text: string): Story {
  return new Set(contentStems(wordsOf(text.slice(0, STORY.read))));
}

/**
 * Whether two answers tell the same story in other words: different stories of honest people share less than a third
 * of their content words.
 */
export function isSameStory(one: Story, other: Story): boolean {
  const minSize = Math.min(one.size, other.size);
  if (minSize < STORY.stems) return false;
  return [...one].filter((word) => other.has(word)).length / minSize >= STORY.shared;
}
