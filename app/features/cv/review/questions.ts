/** Up to four questions that an interviewer would ask about this CV. */

import { regex } from "#app/platform/regex.ts";
import type { CvResult } from "../result.ts";
import { joined } from "../rubric/criteria/criterion-result.ts";
import { saysWho, tellsTask } from "../rubric/evidence/first-person-action.ts";
import { isQuoteOf } from "../rubric/evidence/quote.ts";
import type { Achievement } from "../rubric/evidence/results.ts";
import { LONGEST, quotableLine, quotableSkill } from "./quotable.ts";
import { isFragment, tellsOutcome } from "./quotable-achievements.ts";
import { jobPhrase } from "./quotable-jobs.ts";
import { achievementUsing } from "./quotable-skills.ts";
import { freshFirst, isQuotedIn, jobOf, type Level, presents, type ReviewProfile } from "./review-material.ts";
import { quoted, roleText } from "./sentence-style.ts";
import { failedChecks, firstThatHolds, type Statement } from "./statement-checks.ts";

export type Question = CvResult["interview_questions"][number];
type Draft = Statement & { category: string };

const COUNT = 4;
/** Generic questions are added only up to this number. */
const MIN_QUESTIONS = 2;
const MEASURED = 0.6;
/** Minimum length of a gap that an interviewer would ask about, in months. */
const PAUSE = 9;
const DIFFICULTY: Readonly<Record<Level, readonly Question["difficulty"][]>> = {
  junior: ["basic", "basic", "intermediate", "intermediate"],
  semi: ["intermediate", "basic", "intermediate", "advanced"],
  senior: ["advanced", "intermediate", "advanced", "intermediate"],
};

/** Achievements to ask about: those that open with an action or show a result, and can be quoted in full. */
function askable(profile: ReviewProfile): Achievement[] {
  return profile.sound.filter((achievement) => {
    const line = isFragment(achievement) ? null : quotableLine(achievement.text);
    return (
      (profile.facts.language === "es"
        ? tellsTask(achievement) && !/^(?:turnos?|equipo|reporto)(?!\p{L})/iu.test(achievement.text)
        : saysWho(achievement)) &&
      line !== null &&
      isQuoteOf(profile.reading.document, line)
    );
  });
}

function lineOf(achievement: Achievement): string {
  return quoted(quotableLine(achievement.text) ?? "");
}

/** Already quoted twice elsewhere. */
function isWorn(said: string, achievement: Achievement): boolean {
  return said.split(lineOf(achievement).slice(1, 25)).length > 2;
}

function lapse(months: number): string {
  return months < 24 ? `${months} meses` : `cerca de ${Math.round(months / 12)} años`;
}

/** The best result not quoted yet; if only one deserves a question, that one again. */
function achievement(profile: ReviewProfile, said: string): Draft | null {
  const achievements = askable(profile);
  const results = achievements.filter((one) => one.figures.length > 0 && one.strength >= MEASURED);
  // The strongest result is already praised, so the question is about another one.
  const achievement = freshFirst([...results.slice(1), ...results.slice(0, 1)], said)[0] ?? achievements[0];
  if (achievement === undefined) return null;
  const words = lineOf(achievement);
  const isResult = tellsOutcome(achievement);
  return {
    category: "Logros",
    achievement,
    text: isResult
      ? `En tu CV dices ${words}: ¿qué hiciste tú para lograrlo y cómo lo mediste?`
      : `En tu CV dices ${words}: ¿cómo lo hiciste y qué aprendiste?`,
  };
}

function technical(profile: ReviewProfile, said: string, first: Draft | null): Draft | null {
  const fresh = freshFirst(askable(profile), said);
  const achievements = fresh.filter((achievement) => achievement !== first?.achievement && !isWorn(said, achievement));
  const used = profile.sureSkills
    .filter(({ kind }) => kind === "tool")
    .flatMap((skill): Draft[] => {
      const name = quotableSkill(skill.name);
      const achievement = achievementUsing(skill, achievements);
      if (name === null || achievement === undefined) return [];
      const text = `¿Cómo usaste ${quoted(name)} (${lineOf(achievement)}) y qué harías distinto si partieras de nuevo?`;
      return [{ category: "Técnica", text, achievement, skills: [skill], point: "shows the skills in use" }];
    });
  return firstThatHolds(used, profile) ?? listed(profile);
}

