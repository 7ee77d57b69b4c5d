/** Advice on form: dates, sections, wording. Never asks for what the text gives somewhere. */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import type { Job } from "../facts/facts.ts";
import { partsOfName } from "../facts/mask-own-name.ts";
import { joined } from "../rubric/criteria/criterion-result.ts";
import { dateForm } from "../rubric/evidence/date-form.ts";
import {
  hasTrace,
  headingTells,
  mayBeDated,
  mayBeStudy,
  mayBeTitled,
  mayBeTold,
  mayHaveInstitution,
} from "../rubric/evidence/hints-of-presence.ts";
import { plainSpaces } from "../rubric/evidence/quote.ts";
import { sentences, withNamesAsOne, wordCount } from "../rubric/evidence/sentences.ts";
import { privateData, sureEmptyWordings } from "../rubric/evidence/wording.ts";
import type { Advice } from "./improvements-content.ts";
import type { ReviewProfile } from "./review-material.ts";
import { quoted, roleText } from "./sentence-style.ts";
import type { Statement } from "./statement-checks.ts";
import { wholeClause } from "./whole-quotes.ts";

const MONTH = regex()`
    \b(?:ene(?:ro)?|feb(?:rero|ruary)?|mar(?:zo|ch)?|abr(?:il)?|mayo?|jun(?:io|e)?|jul(?:io|y)?|ago(?:sto)?|
    sep(?:t|tiembre|tember)?|set(?:iembre)?|oct(?:ubre|ober)?|nov(?:iembre|ember)?|dic(?:iembre)?|jan(?:uary)?|
    apr(?:il)?|aug(?:ust)?|dec(?:ember)?)\b|\b\d{1,2}[/.-](?:19|20)?\d{2}\b|semestre|verano|invierno|temporada|
    quarter|summer
  `;
const WALL_WORDS = 60;
/** Minimum words of a sentence to contain a fact beside its empty words. */
const WITH_FACT = 9;

const textOf = ({ reading }: ReviewProfile, line: number) => plainSpaces(reading.document.lines[line]?.text ?? "");

/** The heading lines of a job and the next one: the missing detail may be in any of them. */
function around(profile: ReviewProfile, job: Job): string {
  const last = Math.max(...job.headerLines, -1);
  const lines = [Math.min(...job.headerLines) - 1, ...job.headerLines, last + 1];
  return lines.map((line) => textOf(profile, line)).join("\n");
}

/** Whether the next line begins something else: the description may not have been assigned to the job. */
function endsThere({ reading, facts }: ReviewProfile, job: Job): boolean {
  const next = Math.max(...job.headerLines) + 1;
  const line = reading.document.lines[next];
  const others = new Set([
    ...facts.jobs.flatMap((one) => one.headerLines),
    ...facts.studies.flatMap((study) => study.lines),
    ...facts.sections.map((section) => section.heading ?? -1),
  ]);
  return line === undefined || line.role === "heading" || others.has(next);
}

const chronology: Advice = ({ profile, naming }) => {
  const undated = profile.jobs.find((job) => job.interval === null && !mayBeDated(profile.reading, job));
  const yearly = profile.jobs.find(
    (job) =>
      job.kind !== "volunteering" &&
      job.datePrecision === "year" &&
      job.employer !== null &&
      !mayBeStudy(job) &&
      job.dateText !== "" &&
      !MONTH.test(normalize(around(profile, job))),
  );
  const untitled = profile.jobs.find(
    (job) => job.title === null && job.employer !== null && !mayBeTitled(profile.reading, job),
  );
  const silent = profile.jobs.find(
    (job) =>
      job.kind === "employment" &&
      !mayBeStudy(job) &&
      job.detailLines.length === 0 &&
      profile.sound.length > 0 &&
      endsThere(profile, job) &&
      !headingTells(profile.reading, job) &&
      !mayBeTold(profile.reading, job) &&
      !profile.reading.achievements.some(
        (achievement) => profile.facts.jobs[achievement.job ?? -1]?.headerLines === job.headerLines,
      ),
  );
  const say = (job: Job | undefined, words: (phrase: string) => string): Statement | null => {
    if (job === undefined || (job.title === null && job.employer === null)) return null;
    const phrase = naming.phrase(job);
    return phrase === null ? null : { text: words(phrase), jobs: [job] };
  };
  return [
    say(undated, (phrase) => `Pon mes y año de inicio y de término a ${phrase}`),
    say(yearly, (phrase) => `Agrega los meses a ${phrase}`),
    say(silent, (phrase) => `Cuenta en una o dos líneas qué hiciste en ${phrase}`),
    say(untitled, (phrase) => `Nombra tu cargo exacto en ${phrase.replace(/^tu trabajo en /u, "")}`),
    profile.jobs.length === 0 && profile.reading.achievements.length === 0 && !hasTrace(profile.reading, "work")
      ? { text: "Agrega tus prácticas, ayudantías o trabajos, aunque sean breves, con lugar y fechas" }
      : null,
  ];
};

