/** Praise names the deed: two to four sentences, each tied to something that the CV says. */

import { fold } from "#app/features/cv/vocabulary/text.ts";
import { deedQuote, joined } from "../rubric/criteria/award.ts";
import { quote } from "../rubric/evidence/quote.ts";
import type { Deed } from "../rubric/evidence/results.ts";
import { quotableLines } from "./competencies.ts";
import { isQuotedIn, jobOf, jobPhrase, type ReviewProfile, shareOf } from "./profile.ts";
import { insideSentence, properName, quoted, sameText, sentence } from "./voice.ts";

const MOST = 4;
const FEWEST = 2;
/** From the first the deed says how much was done, from the second what came of it. */
const MEASURED = 0.6;
const RESULT = 0.8;
const SHOWN = 0.4;

function fromResults(profile: ReviewProfile): string[] {
  const { choose, reading } = profile;
  const results = profile.deeds.filter((deed) => deed.strength >= MEASURED && deed.figures.length > 0);
  const [first, ...rest] = results;
  if (first === undefined) return [];
  const place = jobPhrase(jobOf(profile, first));
  const words = quoted(deedQuote(reading, first));
  const size = place === null ? "Dices de qué tamaño es tu trabajo" : `En ${place} dices cuánto hiciste`;
  const lead =
    first.strength < RESULT
      ? `${size}: ${words}`
      : place === null
        ? choose([`Muestras un resultado que se puede comprobar: ${words}`, `Cuentas un logro medible: ${words}`], "s1")
        : choose(
            [`En ${place} muestras un resultado medible: ${words}`, `Muestras un logro concreto en ${place}: ${words}`],
            "s1",
          );
  const other = rest.find((deed) => deed.job !== first.job) ?? rest[0];
  if (other === undefined) return [lead];
  const where = jobPhrase(jobOf(profile, other));
  const again =
    other.job !== first.job && where !== null
      ? `También en ${where} das cifras: `
      : "Sumas otra cifra que habla por ti: ";
  return [lead, `${again}${quoted(deedQuote(reading, other))}`];
}

function fromDeeds(profile: ReviewProfile, said: string): string[] {
  const deed = profile.deeds.find((one) => one.strength >= 0.15 && !isQuotedIn(said, profile, one));
  if (deed === undefined) return [];
  const words = quoted(deedQuote(profile.reading, deed));
  if (deed.figures.length > 0) return [`Das la dimensión de tu trabajo: ${words}`];
  return [
    deed.strength >= SHOWN
      ? `Cuentas un reconocimiento o resultado propio: ${words}`
      : `Dices con un verbo claro lo que hiciste: ${words}`,
  ];
}

/** A list of names or a line of the profile shows nothing in use. */
function isUse(deed: Deed): boolean {
  const parts = deed.text.split(/[,;|·•/]/u).length;
  return !deed.aside && !(deed.opener.kind === "none" && (parts > 2 || deed.figures.length === 0));
}

function fromSkills(profile: ReviewProfile, said: string): string[] {
  const hard = profile.skills.filter(
    (skill) => (skill.kind === "tool" || skill.kind === "technical") && !skill.generic,
  );
  const shown = hard.filter((skill) => skill.shown && skill.shownLine !== null);
  const uses = shown.flatMap((skill) => {
    const deed = profile.deeds.find(
      (one) => one.lines.includes(skill.shownLine ?? -1) && fold(one.text).includes(fold(skill.name)) && isUse(one),
    );
    return deed === undefined ? [] : [{ skill, deed, listed: !deed.lines.includes(skill.line) }];
  });
  // A tool that the CV lists and shows says most; a line that was quoted already says nothing new.
  const fresh = uses.filter((use) => !isQuotedIn(said, profile, use.deed));
  const use = fresh.find((one) => one.listed) ?? fresh[0] ?? uses.find((one) => one.listed);
  if (use !== undefined) {
    const name = properName(use.skill.name, 40);
    const repeated = isQuotedIn(said, profile, use.deed);
    const where = quoted(deedQuote(profile.reading, use.deed, 110));
    const { choose } = profile;
    if (repeated) return [`Además de nombrar ${name} en una lista, cuentas dónde aplicaste ese conocimiento`];
    return use.listed
      ? [
          choose(
            [
              `Nombras ${name} y también muestras su uso: ${where}`,
              `Además de nombrar ${name}, cuentas dónde se aplica: ${where}`,
              `Lo que dices saber de ${name} se ve en tu trabajo: ${where}`,
            ],
            "use",
          ),
        ]
      : [`Muestras en la práctica lo que sabes de ${name}: ${where}`];
  }
  if (hard.length < 3) return [];
  return [
    `Nombras conocimientos concretos de tu oficio, como ${joined(hard.slice(0, 3).map((skill) => properName(skill.name, 40)))}`,
  ];
}