/** Skills that are only listed: the person chooses what to tell. */
function listed(profile: ReviewProfile): Draft | null {
  const sure = profile.sureSkills.slice(0, 3).flatMap((skill) => quotableSkill(skill.name) ?? []);
  if (sure.length === 1)
    return {
      category: "Técnica",
      text: `En tu CV nombras ${quoted(sure[0] ?? "")}: ¿cuál fue la tarea más difícil en que te sirvió?`,
    };
  if (sure.length > 1)
    return {
      category: "Técnica",
      text:
        `En tu CV nombras ${joined(sure.map(quoted))}: ¿cuál fue la tarea más difícil en que te sirvió algo de ` +
        "eso?",
    };
  return null;
}

function pause(profile: ReviewProfile): Draft | null {
  const { reading, facts } = profile;
  // With an unrecognised job or date, or a study without years, gaps cannot be determined.
  const isWhole = facts.jobs.every(({ interval }) => interval !== null) && reading.sure.jobs.size === facts.jobs.length;
  if (!isWhole || !reading.sure.years || reading.facts.studies.some(({ endYear }) => endYear === null)) return null;
  const dated = facts.jobs
    .flatMap((job) => (job.interval === null ? [] : [{ job, ...job.interval }]))
    .sort((a, b) => a.start - b.start);
  let end = Number.NEGATIVE_INFINITY;
  let last: Draft["jobs"];
  for (const { job, start, end: over } of dated) {
    const gap = start - end;
    // Studying at that time explains the gap.
    const studied = reading.facts.studies.some(
      (study) =>
        study.endYear !== null && study.endYear * 12 + 11 >= end && (study.startYear ?? study.endYear) * 12 <= start,
    );
    if (Number.isFinite(end) && gap > PAUSE && job.employer !== null && job.kind === "employment" && !studied)
      return {
        category: "Trayectoria",
        jobs: [...(last ?? []), job],
        point: "asks about a pause",
        text:
          `Antes de entrar a ${job.employer} hay una pausa de ${lapse(gap - 1)} en tu CV: ¿qué hiciste en ese ` +
          "tiempo y qué te dejó?",
      };
    if ((over ?? Number.POSITIVE_INFINITY) >= end) last = [job];
    end = Math.max(end, over ?? Number.POSITIVE_INFINITY);
  }
  return null;
}

function trajectory(profile: ReviewProfile): (Draft | null)[] {
  const phrase = jobPhrase(profile.latest, LONGEST.title);
  return [
    pause(profile),
    phrase === null || profile.latest === null
      ? null
      : {
          category: "Trayectoria",
          jobs: [profile.latest],
          text: `¿Qué aprendiste en ${phrase} que te sirva para el cargo que buscas ahora?`,
        },
  ];
}

const TEAM = regex("iu")`
    \b(?:en equipo|junto (?:a|con)|coordin\p{L}+ (?:con|a|un|de \d|equipo)|equipos? de|áreas|multidisciplin|
    turno de \d|team|cross-functional)
  `;

/** Supervising a thesis or a survey is not leading people: the people must be named. */
const LEADS = regex("iu")`
    \b(?:lider|dirij|dirig|supervis|led\b|managed|jefatura)[^.;]*\b(?:equipos?|team|cuadrillas?|crews?|people|
    personas|jefaturas|profesionales|trabajador\p{L}*|colaborador\p{L}*|operari[oa]s|técnic[oa]s|analistas|
    asesor[ae]s|ayudantes|guardias|vendedor\p{L}*|enfermer[oa]s|internos|geólogos|mecánicos|reports|
    staff)(?!\p{L})
  `;

function team(profile: ReviewProfile, said: string): Draft | null {
  const achievement = freshFirst(askable(profile), said).find(
    (one) => (TEAM.test(one.text) || LEADS.test(one.text)) && !isQuotedIn(said, one),
  );
  if (achievement === undefined) return null;
  const words = lineOf(achievement);
  return LEADS.test(achievement.text)
    ? {
        category: "Liderazgo",
        achievement,
        text: `Dices ${words}: ¿cómo manejaste un desacuerdo dentro de ese equipo?`,
      }
    : {
        category: "Trabajo en equipo",
        achievement,
        text: `Dices ${words}: ¿cómo te coordinaste con las demás personas y qué harías mejor?`,
      };
}