const education: Advice = ({ profile }) => {
  const { study, reading } = profile;
  if (study === null)
    return reading.facts.studies.length > 0 || hasTrace(reading, "studies")
      ? []
      : [{ text: "No leímos tus estudios: ponlos en una línea, con institución y años" }];
  const missing = [
    ...(study.institution === null && !mayHaveInstitution(reading, study) ? ["la institución"] : []),
    ...(study.startYear === null && study.endYear === null && !mayBeDated(reading, study) ? ["los años"] : []),
  ];
  return missing.length === 0 ? [] : [{ text: `Completa ${quoted(study.degree)} con ${joined(missing)}`, study }];
};

const structure: Advice = ({ profile }) => {
  const { reading } = profile;
  const brief =
    reading.summary.length === 0 && !reading.prose.some((unit) => wordCount(withNamesAsOne(unit.text)) >= 12);
  return [
    brief && profile.facts.profession !== null && !hasTrace(reading, "profile")
      ? { text: `Escribe bajo tu nombre dos líneas sobre lo que ofreces ${roleText(profile.facts.profession)}` }
      : null,
  ];
};

/**
 * The complete sentence of the line that contains the words; null where it cannot be quoted with them or contains the
 * owner's name.
 */
function sentenceWith({ reading }: ReviewProfile, line: number, words: string): string | null {
  const unit = reading.prose.find((one) => one.lines.includes(line)) ?? {
    text: plainSpaces(reading.document.lines[line]?.text ?? ""),
    lines: [line],
  };
  const own = sentences(unit).find((one) => one.text.includes(words));
  const clause = own === undefined ? null : wholeClause(own.text, 110);
  const owner = partsOfName(reading.facts.name);
  const named = own !== undefined && owner !== null && normalize(own.text).search(owner) >= 0;
  return !named && clause?.includes(words) && !/[!?]{2}/.test(clause) ? clause : null;
}

const clarity: Advice = ({ profile }) => {
  const { reading } = profile;
  const empty = sureEmptyWordings(reading).find(
    (one) =>
      !/\b(?:hij|madre|padre)/.test(normalize(one.text)) &&
      (one.kind === "chatter" || wordCount(textOf(profile, one.line)) < WITH_FACT),
  );
  const wall = [...reading.prose].sort((a, b) => wordCount(b.text) - wordCount(a.text))[0];
  const start = wall === undefined ? null : wholeClause(wall.text, 70);
  const line = empty === undefined ? null : sentenceWith(profile, empty.line, empty.text);
  const few = reading.words < 50 || (reading.achievements.length < 3 && reading.prose.length < 3);
  return [
    wall !== undefined && start !== null && wordCount(wall.text) > WALL_WORDS
      ? {
          text: `Divide en líneas cortas el párrafo largo que empieza con ${quoted(start)}`,
        }
      : null,
    empty === undefined
      ? null
      : {
          text:
            `${empty.kind === "chatter" ? "Saca" : "Cambia"} ${quoted(empty.text)}` +
            `${line === null || line === empty.text ? "" : `, en ${quoted(line)}`}` +
            `${
              empty.kind === "chatter"
                ? ": deja solo hechos"
                : `${line === null || line === empty.text ? "" : ","} ` + "por un hecho que lo demuestre"
            }`,
          point: "asks to drop",
        },
    few
      ? {
          text: "Tu CV dice poco de lo que hiciste: agrega dos líneas por cada trabajo o estudio",
        }
      : null,
  ];
};

const spelling: Advice = ({ profile }) => {
  const found = profile.score.criteria.find((one) => one.id === "spelling");
  const words = [...(found?.finding.matchAll(/«([^»]+)»/g) ?? [])].map((match) => quoted(match[1] ?? ""));
  return [words.length > 0 ? { text: `Revisa cómo escribes ${joined(words)}` } : null];
};

const consistency: Advice = ({ profile }) => {
  const personal = [...new Set(privateData(profile.reading).map((one) => quoted(one.text)))];
  const jobs = profile.jobs.filter((job) => job.kind === "employment" && (job.title ?? job.employer) !== null);
  const dates = jobs.filter((job) => dateForm(job.dateText) !== null);
  const other = dates.find((job) => dateForm(job.dateText) !== dateForm(dates[0]?.dateText ?? ""));
  return [
    personal.length === 0
      ? null
      : {
          text:
            `Saca ${joined(personal)}: ` +
            `${personal.length === 1 ? "es un dato personal" : "son datos personales"} que nadie necesita para ` +
            "evaluarte",
        },
    other === undefined
      ? null
      : {
          text:
            `Escribe las fechas de un solo modo: hoy tienes ${quoted(dates[0]?.dateText ?? "")} y ` +
            `${quoted(other.dateText)}`,
        },
  ];
};

/** LinkedIn is suggested together with the other LinkedIn suggestions. */
const contact: Advice = ({ profile }) => {
  const { facts, reading } = profile;
  const missing = [
    ...(facts.email === null && !hasTrace(reading, "email") ? ["un correo"] : []),
    ...(facts.phone === null && !hasTrace(reading, "phone") ? ["un teléfono"] : []),
    ...(facts.location === null && !hasTrace(reading, "place") ? ["tu comuna o ciudad"] : []),
  ];
  return missing.length === 0
    ? []
    : [{ text: `No leímos ${missing.join(" ni ")} en tu CV: su lugar es bajo tu nombre` }];
};

export const form = { chronology, contact, structure, clarity, spelling, education, consistency } as const;