function fromTrajectory(profile: ReviewProfile): string[] {
  const { choose } = profile;
  const dated = profile.jobs.filter((job) => job.interval !== null && job.kind === "employment" && job.title !== null);
  const ordered = [...dated].sort((a, b) => (a.interval?.start ?? 0) - (b.interval?.start ?? 0));
  const first = ordered[0];
  const last = ordered.at(-1);
  if (
    first?.title &&
    last?.title &&
    first !== last &&
    !sameText(first.title, last.title) &&
    shareOf(profile.score, "chronology") >= 0.8
  ) {
    return [
      `Tu trayectoria se sigue con facilidad, de ${insideSentence(first.title)} a ${insideSentence(last.title)}, con fechas en cada cargo`,
    ];
  }
  const phrase = jobPhrase(profile.latest);
  if (phrase !== null && profile.latest?.datePrecision === "month")
    return [
      choose(
        [
          `Indicas con mes y año ${phrase}`,
          `Dices desde qué mes va ${phrase}, y así se entiende tu recorrido`,
          `Fechas con precisión ${phrase}`,
        ],
        "dated",
      ),
    ];
  return phrase !== null && profile.latest?.interval ? [`Das las fechas de ${phrase}`] : [];
}

/** Complete studies are a strength; just naming them is said only where there is little else. */
function fromStudies(profile: ReviewProfile, complete: boolean): string[] {
  const study = profile.study;
  if (study === null || study.degree.trim() === "") return [];
  if (shareOf(profile.score, "education") >= 0.9 !== complete) return [];
  const placed = study.institution !== null && !sameText(study.institution, study.degree);
  const where = !placed || study.institution === null ? "" : `, en ${properName(study.institution, 60)}`;
  return [
    complete
      ? `Tu formación está completa: ${quoted(study.degree)}${where}, con institución y año`
      : `Dices qué estudiaste: ${quoted(study.degree)}${where}`,
  ];
}

function fromForm(profile: ReviewProfile): string[] {
  const found: string[] = [];
  const { facts } = profile;
  if (facts.email !== null && facts.phone !== null) found.push("Dejas correo y teléfono, así que es fácil llamarte");
  else if (facts.email !== null || facts.phone !== null)
    found.push(facts.email !== null ? "Dejas un correo para que te escriban" : "Dejas un teléfono para que te llamen");
  if (shareOf(profile.score, "clarity") >= 0.85) found.push("Escribes corto y al punto, y eso se agradece al leer");
  return found;
}

/** Content first, form only to reach two; the last resort quotes the one thing that the CV says. */
export function strengths(profile: ReviewProfile): string[] {
  const results = fromResults(profile);
  const skills = fromSkills(profile, results.join("\n"));
  const content = [
    ...results,
    ...skills,
    ...fromTrajectory(profile),
    ...fromDeeds(profile, [...results, ...skills].join("\n")),
    ...fromStudies(profile, true),
  ];
  const found = content.slice(0, MOST);
  for (const one of [...fromStudies(profile, false), ...fromForm(profile)]) if (found.length < FEWEST) found.push(one);
  const line = quotableLines(profile)[0] ?? profile.reading.kept[0];
  if (found.length < FEWEST && line !== undefined)
    found.push(
      `Tu CV ya dice algo de ti, ${quoted(quote(profile.reading.document, line, 100))}, y desde ahí puedes crecer`,
    );
  if (found.length === 0) found.push("Subiste tu CV para revisarlo, y ese es el primer paso");
  return found.map(sentence);
}
