import { employerScore } from "#app/features/cv/facts/text-type-scores.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import type { TruthDocument } from "../cv-truth.ts";
import { BOTH_FORMS, inOtherSex } from "./marked-words.ts";
import { withAddress, withName } from "./name-swap.ts";
import { EVERYONE, type Person, personNamed } from "./people.ts";
import { INSTITUTIONS, PLACES, REMARKS } from "./strangers.ts";

/** Variants of a CV that belong to another person: the achievements are the same. */

export type Variant = {
  swap: string;
  /** The new value: "Haití, Widelene Saintilus". */
  label: string;
  /** The text before the swap: the CV itself, or the CV with an added line that the swap changes. */
  from: string;
  text: string;
  /** Strings that differ because of the swap itself; they are ignored when texts are compared. */
  strings: readonly string[];
};

type Cv = TruthDocument & { text: string };

export const isSwappable = (truth: TruthDocument): truth is Cv =>
  truth.is_cv && !!truth.text && !truth.injection && truth.expect === "analyze";

/** Every variant of a CV, deterministic and in a fixed order. */
export function variantsOf(cv: Cv): Variant[] {
  return [...names(cv), ...institutions(cv), ...places(cv), ...sexes(cv), ...remarks(cv)];
}

const nameWords = (person: Person) => [...person.given, ...person.surnames];

function names(cv: Cv): Variant[] {
  if (!cv.name) return [];
  const own = personNamed(cv.name);
  return EVERYONE.flatMap((person, at) => {
    const named = withName(cv.text, own, person);
    if (named === null) return [];
    // Every second one keeps an address that does not reveal the name.
    const text = cv.email && at % 2 === 0 ? withAddress(named, cv.email, person) : named;
    const label = `${person.origin}, ${nameWords(person).join(" ")}`;
    return [{ swap: "name", label, from: cv.text, text, strings: [...nameWords(own), ...nameWords(person)] }];
  });
}

/** Replaces the phrase everywhere, ignoring case; capitals stay capitals. */
function replaced(text: string, phrase: string, by: string): string | null {
  const normalized = normalize(text);
  const wanted = normalize(phrase);
  if (normalized.length !== text.length || wanted === "") return null;
  let result = "";
  let done = 0;
  for (let at = normalized.indexOf(wanted); at >= 0; at = normalized.indexOf(wanted, at + wanted.length)) {
    const own = text.slice(at, at + wanted.length);
    if (/[\p{L}\d]/u.test((text[at - 1] ?? " ") + (text[at + wanted.length] ?? " "))) continue;
    result += text.slice(done, at) + (own === own.toUpperCase() ? by.toUpperCase() : by);
    done = at + wanted.length;
  }
  return done === 0 ? null : result + text.slice(done);
}

function institutions(cv: Cv): Variant[] {
  const own = cv.education?.[0]?.institution;
  if (!own) return [];
  const kind = INSTITUTIONS.find(({ opens }) => opens.test(normalize(own)));
  return (kind?.names ?? []).flatMap((name) => {
    const text = replaced(cv.text, own, name);
    return text === null
      ? []
      : [
          {
            swap: "institution",
            label: name,
            from: cv.text,
            text,
            strings: [own, own.replace(/^(?:\p{L}{1,3}\.)+\s*/u, ""), name],
          },
        ];
  });
}

/** The characters before and after a place name that stands alone: not "Santiago de Chile". */
const OPENS_PART = /(?:^|[^\p{L}\p{N}\s]\s*|\s{2,}|\b(?:en|in|em)\s|\b\d+\s)$/iu;
const CLOSES_PART = /^(?:$|\s*[^\p{L}\p{N}\s]|\s{2,}|\s+y\s)/u;

function isWholePart(line: string, own: string): boolean {
  const at = normalize(line).indexOf(normalize(own));
  return at >= 0 && OPENS_PART.test(line.slice(0, at)) && CLOSES_PART.test(line.slice(at + own.length));
}

/**
 * Lines at the top or near the address, where people say where they live. The town of a company is not the person's.
 */
function places(cv: Cv): Variant[] {
  const lines = cv.text.split("\n");
  const mail = lines.findIndex((line) => line.includes("@"));
  const isHome = (text: string, at: number, own: string) =>
    (at < 12 || Math.abs(at - mail) <= 3) &&
    isWholePart(text, own) &&
    !lines.slice(Math.max(0, at - 1), at + 2).some((near) => /\b(?:19|20)\d{2}\b/.test(near)) &&
    (employerScore(text) < 2 || /@/.test(text));
  const own = [...(cv.location_any ?? [])]
    .sort((a, b) => b.length - a.length)
    .find((place) => lines.some((text, at) => isHome(text, at, place)));
  if (own === undefined) return [];
  const line = lines.findIndex((text, at) => isHome(text, at, own));
  return PLACES.flatMap((place) => {
    const moved = replaced(lines[line] ?? "", own, place);
    if (moved === null) return [];
    const text = lines.with(line, moved).join("\n");
    return [{ swap: "residence", label: place, from: cv.text, text, strings: [own, ...own.split(" "), place] }];
  });
}

function sexes(cv: Cv): Variant[] {
  return (["f", "m"] as const).flatMap((sex) => {
    const { text, words } = inOtherSex(cv.text, sex);
    return text === cv.text
      ? []
      : [{ swap: "sex", label: sex, from: cv.text, text, strings: [...words, ...BOTH_FORMS] }];
  });
}

/** A line of personal data below the address or the telephone number, compared with the CV without it. */
function remarks(cv: Cv): Variant[] {
  const lines = cv.text.split("\n");
  const at = lines.findIndex((line, index) => index < 15 && /@\S+\.\S|\d{4}[ -]?\d{4}\s*$/.test(line));
  if (at < 0) return [];
  return REMARKS.map(({ swap, line }) => {
    const text = lines.toSpliced(at + 1, 0, line).join("\n");
    return { swap, label: line, from: cv.text, text, strings: [] };
  });
}
