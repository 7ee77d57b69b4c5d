/** Praise names the deed: two to four sentences, each tied to something that the CV says. */

import { deedQuote, joined } from "../rubric/criteria/award.ts";
import { quote } from "../rubric/evidence/quote.ts";
import { quotableLines } from "./competencies.ts";
import { jobOf, jobPhrase, type ReviewProfile, shareOf } from "./profile.ts";
import { insideSentence, properName, quoted, sameText, sentence } from "./voice.ts";

const MOST = 4;
const FEWEST = 2;
const RESULT = 0.7;
const SHOWN = 0.4;

function fromResults(profile: ReviewProfile): string[] {
  const { choose, reading } = profile;
  const results = profile.deeds.filter((deed) => deed.strength >= RESULT && deed.figures.length > 0);
  const [first, ...rest] = results;
  if (first === undefined) return [];
  const place = jobPhrase(jobOf(profile, first));
  const words = quoted(deedQuote(reading, first));
  const lead =
    place === null
      ? choose([`Muestras un resultado que se puede comprobar: ${words}`, `Cuentas un logro medible: ${words}`], "s1")
      : choose(
          [`En ${place} muestras un resultado medible: ${words}`, `Respaldas ${place} con un logro concreto: ${words}`],
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

function fromDeeds(profile: ReviewProfile): string[] {
  const deed = profile.deeds.find((one) => one.strength >= 0.15 && one.strength < RESULT);
  if (deed === undefined) return [];
  const words = quoted(deedQuote(profile.reading, deed));
  if (deed.figures.length > 0) return [`Das la dimensión de tu trabajo: ${words}`];
  return [
    deed.strength >= SHOWN
      ? `Cuentas un reconocimiento o resultado propio: ${words}`
      : `Dices con un verbo claro lo que hiciste: ${words}`,
  ];
}

function fromSkills(profile: ReviewProfile): string[] {
  const hard = profile.skills.filter(
    (skill) => (skill.kind === "tool" || skill.kind === "technical") && !skill.generic,
  );
  const shown = hard.filter((skill) => skill.shown && skill.shownLine !== null);
  const first = shown[0];
  if (first?.shownLine != null) {
    return [
      `No solo nombras ${properName(first.name, 40)}: lo muestras en uso, en ${quoted(quote(profile.reading.document, first.shownLine, 110))}`,
    ];
  }
  if (hard.length < 3) return [];
  return [
    `Nombras conocimientos concretos de tu oficio, como ${joined(hard.slice(0, 3).map((skill) => properName(skill.name, 40)))}`,
  ];
}

function fromTrajectory(profile: ReviewProfile): string[] {
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
    return [`Indicas con mes y año ${phrase}, y eso da confianza a quien lee`];
  return phrase !== null && profile.latest?.interval ? [`Das las fechas de ${phrase}`] : [];
}

/** Complete studies are a strength; just naming them is said only where there is little else. */
function fromStudies(profile: ReviewProfile, complete: boolean): string[] {
  const study = profile.study;
  if (study === null || study.degree.trim() === "") return [];
  if (shareOf(profile.score, "education") >= 0.9 !== complete) return [];
  const where = study.institution === null ? "" : `, en ${properName(study.institution, 60)}`;
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
  const content = [
    ...fromResults(profile),
    ...fromSkills(profile),
    ...fromTrajectory(profile),
    ...fromDeeds(profile),
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
