import { isCapitals } from "../../facts/typography.ts";
import { showableClause } from "../../review/quotable-achievements.ts";
import type { CvReading } from "../evidence/cv-context.ts";
import { saysWho, tellsTask } from "../evidence/first-person-action.ts";
import { quote } from "../evidence/quote.ts";
import { wordCount } from "../evidence/sentences.ts";
import { englishSlips, type Unevenness, unevenness, writingFlaws } from "../evidence/writing.ts";
import type { CriterionResult, SpellChecker } from "../score-types.ts";
import { checkSpelling, type SpellingCheck } from "../spelling/check-words.ts";
import { achievementQuote, award, clamp01, counted, joined } from "./criterion-result.ts";

const WEIGHT = { accent: 0.35, letter: 1, typo: 0.5 } as const;
/** Weighted errors per hundred words at which this part scores zero. */
const LIMIT = 3;
/** Shorter texts are judged as if they had this many words, as too little text proves nothing. */
const SHORTEST = 100;
const ENOUGH_WORDS = 50;
const PARTS = { words: 0.7, care: 0.2, even: 0.1 } as const;
/** OCR errors are not the person's, except letters that sound alike. */
const OCR_WEIGHT = { accent: 0, letter: 0.6, typo: 0.1 } as const;
const OCR_FLOOR = 0.7;
const CAREFUL = 0.8;
/** A line in all caps, ignoring names of schools. */
const isLoud = (text: string) => isCapitals(text) && wordCount(text) >= LOUD_WORDS;
const LOUD_WORDS = 3;
/** Share of all-caps lines above which correctness is not commented on. */
const LOUD = 0.3;
/** Maximum letters of a quoted sentence. */
const SHOWN = 45;

/** Words of a Spanish CV checked against the dictionary; carefulness of writing in any language. */
export function scoreSpelling(reading: CvReading, checker: SpellChecker): CriterionResult {
  const ocr = reading.document.method === "ocr";
  const spanish = reading.facts.language === "es";
  const check = checkOf(reading, checker);
  const slips = check.found;
  const flaws = writingFlaws(reading);
  const weight = slips.reduce((sum, slip) => sum + (ocr ? OCR_WEIGHT : WEIGHT)[slip.slip] * slip.standsFor, 0);
  const right = clamp01(1 - ((weight / Math.max(reading.words, SHORTEST)) * 100) / LIMIT);
  const care = ocr ? 1 : flaws.care;
  const rough = ocr ? null : unevenness(reading);
  const parts = PARTS.words * right + PARTS.care * care + (rough === null ? PARTS.even : 0);
  const share = Math.max(ocr ? OCR_FLOOR : 0, parts) * clamp01(reading.words / ENOUGH_WORDS);
  const lines = [...slips.map((slip) => slip.line), ...(ocr ? [] : flaws.lines)];
  return award(
    reading,
    "spelling",
    share,
    finding(reading, {
      careless: quote(reading.document, flaws.signs[0] ?? -1, 70),
      check,
      care: flaws.care,
      rough,
      spanish,
      ocr,
    }),
    lines.map((line) => quote(reading.document, line, 100)),
  );
}

/** The misspelt words that the score rests on, in reading order, one per distinct word. */
export function spellingSlips(reading: CvReading, checker: SpellChecker): SpellingCheck["found"] {
  return checkOf(reading, checker).found;
}

function checkOf(reading: CvReading, checker: SpellChecker): SpellingCheck {
  return reading.facts.language === "es" ? checkSpelling(reading, checker) : checkEnglish(reading);
}

function checkEnglish(reading: CvReading): SpellingCheck {
  const found = englishSlips(reading).map((one) => ({ ...one, slip: "letter" as const, standsFor: 1 }));
  return { found, unknown: found.length, examined: found.length };
}

type Found = {
  careless: string;
  check: SpellingCheck;
  care: number;
  rough: Unevenness | null;
  spanish: boolean;
  ocr: boolean;
};

/** Only misspelt words stand between «», as the improvement that advises to correct them parses them from here. */
function finding(reading: CvReading, { careless, check, care, rough, spanish, ocr }: Found): string {
  const { found: slips, unknown, examined } = check;
  const worst = [...slips].sort((a, b) => WEIGHT[b.slip] - WEIGHT[a.slip]).slice(0, 3);
  const words = joined(worst.map((slip) => `«${slip.word}»`));
  const first = reading.achievements.find(
    (achievement) =>
      (tellsTask(achievement) || saysWho(achievement)) && showableClause(reading, achievement, 2 * SHOWN) !== null,
  );
  const shown = first === undefined ? "" : achievementQuote(reading, first, SHOWN).replace(/[“”«».;,:\s]+$/u, "");
  const told = shown === "" ? "" : `, con frases como “${shown}”,`;
  if (ocr)
    return worst.length === 0
      ? ""
      : `Leímos tu CV desde una imagen${told === "" ? "," : told} así que las faltas pesan menos: revisa el ` +
          "texto original.";
  if (examined < unknown)
    return (
      `El diccionario no conoce ${unknown} palabras distintas de tu texto. Revisamos una muestra de ${examined}` +
      " y " +
      `${
        worst.length > 0
          ? `${counted(slips.length, "una parece mal escrita", "parecen mal escritas")}` + `, como ${words}`
          : "ninguna parece mal escrita"
      }` +
      ": pasa el corrector antes de enviarlo."
    );
  if (worst.length > 0)
    return `Revisa cómo escribes ${words}: así no ${worst.length === 1 ? "está" : "están"} en el diccionario.`;
  if (care < CAREFUL && careless !== "") return `Revisa mayúsculas y signos, por ejemplo en “${careless}”.`;
  // In all caps many errors cannot be told from names.
  const loud = reading.kept.filter((line) => isLoud(reading.document.lines[line]?.text ?? "")).length;
  // The dictionary is Spanish and says nothing about other languages.
  if (!spanish || loud > reading.kept.length * LOUD) return "";
  const read = `Leímos tu CV${told} y el diccionario no marcó ninguna palabra.`;
  return rough === null ? read : `${read} ${uneven(rough)}`;
}

function uneven({ kind, with: one, without: other }: Unevenness): string {
  return kind === "month"
    ? `En español los meses van con minúscula también en las fechas: en vez de “${one}”, “${other}”.`
    : `Unas líneas terminan en punto y otras no: “${one}” y “${other}”; escríbelas igual.`;
}