/** @param asked the questions so far: no second question about the same line */
function another(profile: ReviewProfile, said: string, asked: string): Draft | null {
  const achievements = askable(profile);
  const order = freshFirst(
    achievements.filter((one) => !one.aside && !asked.includes(lineOf(one)) && !isWorn(said, one)),
    said,
  );
  const fresh = order.filter((one) => !isQuotedIn(said, one));
  const [first] = achievements;
  const achievement =
    fresh.find((one) => first === undefined || jobOf(profile, one) !== jobOf(profile, first)) ?? order[0];
  if (achievement === undefined) return null;
  return {
    category: "Resolución de problemas",
    achievement,
    text: `Sobre ${lineOf(achievement)}, ¿qué problema apareció en el camino y cómo lo resolviste?`,
  };
}

function motivation({ facts, study, reading }: ReviewProfile): Draft | null {
  if (study !== null && study.level !== "school" && study.level !== "course")
    return {
      category: "Motivación",
      study,
      text:
        `Según tu CV, tu formación incluye ${quoted(study.degree)}: ¿qué te motivó a elegirla y qué es lo que ` +
        "más te ha servido de ella?",
    };
  if (facts.profession !== null && presents(reading, facts.profession))
    return {
      category: "Motivación",
      text: `Te presentas ${roleText(facts.profession)}: ¿qué te motiva de ese trabajo y hacia dónde quieres crecer?`,
    };
  return null;
}

/** Questions for a CV with little content. */
function general(): Draft[] {
  return [
    {
      category: "Trabajo en equipo",
      text: `¿Cuándo has tenido que ponerte de acuerdo con otras personas y cuál fue tu parte?`,
    },
    {
      category: "Trayectoria",
      text: "¿Qué trabajo, práctica o proyecto te enseñó más y por qué?",
    },
    {
      category: "Técnica",
      text: "¿Qué sabes hacer bien que no aparece en tu CV y cómo lo demostrarías?",
    },
    {
      category: "Logros",
      text: `¿De qué resultado de tus estudios o trabajos sientes más orgullo y qué hiciste para lograrlo?`,
    },
    {
      category: "Motivación",
      text: "Tu CV no dice qué cargo buscas: ¿qué trabajo te gustaría y qué puedes aportar en él?",
    },
  ];
}

/**
 * Two to four, each of a different category, from concrete to general; difficulty fits the years of the CV. `said` is
 * what the review quotes elsewhere: questions prefer other achievements.
 */
export function interviewQuestions(profile: ReviewProfile, said: string): Question[] {
  const first = achievement(profile, said);
  const skill = technical(profile, said, first);
  const begun = `${first?.text ?? ""}\n${skill?.text ?? ""}`;
  const together = team(profile, `${said}\n${begun}`);
  const asked = `${begun}\n${together?.text ?? ""}`;
  const drafts = [
    first,
    skill,
    firstThatHolds(trajectory(profile), profile),
    together,
    profile.level === "junior" ? motivation(profile) : another(profile, `${said}\n${asked}`, asked),
    motivation(profile),
  ];
  const chosen: Draft[] = [];
  for (const draft of drafts) {
    if (draft === null || chosen.length >= COUNT || chosen.some((one) => one.category === draft.category)) continue;
    const isAsked = chosen.some((one) => one.achievement !== undefined && one.achievement === draft.achievement);
    if (!isAsked && failedChecks(draft, profile).length === 0) chosen.push(draft);
  }
  for (const draft of general())
    if (chosen.length < MIN_QUESTIONS && !chosen.some((one) => one.category === draft.category)) chosen.push(draft);
  const levels = DIFFICULTY[profile.level];
  return chosen.map(({ text, category }, at) => ({
    question: text.replace(/\s+/g, " ").replace(/\.{2,}/g, "."),
    category,
    difficulty: levels[at] ?? "intermediate",
  }));
}
